import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrangeChildren,
  childrenOf,
  createElement,
  descendantsOf,
  parseXml,
  renameElement,
  serializeXml,
} from './tree';
import { XmlError } from './parse-xml';

const parse = (xml: string) => parseXml(new TextEncoder().encode(xml));
const write = (root: ReturnType<typeof parse>) => new TextDecoder().decode(serializeXml(root));

const name = fc.stringMatching(/^[a-z]{1,6}$/);
const text = fc
  .string({ unit: 'binary', maxLength: 20 })
  .filter((value) => !/[\u0000-\u0008\u000B-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/u.test(value) && value.trim() !== '');

describe('the XML tree', () => {
  it('reads elements, attributes, text, references, CDATA; skips comments, instructions and space between elements', () => {
    const root = parse(
      '<?xml version="1.0"?>\n<a x="1 &amp; 2" y=\'"\'>\n <!-- no --> <b>&lt;&#65;&#x42;</b> <c/> <d><![CDATA[<raw>]]></d>\n</a>\n',
    );
    expect([...root.attributes]).toEqual([
      ['x', '1 & 2'],
      ['y', '"'],
    ]);
    expect(childrenOf(root).map((child) => [child.name, child.text])).toEqual([
      ['b', '<AB'],
      ['c', ''],
      ['d', '<raw>'],
    ]);
    expect(root.children).toHaveLength(3);
  });

  it('keeps the space that is all there is', () => {
    expect(parse('<r><t> </t></r>').text).toBe(' ');
  });

  it.each([
    ['<a><b></a></b>', /open/],
    ['<a>', /too early/],
    ['', /too early/],
    ['<a/><b/>', /second root/],
    ['<a/>text', /outside/],
    ['<a x=1/>', /quoted/],
    ['<a x="1" x="2"/>', /twice/],
    ['<a x="<"/>', /does not end/],
    ['<a>&nbsp;</a>', /no character/],
    ['<a>&amp</a>', /no character/],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a/>', /Document types/],
    ['<a><!-- </a>', /missing/],
    ['< a/>', /name is missing/],
  ])('refuses %s', (xml, message) => {
    expect(() => parse(xml)).toThrow(XmlError);
    expect(() => parse(xml)).toThrow(message);
  });

  it('writes what another parser reads in the same way', () => {
    fc.assert(
      fc.property(name, name, text, text, (element, attribute, value, content) => {
        const xml = write(createElement('root', {}, [createElement(element, { [attribute]: value }, [content])]));
        const other = new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'text/xml').documentElement
          ?.firstChild;
        expect(other?.textContent).toBe(content);
        const own = childrenOf(parse(xml))[0];
        expect([own?.name, own?.get(attribute), own?.text]).toEqual([element, value, content]);
      }),
    );
  });

  it('moves, renames and arranges elements', () => {
    const root = parse('<r><a/><b k="1"><x/></b><c/></r>');
    const [a, b] = childrenOf(root);
    if (a === undefined || b === undefined) throw new Error('Not parsed.');
    renameElement(b, 'd');
    root.append(a);
    expect(write(root)).toContain('<r><d k="1"><x/></d><c/><a/></r>');
    arrangeChildren(root, ['a', 'd']);
    expect(write(root)).toContain('<r><a/><d k="1"><x/></d></r>');
    expect(descendantsOf(root).map((one) => one.name)).toEqual(['a', 'd', 'x']);
  });
});

import { describe, expect, it } from 'vitest';
import { cleanXmlText, escapeXml } from './escape-xml';
import { languageTag } from './language-tag';
import { openPackage } from './open-package';
import { relationshipsPath, relativeTarget, resolveTarget, xmlPart } from './part';
import { ZipError, readZip } from './read-zip';
import { writePackage } from './write-package';
import { writeZip } from './write-zip';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('text for XML', () => {
  it('loses control characters and lone surrogates, and nothing else', () => {
    expect(cleanXmlText('a\u0000b\u000Bc\tdé\n😀e\uD83Df\uDE00g\uFFFF')).toBe('abc\tdé\n😀efg');
    expect(escapeXml('<a & "b" \'c\'>\u0001')).toBe('&lt;a &amp; &quot;b&quot; &apos;c&apos;&gt;');
  });

  it('has a language that PowerPoint accepts', () => {
    expect(languageTag('zh-Hant-TW')).toBe('zh-Hant-TW');
    expect(languageTag('de"/><x')).toBe('en-US');
  });
});

describe('zip archives', () => {
  const entries = [
    { name: 'text.xml', bytes: bytesOf('<a>'.repeat(200)), compress: true },
    { name: 'ü/picture.png', bytes: new Uint8Array([1, 2, 3]), compress: false },
  ];

  it('give back what was put in, in order', () => {
    const read = readZip(writeZip(entries));
    expect([...read.keys()]).toEqual(['text.xml', 'ü/picture.png']);
    for (const { name, bytes } of entries) expect(Buffer.from(read.get(name) ?? [])).toEqual(Buffer.from(bytes));
  });

  it('are the same bytes in every time zone', () => {
    const zone = process.env.TZ;
    const written = [];
    for (const one of ['UTC', 'Asia/Tokyo', 'America/New_York']) {
      process.env.TZ = one;
      written.push(Buffer.from(writeZip(entries)).toString('base64'));
    }
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(new Set(written).size).toBe(1);
  });

  it('are told from other files', () => {
    expect(() => readZip(bytesOf('no archive at all, but long enough'))).toThrow(ZipError);
    expect(() => readZip(new Uint8Array())).toThrow(ZipError);
  });
});

describe('packages', () => {
  it('address parts relatively', () => {
    expect(relationshipsPath('ppt/slides/slide1.xml')).toBe('ppt/slides/_rels/slide1.xml.rels');
    expect(relationshipsPath('')).toBe('_rels/.rels');
    for (const [from, to] of [
      ['ppt/slides/slide1.xml', 'ppt/media/a.png'],
      ['', 'ppt/p.xml'],
      ['a.xml', 'b/c.xml'],
    ] as const) {
      expect(resolveTarget(from, relativeTarget(from, to))).toBe(to);
    }
    expect(resolveTarget('ppt/slides/slide1.xml', '/ppt/charts/chart1.xml')).toBe('ppt/charts/chart1.xml');
  });

  it('say the type of what exists and of nothing else', () => {
    const picture = { contentType: 'image/png', bytes: new Uint8Array([1]), relationships: [] };
    const parts = new Map([
      ['a.xml', xmlPart('application/a+xml', '<a/>', [{ id: 'r1', type: 'up', target: 'm/p.png' }])],
      ['m/p.png', picture],
    ]);
    const bytes = writePackage(parts, [{ id: 'r0', type: 'start', target: 'a.xml' }]);
    const opened = openPackage(bytes);
    expect(opened.declaredParts).toEqual(['a.xml']);
    expect(['a.xml', 'm/p.png', 'x.gif'].map(opened.contentTypeOf)).toEqual([
      'application/a+xml',
      'image/png',
      undefined,
    ]);
    expect(opened.relationshipsOf('')).toEqual([{ id: 'r0', type: 'start', target: 'a.xml' }]);
    expect(opened.relationshipsOf('a.xml')).toEqual([{ id: 'r1', type: 'up', target: 'm/p.png' }]);
  });
});

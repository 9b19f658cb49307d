import { describe, expect, test } from 'vitest';
import { paragraph, run, textElement } from '@/lib/pptx/fixtures/elements';
import type { SceneElement } from '../scene/scene';
import { withLinks } from './links';

const box = { x: 1, y: 1, w: 5, h: 1 };

const runsOf = (element: SceneElement | undefined) =>
  element?.type === 'text' ? element.paragraphs.flatMap(({ runs }) => runs) : [];

/** The words that became links, and what they lead to. */
function linksIn(text: string, kind: 'sources' | 'bullets' = 'sources', name = 'Text') {
  const [element] = withLinks(kind, [textElement(name, box, [paragraph([run(text)])])]);
  const runs = runsOf(element);
  expect(runs.map((one) => one.text).join('')).toBe(text);
  return runs.flatMap((one) => (one.href === undefined ? [] : [[one.text, one.href]]));
}

describe('addresses of sources become hyperlinks', () => {
  test.each([
    ['see https://example.com/a?b=1&c=2#d.', 'https://example.com/a?b=1&c=2#d', undefined],
    ['(http://example.com)', 'http://example.com', 'http://example.com/'],
    ['https://en.wikipedia.org/wiki/Deck_(ship), 2024', 'https://en.wikipedia.org/wiki/Deck_(ship)', undefined],
    ['Go to www.example.co.uk/prices!', 'www.example.co.uk/prices', 'https://www.example.co.uk/prices'],
    ['Write to jane.doe@example.org today', 'jane.doe@example.org', 'mailto:jane.doe@example.org'],
    ['mailto:jane@example.org', 'jane@example.org', 'mailto:jane@example.org'],
    ['参照：https://example.jp/報告。次', 'https://example.jp/報告', 'https://example.jp/%E5%A0%B1%E5%91%8A'],
    ['https://bücher.example/ä', 'https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
    ['"https://example.com/x"', 'https://example.com/x', undefined],
    ["https://example.com/it's", "https://example.com/it's", 'https://example.com/it%27s'],
  ])('%s', (text, words, href) => {
    expect(linksIn(text)).toEqual([[words, href ?? words]]);
  });

  test.each([
    ['Smith 2020, doi:10.1000/xyz123.', '10.1000/xyz123', 'https://doi.org/10.1000/xyz123'],
    ['Eurostat, ec.europa.eu/eurostat', 'ec.europa.eu/eurostat', 'https://ec.europa.eu/eurostat'],
    ['ons.gov.uk, table 3', 'ons.gov.uk', 'https://ons.gov.uk/'],
    ['OECD.org', 'OECD.org', 'https://oecd.org/'],
  ])('%s', (text, words, href) => {
    expect(linksIn(text)).toEqual([[words, href]]);
  });

  test('several of one text, on slides of sources and in the source of any slide, but nowhere else', () => {
    const text = 'https://a.example and https://b.example';
    const hrefs = [
      ['https://a.example', 'https://a.example/'],
      ['https://b.example', 'https://b.example/'],
    ];
    expect(linksIn(text)).toEqual(hrefs);
    expect(linksIn(text, 'bullets', 'Source')).toEqual(hrefs);
    expect(linksIn(text, 'bullets')).toEqual([]);
    expect(linksIn(text, 'sources', 'Title')).toEqual([]);
  });
});

describe('nothing is a link that might harm or mislead', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'vbscript:msgbox(1)',
    '\\\\server\\share\\file.docx',
    'ms-word:ofe|u|https',
    'ftp://example.com/file',
    'https://bank.example@evil.example/',
    'https://user:secret@example.com/',
    'https://localhost/admin',
    'https://[::1]/',
    'http://127.0.0.1:8080/admin',
    'http://192.168.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'https://',
    'http://.',
    'https://exa…',
    'https://example.com/shortened…',
    `https://example.com/${'a'.repeat(2001)}`,
    'e.g. this, z.B. that, Node.js and report.pdf',
    'The end.It goes on. 3.5/4.2 and 10.5/7',
    'version 1.2.3-rc.1',
  ])('%s', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  test('what surrounds an address stays out of it', () => {
    const bidi = '\u202e';
    expect(linksIn(`https://example.com/a${bidi}b`)).toEqual([['https://example.com/a', 'https://example.com/a']]);
    expect(linksIn('https://example.com/a\u0000b')).toEqual([['https://example.com/a', 'https://example.com/a']]);
    expect(linksIn('https://example.com/"onclick="x')).toEqual([['https://example.com/', 'https://example.com/']]);
    expect(linksIn('javascript:https://example.com/')).toEqual([['https://example.com/', 'https://example.com/']]);
  });

  test('and long texts take no long time', () => {
    const started = performance.now();
    for (const part of ['a.', 'a-', '@a', '10.1234/', 'www.', 'https://', ')', 'https://a.b/(', '.'])
      linksIn(part.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

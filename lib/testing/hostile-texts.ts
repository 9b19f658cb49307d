import { seed } from './test-run';

/** A text of exactly so many UTF-16 units. */
type Make = (length: number) => string;

const of =
  (piece: string): Make =>
  (length) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

function lines(line: (index: number) => string): Make {
  return (length) => {
    const parts: string[] = [];
    for (let [index, left] = [0, length]; left > 0; index += 1) {
      const next = `${line(index)}\n`;
      parts.push(next);
      left -= next.length;
    }
    return parts.join('').slice(0, length);
  };
}

const nested =
  (open: string, close: string): Make =>
  (length) => {
    const depth = Math.floor(length / (open.length + close.length));
    return open.repeat(depth) + close.repeat(depth);
  };

const between =
  (before: string, make: Make, behind = ''): Make =>
  (length) =>
    before + make(length - before.length - behind.length) + behind;

/** Texts that are cheap to send and may be dear to read, each by what it is made of. */
export const hostileTexts: Readonly<Record<string, Make>> = {
  dots: of('.'),
  'open brackets': of('('),
  'brackets within brackets': nested('(', ')'),
  'square brackets within each other': nested('[', ']'),
  'brackets beside each other': of('()'),
  'remarks in brackets': of('(ask Veit) '),
  'quotation marks': of('"'),
  quotations: of('"a" said "b". '),
  blanks: between('a', of(' '), 'b'),
  'words far apart': of('a          '),
  tabs: between('a', of('\t'), 'b'),
  'line feeds': between('a', of('\n'), 'b'),
  'one word': of('a'),
  'one line of words': of('word '),
  'one line of sentences': of('This is a sentence. '),
  'one line of names': of('one; '),
  'wrapped lines': of('this is a line of words that goes on and on until it is full of words for\n'),
  'short lines': of('ab\n'),
  'Chinese letters': of('漢'),
  'Chinese sentences': of('漢字。'),
  'Arabic letters': of('م'),
  'Thai words': of('ภาษาไทย'),
  'combining marks': between('a', of('\u0301')),
  'joined emoji': of('👩‍👩‍👧‍👦'),
  'joiners alone': of('\u200d'),
  'changes of direction': of('\u202ea'),
  digits: of('1'),
  'digits with separators': of('123,456,'),
  'numbers beside units': of('5 % '),
  'numbers in groups': of('123 '),
  'version numbers': of('1.1.1.1'),
  dashes: of('-'),
  'numbers behind dashes': of('x – 5 '),
  bars: of('|'),
  'rows of bars': between('|a|b|\n|-|-|\n', of('|x|1|\n')),
  'tables of thousands of rows': lines((index) => `n${index}\t${index}\t${index * 2}`),
  'hash signs': of('#'),
  headings: lines((index) => `${'#'.repeat((index % 6) + 1)} Heading ${index}`),
  'quoted lines': lines((index) => `${'>'.repeat(index % 50)} a`),
  backticks: of('`a'),
  'empty blocks of code': of('```\n'),
  tildes: of('~'),
  stars: of('*a'),
  'open links': of('[]('),
  links: of('[a](b)'),
  'open elements': of('<div>'),
  'open attributes': of('<a b='),
  'comments of a wiki': between('== A ==\n== B ==\n', of('<!--')),
  entities: of('&amp;'),
  'lists within lists': lines((index) => `${' '.repeat(index % 200)}- x`),
  'items of a list': of('- a\n'),
  'bullets of a paragraph': of('• a\n'),
  'numbers of a list': lines((index) => `${(index % 90) + 1} Thing`),
  tickets: lines((index) => `#${index} thing`),
  addresses: of('https://example.com/a '),
  'one address': between('https://example.com/', of('a')),
  keys: lines((index) => `Item ${index}: ${index * 7}`),
  'equal keys': of('key: value\n'),
  records: lines((index) => `Name: N${index}\nAge: ${index}\nCity: Bonn\n`),
  'rows with quotation marks': of('"a","b"\n'),
  'rows whose quotation marks never close': of('a,"b\n'),
  'lines that look like rows': lines((index) => `Point ${index}, which tells of things, has six words more.`),
  'lines that look like rows of two': lines((index) => `Point ${index}; tells of things.`),
  'JSON that never ends': of('{"a":\n'),
  'lists of JSON that never end': of('["a", \n'),
  'JSON within JSON': nested('{"a":', '}'),
  'anchors of YAML': lines((index) => `k${index}: &a${index} [*a${Math.max(0, index - 1)}]`),
  'keys that look like YAML': lines((index) => (index % 4 ? `  k${index}: v` : `k${index}: x: y: [`)),
  turns: of('Ann: hello there.\nBen: good day to you.\n'),
  'numbers of pages': lines((index) => (index % 2 ? `text ${index}` : `Page ${index}`)),
  'requests in a line': of('Make 5 slides about tea. '),
  'what is to be left out': lines((index) => `Leave out part ${index}.`),
  'names that are not wanted': between(
    'No names please.\n\n',
    lines((index) => (index === 0 ? 'Tile;Years;Owner' : `Clay ${index};80;Ann${index} Vogt${index}`)),
  ),
  'codes that are not wanted': between(
    'No ticket numbers please.\n\n',
    lines((index) => `- fixed (AF-${index + 100})`),
  ),
  'slides by their numbers': lines((index) => `Slide ${index + 1}: Title ${index}\n- point`),
  'what a line counts': of('There are three things: first a, second b, third c.\n'),
  'a bit of everything': of(
    '# A\n\n- b: 1\n\n| c | d |\n|---|---|\n| e | 2 |\n\n> f `g` *h* [i](https://j.example) 漢字。 👩‍👧 "k" (l) 1.2.3\n\n',
  ),
  'a bit of every sign': of('a1.-(["\'|#>`*_~<&\\:;,!?漢م👩‍👧 \t\n'),
};

/** Every `every`th of them, another part with another seed; all of them for 1. */
export function someTexts(every: number): [string, Make][] {
  return Object.entries(hostileTexts).filter((_, index) => (index + seed) % every === 0);
}

/** Which characters a shipped font keeps. */
export type CharacterSet = keyof typeof characterSets;

/** Blocks of Unicode, first and last code point. */
const alphabets = [
  [0x20, 0x7e], // Basic Latin
  [0xa0, 0x24f], // Latin-1, Extended-A and -B
  [0x2b0, 0x36f], // modifier letters, combining marks
  [0x370, 0x52f], // Greek, Cyrillic
  [0x590, 0x5ff], // Hebrew
  [0x1e00, 0x1eff], // Vietnamese and others
  [0x2000, 0x22ff], // punctuation, currency, letterlike, numbers, arrows, mathematics
  [0x25a0, 0x25ff], // geometric shapes
  [0xfb1d, 0xfb4f], // pointed Hebrew
] as const;

/**
 * What stands beside the letters of a shaped script: joiners and marks of direction, and the
 * figures and Latin letters of its lines, which must be set in one font.
 */
const besideShaped = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x25cc, 0x25cc],
] as const;

export const characterSets = {
  alphabets: blocks(alphabets),
  arabic: blocks([...besideShaped, [0x600, 0x6ff], [0x750, 0x77f], [0x8a0, 0x8ff], [0xfb50, 0xfdff], [0xfe70, 0xfefc]]),
  devanagari: blocks([...besideShaped, [0x900, 0x97f], [0x1cd0, 0x1cff], [0xa8e0, 0xa8ff]]),
  thai: blocks([...besideShaped, [0xe00, 0xe7f]]),
  symbols: blocks([
    [0x20, 0x20],
    [0x2190, 0x21ff],
    [0x2300, 0x23ff],
    [0x25a0, 0x27bf],
    [0x2b00, 0x2bff],
  ]),
  emoji: blocks([
    [0x20, 0x20],
    [0x200d, 0x200d],
    [0xfe0f, 0xfe0f],
    [0x231a, 0x23ff],
    [0x2600, 0x27bf],
    [0x2b00, 0x2bff],
    [0x1f300, 0x1f64f],
    [0x1f680, 0x1f6ff],
    [0x1f900, 0x1f9ff],
  ]),
  // Signs, kana and the 2,965 kanji of level 1 of JIS X 0208.
  japanese: `${rows('euc-jp', 1, 5)}${rows('euc-jp', 16, 47)}${wideForms()}`,
  // Signs and the 3,755 hanzi of level 1 of GB 2312.
  simplified: `${rows('gb2312', 1, 3)}${rows('gb2312', 16, 55)}${wideForms()}`,
  // The 5,401 hanzi of level 1 of Big5 that the two above lack.
  traditional: without(bigFive(), `${rows('euc-jp', 16, 47)}${rows('gb2312', 16, 55)}`),
  // Signs and the 2,350 syllables of KS X 1001.
  korean: `${rows('euc-kr', 1, 4)}${rows('euc-kr', 16, 40)}`,
} as const satisfies Record<string, string>;

function blocks(ranges: readonly (readonly [number, number])[]): string {
  return ranges
    .map(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(''),
    )
    .join('');
}

/** Rows of a national standard of 94 by 94 characters, by the encoding that carries it. */
function rows(encoding: string, first: number, last: number): string {
  const decoder = new TextDecoder(encoding);
  let characters = '';
  for (let row = first; row <= last; row += 1) {
    for (let cell = 1; cell <= 94; cell += 1)
      characters += known(decoder.decode(Uint8Array.of(0xa0 + row, 0xa0 + cell)));
  }
  return characters;
}

/** Level 1 of Big5: lead bytes A4 to C6. */
function bigFive(): string {
  const decoder = new TextDecoder('big5');
  let characters = '';
  for (let lead = 0xa4; lead <= 0xc6; lead += 1) {
    for (let trail = 0x40; trail <= (lead === 0xc6 ? 0x7e : 0xfe); trail += 1) {
      if (trail <= 0x7e || trail >= 0xa1) characters += known(decoder.decode(Uint8Array.of(lead, trail)));
    }
  }
  return characters;
}

/** Full-width letters and signs, which every East Asian text may hold. */
function wideForms(): string {
  return blocks([
    [0x3000, 0x303f],
    [0xff01, 0xffe6],
  ]);
}

function known(decoded: string): string {
  return decoded.includes('\ufffd') ? '' : decoded;
}

function without(characters: string, others: string): string {
  const taken = new Set(others);
  return [...characters].filter((character) => !taken.has(character)).join('');
}

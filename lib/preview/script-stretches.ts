import { type Script, scriptOf } from '@/lib/deck/text/scripts';

/** What decides the font of a piece of text: its script, Greek and Cyrillic told apart from Latin. */
export type Lettering = Exclude<Script, 'symbol' | 'emoji'> | 'greek-cyrillic';

export interface Stretch {
  text: string;
  lettering: Lettering;
}

/** Scripts whose letters join or move with their neighbours, or are read from right to left. */
const shaped: ReadonlySet<Lettering> = new Set([
  'hebrew',
  'arabic',
  'devanagari',
  'indic',
  'tamil',
  'thai',
  'lao',
  'khmer',
  'myanmar',
]);

/**
 * The shaped script of a line, which decides the font of all of it: a rasteriser that gets two
 * numbers of glyphs for one line from two fonts draws nothing at all. Undefined where every
 * piece can have its own.
 */
export function shapedScriptOf(texts: readonly string[]): Lettering | undefined {
  return texts.flatMap(scriptStretches).find(({ lettering }) => shaped.has(lettering))?.lettering;
}

/**
 * Cuts a text where its script changes, so that each piece can name the fonts that have its
 * letters. Spaces stay with what stands before them, and so do signs that East Asian text
 * sets full-width; digits and ASCII signs are Latin everywhere, as Office takes them.
 */
export function scriptStretches(text: string): Stretch[] {
  if (!/[^\0-\u036f]/.test(text)) return text === '' ? [] : [{ text, lettering: 'latin' }];
  const stretches: Stretch[] = [];
  for (const character of text) {
    const last = stretches.at(-1);
    const lettering = letteringOf(character, last?.lettering);
    if (last?.lettering === lettering) last.text += character;
    else stretches.push({ text: character, lettering });
  }
  return stretches;
}

/** Spaces, joiners, marks on letters and variation selectors have no script of their own. */
const inherited = /[\s\p{M}\p{Cf}]/u;
/** Quotation marks, dashes, dots and the middle dot are as wide as a letter in East Asian text. */
const wideBesideEastAsian = /[\u00b7\u2010-\u2027\u2030-\u205e]/u;

function letteringOf(character: string, before: Lettering | undefined): Lettering {
  const codePoint = character.codePointAt(0) ?? 0;
  if (before && inherited.test(character)) return before;
  if ((before === 'east-asian' || before === 'hangul') && wideBesideEastAsian.test(character)) return before;
  if (codePoint >= 0x370 && codePoint < 0x530) return 'greek-cyrillic';
  const script = scriptOf(codePoint);
  return script === 'symbol' || script === 'emoji' ? 'latin' : script;
}

/**
 * Writes lib/deck/text/metrics/noto-sans-<script>.ts: how wide the letters of Arabic, Devanagari
 * and Thai are in the fonts of assets/fonts, by the forms and conjuncts that a shaper makes of
 * them. Run it after scripts/build-fonts.ts:
 *
 *   npx tsx scripts/build-script-metrics.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import type { Font } from 'fontkit';

type Entries = [letters: string, advances: number[]][];

const root = join(import.meta.dirname, '..');
const scripts: Readonly<Record<string, (font: Font) => Entries>> = {
  arabic: readArabic,
  devanagari: readDevanagari,
  thai: readThai,
};

const beh = '\u0628';
const lam = '\u0644';
const alefs = ['\u0622', '\u0623', '\u0625', '\u0627', '\u0671'];
const virama = '\u094d';
const joiner = '\u200d';
const ra = '\u0930';
/** Conjuncts that differ less from their parts than this share of an em are not worth an entry. */
const leastDifference = 0.012;

function main(): void {
  for (const [script, read] of Object.entries(scripts)) {
    const weights = (['regular', 'bold'] as const).map((weight) => {
      const font = openSync(join(root, 'assets/fonts', `noto-sans-${script}-${weight}.ttf`));
      return `  ${weight}:\n    '${encode(read(font))}',\n`;
    });
    const name = `notoSans${script[0]?.toUpperCase()}${script.slice(1)}`;
    const text =
      `// Written by scripts/build-script-metrics.ts from assets/fonts/noto-sans-${script}-*.ttf; do not edit.\n` +
      `import type { ScriptMetrics } from './script-metrics';\n\nexport const ${name}: ScriptMetrics = {\n${weights.join('')}};\n`;
    const path = join(root, 'lib/deck/text/metrics', `noto-sans-${script}.ts`);
    writeFileSync(path, text);
    console.log(`${path}: ${Math.round(text.length / 1024)} kB`);
  }
}

/**
 * One advance for what never joins, two (isolated, final) for what joins to the letter before it,
 * four (isolated, initial, medial, final) for what joins to both; lam and alef together have two.
 */
function readArabic(font: Font): Entries {
  const entries: Entries = lettersOf(font, /\p{sc=Arabic}|[\u060c\u061b\u061f\u0640 ]|\p{Nd}/u).map((letter) => {
    const alone = emOf(font, letter);
    const joinsBack = /\p{L}/u.test(letter) && joins(font, beh, letter, 0);
    if (!joinsBack) return [letter, [alone]];
    const final = emOf(font, joiner + letter);
    if (!joins(font, letter, beh, 1)) return [letter, [alone, final]];
    return [letter, [alone, emOf(font, letter + joiner), emOf(font, joiner + letter + joiner), final]];
  });
  for (const alef of alefs) entries.push([lam + alef, [emOf(font, lam + alef), emOf(font, joiner + lam + alef)]]);
  return entries;
}

/** Whether the shaper gives beh, one of the two letters, another form than it has alone. */
function joins(font: Font, first: string, second: string, behAt: 0 | 1): boolean {
  const alone = font.layout(beh, { mark: false }).glyphs.map(({ id }) => id);
  const both = font.layout(first + second, { mark: false }).glyphs.map(({ id }) => id);
  // From right to left: the last glyph is that of the first letter.
  const found = behAt === 0 ? both.slice(-alone.length) : both.slice(0, alone.length);
  return found.join() !== alone.join();
}

/**
 * A consonant has two advances (whole, and half before another one), everything else one. A pair of
 * consonants is listed with what its second one adds to the half of the first, where that isn't its own width.
 */
function readDevanagari(font: Font): Entries {
  const letters = lettersOf(font, /\p{sc=Devanagari}|[\u0964\u0965 ]/u);
  const consonants = letters.filter((letter) => /[\u0915-\u0939\u0958-\u095f]/u.test(letter));
  const halves = new Map(
    consonants.map((letter) => [letter, letter === ra ? 0 : emOf(font, letter + virama + joiner)]),
  );
  const entries: Entries = letters.map((letter) => {
    const half = halves.get(letter);
    if (half !== undefined) return [letter, [emOf(font, letter), half]];
    // A vowel sign alone would stand on a dotted circle.
    const isSign = /\p{M}/u.test(letter);
    return [letter, [isSign ? emOf(font, `\u0915${letter}`) - emOf(font, '\u0915') : emOf(font, letter)]];
  });
  for (const first of consonants) {
    for (const second of consonants) {
      const added = emOf(font, first + virama + second) - (halves.get(first) ?? 0);
      if (Math.abs(added - emOf(font, second)) > leastDifference) entries.push([first + second, [Math.max(0, added)]]);
    }
  }
  return entries;
}

function readThai(font: Font): Entries {
  const base = '\u0e01';
  return lettersOf(font, /\p{sc=Thai}|\u0e3f| /u).map((letter) => {
    const leansOn = letter === '\u0e33' || /\p{M}/u.test(letter);
    return [letter, [leansOn ? emOf(font, base + letter) - emOf(font, base) : emOf(font, letter)]];
  });
}

/** What the font has of a script; marks that stand above or below a letter need no entry. */
function lettersOf(font: Font, script: RegExp): string[] {
  const all = font.characterSet.map((codePoint) => String.fromCodePoint(codePoint));
  return all.filter((letter) => script.test(letter) && !/[\p{Mn}\p{Me}\p{Cf}0-9]/u.test(letter));
}

/** Where marks stand changes no advance, and the shaper fails on letters without an anchor for them. */
function emOf(font: Font, text: string): number {
  return font.layout(text, { mark: false, mkmk: false }).advanceWidth / font.unitsPerEm;
}

function encode(entries: Entries): string {
  const base36 = (value: number) => value.toString(36);
  return entries
    .map(([letters, advances]) => {
      const key = [...letters].map((letter) => base36(letter.codePointAt(0) ?? 0)).join('+');
      return `${key}:${advances.map((em) => base36(Math.max(0, Math.round(em * 1000)))).join(',')}`;
    })
    .join(';');
}

main();

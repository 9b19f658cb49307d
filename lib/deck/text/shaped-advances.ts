import type { Advances, ScriptMetrics } from './metrics/script-metrics';
import { decodeAdvances, keyOf } from './metrics/script-metrics';
import { notoSansArabic } from './metrics/noto-sans-arabic';
import { notoSansDevanagari } from './metrics/noto-sans-devanagari';
import { notoSansThai } from './metrics/noto-sans-thai';
import type { Script } from './scripts';
import { scriptOf, scriptWidths } from './scripts';

/** Advance in em of the letter at a place of a text; undefined where the table lacks it. */
type Reader = (advances: Advances, text: string, at: number) => number | undefined;

interface ShapedScript {
  metrics: ScriptMetrics;
  read: Reader;
  /**
   * How much wider than in the table the letters may come out. Office draws Arabic in Arial, which is
   * narrower, but LibreOffice, without a twin of these letters, takes DejaVu Sans: in running text
   * 6 % and in bold 14 % wider than Noto Sans.
   */
  reserve: { regular: number; bold: number };
}

const none = { regular: 1, bold: 1 };

/** Scripts whose letters change with their neighbours or stand above each other, with the fonts of assets/fonts. */
const shapedScripts: Partial<Record<Script, ShapedScript>> = {
  arabic: { metrics: notoSansArabic, read: readArabic, reserve: { regular: 1.06, bold: 1.14 } },
  devanagari: { metrics: notoSansDevanagari, read: readDevanagari, reserve: none },
  thai: { metrics: notoSansThai, read: (advances, text, at) => advances.get(text.charCodeAt(at))?.[0], reserve: none },
};

/** A space of Arial, in which Office sets the spaces between Hebrew words. */
const hebrewSpaceEm = 0.278;
const zeroWidthJoiner = 0x200d;
const lam = 0x644;
const virama = 0x94d;
const nukta = 0x93c;
const mark = /^[\p{Mn}\p{Me}]$/u;
const widthless = /^[\p{Mn}\p{Me}\p{Cf}]$/u;

/** Advance in em of a letter of Arabic, Devanagari or Thai beside its neighbours; undefined for anything else. */
export function shapedEm(text: string, at: number, bold: boolean | undefined): number | undefined {
  const codePoint = text.charCodeAt(at);
  if (codePoint < 0x600 || (codePoint > 0xeff && codePoint < 0xfb50) || codePoint > 0xfeff) return undefined;
  const script = scriptOf(codePoint);
  const shaped = shapedScripts[script];
  return shaped?.read(advancesOf(shaped, bold), text, at);
}

/** Whether a character takes the average of its script, because no table has its width. */
export function isAveraged(character: string): boolean {
  const script = scriptOf(character.codePointAt(0) ?? 0);
  return scriptWidths[script].averaged && shapedEm(character, 0, false) === undefined && !widthless.test(character);
}

/** Least advance in em of a space after this character: it comes from the same font. */
export function spaceAfterEm(previous: number, bold: boolean | undefined): number {
  if (previous < 0x590 || previous > 0xfeff) return 0;
  const script = scriptOf(previous);
  if (script === 'hebrew') return hebrewSpaceEm;
  const shaped = shapedScripts[script];
  return shaped ? (advancesOf(shaped, bold).get(0x20)?.[0] ?? 0) : 0;
}

const decoded = { regular: new Map<ScriptMetrics, Advances>(), bold: new Map<ScriptMetrics, Advances>() };

function advancesOf({ metrics, reserve }: ShapedScript, bold: boolean | undefined): Advances {
  const weight = bold ? 'bold' : 'regular';
  let advances = decoded[weight].get(metrics);
  if (!advances) decoded[weight].set(metrics, (advances = decodeAdvances(metrics[weight], reserve[weight])));
  return advances;
}

/** The entry's length tells how a letter joins: 1 never, 2 to the one before it, 4 to both. */
function readArabic(advances: Advances, text: string, at: number): number | undefined {
  const letter = text.charCodeAt(at);
  const own = advances.get(letter);
  if (!own || own.length === 1) return own?.[0];
  const before = neighbour(advances, text, at, -1);
  const after = neighbour(advances, text, at, 1);
  // A lam and the alef after it are one; the lam has the width of both.
  if (before === lam && advances.has(keyOf(lam, letter))) return 0;
  const joinsBack = before === zeroWidthJoiner || advances.get(before)?.length === 4;
  const ligature = letter === lam ? advances.get(keyOf(lam, after)) : undefined;
  if (ligature) return ligature[joinsBack ? 1 : 0];
  if (own.length === 2) return own[joinsBack ? 1 : 0];
  const joinsOn = after === zeroWidthJoiner || (advances.get(after)?.length ?? 1) > 1;
  return own[joinsBack ? (joinsOn ? 2 : 3) : joinsOn ? 1 : 0];
}

/** The next character that isn't a mark on a letter; 0 at the end of the text. */
function neighbour(advances: Advances, text: string, at: number, step: 1 | -1): number {
  let index = at + step;
  while (!advances.has(text.charCodeAt(index)) && mark.test(text.charAt(index))) index += step;
  return codeAt(text, index);
}

/** A consonant before a virama and another consonant is a half one; some pairs have a width of their own. */
function readDevanagari(advances: Advances, text: string, at: number): number | undefined {
  const letter = text.charCodeAt(at);
  const [whole, half] = advances.get(letter) ?? [];
  if (whole === undefined || half === undefined) return whole;
  const added = advances.get(keyOf(consonantBefore(text, at), letter))?.[0] ?? whole;
  return isHalved(advances, text, at) ? Math.max(0, added - whole + half) : added;
}

/** The consonant that a virama ties to this one; 0 where there is none. */
function consonantBefore(text: string, at: number): number {
  if (codeAt(text, at - 1) !== virama) return 0;
  return codeAt(text, codeAt(text, at - 2) === nukta ? at - 3 : at - 2);
}

function isHalved(advances: Advances, text: string, at: number): boolean {
  const sign = codeAt(text, at + 1) === nukta ? at + 2 : at + 1;
  if (codeAt(text, sign) !== virama) return false;
  const next = codeAt(text, sign + 1);
  return next === zeroWidthJoiner || advances.get(next)?.length === 2;
}

/** 0 outside the text. */
function codeAt(text: string, index: number): number {
  return index < 0 || index >= text.length ? 0 : text.charCodeAt(index);
}

import type { Advances, ScriptMetrics } from './metrics/script-metrics';
import { decodeAdvances } from './metrics/script-metrics';
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
  thai: { metrics: notoSansThai, read: (advances, text, at) => advances.get(text.charAt(at))?.[0], reserve: none },
};

/** A space of Arial, in which Office sets the spaces between Hebrew words. */
const hebrewSpaceEm = 0.278;
const zeroWidthJoiner = '\u200d';
const lam = '\u0644';
const virama = '\u094d';
const nukta = '\u093c';
const mark = /^[\p{Mn}\p{Me}]$/u;
const widthless = /^[\p{Mn}\p{Me}\p{Cf}]$/u;

/** Advance in em of a letter of Arabic, Devanagari or Thai beside its neighbours; undefined for anything else. */
export function shapedEm(text: string, at: number, bold: boolean | undefined): number | undefined {
  const codePoint = text.charCodeAt(at);
  if (codePoint < 0x600 || (codePoint > 0xeff && codePoint < 0xfb50) || codePoint > 0xfeff) return undefined;
  const script = scriptOf(codePoint);
  const shaped = shapedScripts[script];
  return shaped?.read(advancesOf(script, shaped, bold), text, at);
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
  return shaped ? (advancesOf(script, shaped, bold).get(' ')?.[0] ?? 0) : 0;
}

const decoded = new Map<string, Advances>();

function advancesOf(script: Script, { metrics, reserve }: ShapedScript, bold: boolean | undefined): Advances {
  const weight = bold ? 'bold' : 'regular';
  const key = `${script} ${weight}`;
  let advances = decoded.get(key);
  if (!advances) {
    const factor = reserve[weight];
    advances = new Map([...decodeAdvances(metrics[weight])].map(([letters, ems]) => [letters, ems.map((em) => em * factor)]));
    decoded.set(key, advances);
  }
  return advances;
}

/** The entry's length tells how a letter joins: 1 never, 2 to the one before it, 4 to both. */
function readArabic(advances: Advances, text: string, at: number): number | undefined {
  const letter = text.charAt(at);
  const own = advances.get(letter);
  if (!own || own.length === 1) return own?.[0];
  const before = neighbour(text, at, -1);
  const after = neighbour(text, at, 1);
  if (before === lam && advances.has(lam + letter)) return 0;
  const joinsBack = before === zeroWidthJoiner || advances.get(before)?.length === 4;
  const ligature = letter === lam && after !== '' ? advances.get(lam + after) : undefined;
  if (ligature) return ligature[joinsBack ? 1 : 0];
  if (own.length === 2) return own[joinsBack ? 1 : 0];
  const joinsOn = after === zeroWidthJoiner || (advances.get(after)?.length ?? 1) > 1;
  return own[joinsBack ? (joinsOn ? 2 : 3) : joinsOn ? 1 : 0];
}

/** The next character that isn't a mark on a letter; empty at the end of the text. */
function neighbour(text: string, at: number, step: 1 | -1): string {
  let index = at + step;
  while (mark.test(text.charAt(index))) index += step;
  return text.charAt(index);
}

/** A consonant before a virama and another consonant is a half one; some pairs have a width of their own. */
function readDevanagari(advances: Advances, text: string, at: number): number | undefined {
  const own = advances.get(text.charAt(at));
  const [whole, half] = own ?? [];
  if (whole === undefined || half === undefined) return whole;
  const joined = advances.get(consonantBefore(text, at) + text.charAt(at))?.[0];
  const added = joined ?? whole;
  return isHalved(advances, text, at) ? Math.max(0, added - whole + half) : added;
}

/** The consonant that a virama ties to this one; empty where there is none. */
function consonantBefore(text: string, at: number): string {
  if (text.charAt(at - 1) !== virama) return '';
  return text.charAt(text.charAt(at - 2) === nukta ? at - 3 : at - 2);
}

function isHalved(advances: Advances, text: string, at: number): boolean {
  const sign = text.charAt(at + 1) === nukta ? at + 2 : at + 1;
  if (text.charAt(sign) !== virama) return false;
  const next = text.charAt(sign + 1);
  return next === zeroWidthJoiner || advances.get(next)?.length === 2;
}

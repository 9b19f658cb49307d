import { createHash } from 'node:crypto';
import type { Font } from 'fontkit';
import type { FaceName, FontMetrics } from '@/lib/deck/text/metrics/font-metrics';
import { knowFont } from '@/lib/deck/text/own-fonts';
import type { FontFamily } from '@/lib/deck/theme/theme';

/** What is measured of one file of a family. */
export interface FontFace {
  family: string;
  face: FaceName;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** As in `FontMetrics.faces`. */
  advances: string;
  /** As in `FontMetrics.kerning`. */
  kerning: string;
}

/** The faces of a family as far as they are there; others are measured by the nearest. */
function metricsOfFaces(faces: readonly FontFace[]): FontMetrics | undefined {
  const by = new Map(faces.map((one) => [one.face, one]));
  const nearest = (...names: FaceName[]) => names.map((name) => by.get(name)).find((one) => one !== undefined);
  const regular = nearest('regular', 'bold', 'italic', 'boldItalic');
  if (regular === undefined) return undefined;
  const bold = nearest('bold', 'boldItalic') ?? regular;
  // Advances are in the units of the first face.
  const scaled = (one: FontFace) => (one.unitsPerEm === regular.unitsPerEm ? one : regular).advances;
  const { unitsPerEm, ascent, descent, lineGap } = regular;
  return {
    unitsPerEm,
    ascent,
    descent,
    lineGap,
    faces: {
      regular: regular.advances,
      bold: scaled(bold),
      italic: scaled(nearest('italic') ?? regular),
      boldItalic: scaled(nearest('boldItalic', 'bold') ?? regular),
    },
    kerning: { regular: regular.kerning, bold: bold.kerning },
  };
}

/** What themes call the families whose faces are known, by their lower-case names. */
export type OwnFamilies = ReadonlyMap<string, FontFamily>;

/**
 * Makes families measurable; later faces replace earlier ones of the same family and form.
 *
 * @param asked names of the families that text will be set in: an organization may have many more
 */
export function ownFamilies(faces: readonly FontFace[], asked: readonly string[]): OwnFamilies {
  const wanted = new Set(asked.map((name) => name.toLowerCase()));
  const names = new Map<string, FontFace[]>();
  for (const face of faces) {
    const name = face.family.toLowerCase();
    if (!wanted.has(name)) continue;
    names.set(name, [...(names.get(name) ?? []).filter((one) => one.face !== face.face), face]);
  }
  const families = [...names].flatMap(([name, own]) => {
    const metrics = metricsOfFaces(own);
    if (metrics === undefined) return [];
    const print = createHash('sha256').update(JSON.stringify(metrics)).digest('hex').slice(0, 12);
    return [[name, knowFont(own[0]!.family, metrics, print)] as const];
  });
  return new Map(families);
}

export class FontError extends Error {
  override name = 'FontError';
}

/**
 * Measures a font file.
 *
 * @param bytes OpenType or TrueType, plain or as WOFF or WOFF2
 * @throws {FontError} when it is none, or has no letters
 */
export async function readFontFile(bytes: Uint8Array): Promise<FontFace> {
  const { create } = await import('fontkit');
  return opened(() => measured(create(bytes)));
}

function measured(font: Font): FontFace {
  if (!('hmtx' in font) || 'fonts' in font)
    throw new FontError('This is a collection of fonts. Upload the files of its fonts one by one.');
  const letters = font.characterSet.filter((codePoint) => codePoint >= 0x20 && codePoint <= lastCodePoint);
  if (letters.length === 0) throw new FontError('This font has no letters that can be measured.');
  const family = (font.getName('preferredFamily') ?? font.familyName ?? '').trim();
  if (family === '' || family.length > longestName || /[#<>"&]/.test(family))
    throw new FontError('This font says no name of its family by which templates could ask for it.');
  const { ascent, descent, lineGap } = font.hhea;
  return {
    family,
    face: faceOfFont(font),
    unitsPerEm: font.unitsPerEm,
    ascent,
    descent,
    lineGap,
    advances: encodeAdvances(advancesOf([font])),
    kerning: encodeKerning(font),
  };
}

const longestName = 100;

function opened<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof FontError) throw cause;
    throw new FontError('This file can’t be read as a font. Use .ttf, .otf or .woff2.', { cause });
  }
}

function faceOfFont(font: Font): FaceName {
  const { macStyle } = font.head;
  const bold = macStyle.bold || font['OS/2'].usWeightClass >= 600;
  if (macStyle.italic || font.italicAngle !== 0) return bold ? 'boldItalic' : 'italic';
  return bold ? 'bold' : 'regular';
}

/** Beyond lie East Asian characters and presentation forms, which have widths of their own. */
const lastCodePoint = 0x2fff;

/** By code point; a font may be divided into a file a subset. */
export function advancesOf(subsets: readonly Font[]): Map<number, number> {
  const advances = new Map<number, number>();
  for (const font of subsets) {
    for (const codePoint of font.characterSet) {
      if (codePoint < 0x20 || codePoint > lastCodePoint || advances.has(codePoint)) continue;
      // Combining marks stand on the letter before them, whatever advance a font gives them alone.
      const isMark = /\p{Mn}|\p{Me}|\p{Cf}/u.test(String.fromCodePoint(codePoint));
      advances.set(codePoint, isMark ? 0 : advanceOf(font, codePoint));
    }
  }
  return advances;
}

/** From `hmtx`; the glyph's own `advanceWidth` reads its outline as well, which fails on blank glyphs of a WOFF. */
function advanceOf(font: Font, codePoint: number): number {
  const { id } = font.glyphForCodePoint(codePoint);
  return font.hmtx.metrics.get(Math.min(id, font.hhea.numberOfMetrics - 1)).advance;
}

/** What programs kern most: the letters of Western Europe, digits and the signs between them. */
const kernedCharacters = [
  ...' !"%&\'()*+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  ...'–—‘’“”„«»€ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÜßàáâãäåæçèéêëíîïñóôõöøùúûüœłńśźżąęğışç',
];
/** Of an em; less is not seen. */
const leastKerning = 0.002;

/** How much closer two characters stand than their advances say, ligatures included, as `first:units=second.second,…;…`. */
export function encodeKerning(font: Font): string {
  const has = new Set(font.characterSet);
  const known = kernedCharacters.filter((character) => has.has(character.codePointAt(0)!));
  const widthOf = (text: string) => font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const alone = new Map(known.map((character) => [character, widthOf(character)]));
  const base36 = (character: string) => character.codePointAt(0)!.toString(36);
  return known
    .flatMap((first) => {
      const byUnits = new Map<number, string[]>();
      for (const second of known) {
        const units = Math.round(widthOf(first + second) - alone.get(first)! - alone.get(second)!);
        if (Math.abs(units) < leastKerning * font.unitsPerEm) continue;
        byUnits.set(units, [...(byUnits.get(units) ?? []), base36(second)]);
      }
      const groups = [...byUnits].map(([units, seconds]) => `${units.toString(36)}=${seconds.join('.')}`);
      return groups.length > 0 ? [`${base36(first)}:${groups.join(',')}`] : [];
    })
    .join(';');
}

/** Runs of consecutive code points as `first:advance,advance*count,…`, joined by `;`, in base 36. */
export function encodeAdvances(advances: ReadonlyMap<number, number>): string {
  const runs: { first: number; next: number; values: { advance: number; count: number }[] }[] = [];
  for (const codePoint of [...advances.keys()].sort((a, b) => a - b)) {
    const advance = advances.get(codePoint)!;
    let run = runs.at(-1);
    if (run?.next !== codePoint) runs.push((run = { first: codePoint, next: codePoint, values: [] }));
    const last = run.values.at(-1);
    if (last?.advance === advance) last.count += 1;
    else run.values.push({ advance, count: 1 });
    run.next += 1;
  }
  const base36 = (value: number) => value.toString(36);
  return runs
    .map(
      ({ first, values }) =>
        `${base36(first)}:${values.map(({ advance, count }) => base36(advance) + (count > 1 ? `*${base36(count)}` : '')).join(',')}`,
    )
    .join(';');
}

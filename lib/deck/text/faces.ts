import type { FontFamily, MeasuredFamily } from '../theme/theme';
import { fontTwinOf } from './font-twins';
import { arimo } from './metrics/arimo';
import { caladea } from './metrics/caladea';
import { carlito } from './metrics/carlito';
import { cousine } from './metrics/cousine';
import { decodeFace, decodeKerning, missing } from './metrics/font-metrics';
import type { FaceName, FontMetrics } from './metrics/font-metrics';
import { ownMetricsOf } from './own-fonts';
import { gelasio } from './metrics/gelasio';
import { tinos } from './metrics/tinos';

/** What determines how wide and high a piece of text is. */
export interface TextStyle {
  family: FontFamily;
  sizePt: number;
  bold?: boolean;
  italic?: boolean;
  letterSpacingPt?: number;
}

/** The open font with the advance widths of each family, and one that lends it missing letters. */
const fonts: Readonly<Record<MeasuredFamily, { metrics: FontMetrics; lender: FontMetrics }>> = {
  Calibri: { metrics: carlito, lender: arimo },
  Arial: { metrics: arimo, lender: arimo },
  'Times New Roman': { metrics: tinos, lender: tinos },
  Cambria: { metrics: caladea, lender: tinos },
  Georgia: { metrics: gelasio, lender: tinos },
  'Courier New': { metrics: cousine, lender: cousine },
};

/** The twin of Arial, which files name for Hebrew text. */
const hebrewMetrics = arimo;

/** Advances of one face in em, by code point; NaN where neither the font nor its lender has a glyph. */
export type Face = Float32Array;

const faceNames: readonly FaceName[] = ['regular', 'bold', 'italic', 'boldItalic'];

/** The tables of each twin at each share of its width that is asked for, decoded on first use. */
const faces = new Map<string, (Face | undefined)[]>();
/** They go when their metrics are forgotten. */
const ownFaces = new WeakMap<FontMetrics, (Face | undefined)[]>();
/** Texts ask for one family very often; the tables of the last one are at hand. */
let last: { family: FontFamily; faces: (Face | undefined)[] } | undefined;

export function faceOf({ family, bold, italic }: TextStyle): Face {
  if (last?.family !== family) last = { family, faces: facesOf(family) };
  const index = (bold ? 1 : 0) + (italic ? 2 : 0);
  return (last.faces[index] ??= buildFace(family, faceNames[index]!));
}

function facesOf(family: FontFamily): (Face | undefined)[] {
  const own = ownMetricsOf(family);
  if (own) {
    const known = ownFaces.get(own) ?? [];
    ownFaces.set(own, known);
    return known;
  }
  const { twin, widthShare } = fontTwinOf(family);
  const key = `${twin} ${widthShare}`;
  const known = faces.get(key) ?? [];
  faces.set(key, known);
  return known;
}

/** By metrics and weight; decoded on first use. */
const kerning = new WeakMap<FontMetrics, Map<string, ReadonlyMap<number, ReadonlyMap<number, number>>>>();

/** What programs add between two characters, in em; slanted faces are kerned like upright ones. */
export function kerningEm({ family, bold }: TextStyle, first: number, second: number): number {
  const weight = bold ? 'bold' : 'regular';
  const metrics = metricsOf(family);
  const weights = kerning.get(metrics) ?? new Map<string, ReadonlyMap<number, ReadonlyMap<number, number>>>();
  kerning.set(metrics, weights);
  const pairs = weights.get(weight) ?? decodeKerning(metrics.kerning?.[weight] ?? '');
  weights.set(weight, pairs);
  return (pairs.get(first)?.get(second) ?? 0) / metrics.unitsPerEm;
}

/** Ascent, descent and gap of a family as a share of the size (the `hhea` table of OpenType). */
export function fontPitch(family: FontFamily): number {
  const { pitch } = fontTwinOf(family);
  if (pitch !== undefined && !ownMetricsOf(family)) return pitch;
  const { ascent, descent, lineGap, unitsPerEm } = metricsOf(family);
  return (ascent - descent + lineGap) / unitsPerEm;
}

/** How far letters reach above and below the baseline, as shares of the size; the descent is positive. */
export function fontReach(family: FontFamily): { ascent: number; descent: number } {
  const { ascent, descent, unitsPerEm } = metricsOf(family);
  return { ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm };
}

function metricsOf(family: FontFamily): FontMetrics {
  return ownMetricsOf(family) ?? fonts[fontTwinOf(family).twin].metrics;
}

function buildFace(family: FontFamily, name: FaceName): Face {
  const { metrics, lender, widthShare } = measuresOf(family);
  const own = decodeFace(metrics.faces[name]);
  const lent = lender === metrics ? own : decodeFace(lender.faces[name]);
  // A wide serif family lends its proportions to the borrowed letters.
  const scale = letterWidth(own, metrics.unitsPerEm) / letterWidth(lent, lender.unitsPerEm);
  const hebrew = decodeFace(hebrewMetrics.faces[name]);
  return Float32Array.from(own, (advance, codePoint) => {
    const em = advance === missing ? NaN : (advance / metrics.unitsPerEm) * widthShare;
    if (isHebrew(codePoint)) return widerOf(em, hebrew[codePoint]!);
    if (advance !== missing) return em;
    const other = lent[codePoint]!;
    return other === missing ? NaN : (other / lender.unitsPerEm) * scale * widthShare;
  });
}

/** A family of somebody's own, with letters of its nearest twin for those it lacks; else that twin. */
function measuresOf(family: FontFamily): { metrics: FontMetrics; lender: FontMetrics; widthShare: number } {
  const { twin, widthShare } = fontTwinOf(family);
  const own = ownMetricsOf(family);
  return own ? { metrics: own, lender: fonts[twin].metrics, widthShare: 1 } : { ...fonts[twin], widthShare };
}

function widerOf(em: number, hebrewAdvance: number): number {
  const hebrewEm = hebrewAdvance === missing ? NaN : hebrewAdvance / hebrewMetrics.unitsPerEm;
  return em > hebrewEm ? em : hebrewEm;
}

/**
 * Hebrew is set in the theme's complex-script font, Arial, whatever the family of the run; a
 * renderer that takes the run's own font instead finds room for its letters too.
 */
function isHebrew(codePoint: number): boolean {
  return codePoint >= 0x590 && codePoint < 0x600;
}

function letterWidth(advances: Uint16Array, unitsPerEm: number): number {
  return advances.subarray(0x61, 0x7b).reduce((sum, advance) => sum + advance, 0) / 26 / unitsPerEm;
}

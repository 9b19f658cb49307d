import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import { join } from 'node:path';
import { renderAsync, type RenderedImage } from '@resvg/resvg-js';
import sharp from 'sharp';

/**
 * An SVG as a PNG of the given width, with few colours, which is what flat drawings need. Its
 * words are set in the fonts of `assets/fonts`; letters that those lack come from the fonts of
 * the machine, where it has any.
 */
export async function rasterizeSvg(svg: string, { widthPx }: { widthPx: number }): Promise<Uint8Array> {
  const image = await render(svg, widthPx);
  return sharp(image.asPng()).png({ palette: true, quality: 90, effort: 10 }).toBuffer();
}

/** An SVG as a PNG of the given width in all its colours. */
export async function renderSvg(svg: string, { widthPx }: { widthPx: number }): Promise<Uint8Array> {
  return (await render(svg, widthPx)).asPng();
}

/** An SVG as its pixels, for whoever asks what stands where: red, green, blue and opacity of each, row by row. */
export async function drawPixels(
  svg: string,
  { widthPx }: { widthPx: number },
): Promise<{ data: Uint8Array; width: number; height: number }> {
  const { pixels, width, height } = await render(svg, widthPx);
  return { data: pixels, width, height };
}

const dataAddress = /^data:image\/(?:png|jpeg|gif);base64,(.*)$/s;

/** A picture as an address that holds it, no wider and no higher than is shown; one that can't be read stays as it is. */
export async function shrinkPicture(address: string, { widestPx }: { widestPx: number }): Promise<string> {
  const base64 = dataAddress.exec(address)?.[1];
  if (base64 === undefined) return address;
  const file = Buffer.from(base64, 'base64');
  const picture = sharp(file, { failOn: 'none' });
  const known = await picture.metadata().catch(() => null);
  if (known === null || (Math.max(known.width, known.height) <= widestPx && isWhole(file))) return address;
  const { hasAlpha } = known;
  const small = picture.resize(widestPx, widestPx, { fit: 'inside', withoutEnlargement: true });
  const bytes = await (hasAlpha ? small.png({ compressionLevel: 6 }) : small.jpeg({ quality: 82 })).toBuffer();
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
}

/** Programs show pictures whose last chunk is missing; the rasteriser shows nothing of them. */
function isWhole(file: Buffer): boolean {
  return !file.subarray(0, pngStart.length).equals(pngStart) || file.subarray(-lastChunkBytes).includes('IEND');
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const lastChunkBytes = 12;

async function render(svg: string, widthPx: number): Promise<RenderedImage> {
  const drawable = partSaraAm(await outlineDevanagari(svg));
  const { fontFiles, needsSystemFonts } = /<text\b/.test(drawable)
    ? chooseFonts(drawable)
    : { fontFiles: [], needsSystemFonts: false };
  return renderAsync(drawable, {
    font: {
      loadSystemFonts: needsSystemFonts,
      fontFiles,
      sansSerifFamily: genericFamilies['sans-serif'],
      serifFamily: genericFamilies.serif,
      monospaceFamily: genericFamilies.monospace,
    },
    fitTo: { mode: 'width', value: widthPx },
    logLevel: 'off',
  });
}

/**
 * The Thai vowel ำ is a ring above its consonant and a letter beside it. The rasteriser gives
 * both the width of the ring, none, and draws the next letter on top; written as the two it is made of
 * (with a tone mark between, where there was one), it is set right.
 */
function partSaraAm(svg: string): string {
  return svg.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');
}

const devanagari = /[\u0900-\u097f]/;
/** Marks of direction and letters that are read from right to left ask for more than setting one piece behind the other. */
const rightToLeft = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/;
const textTag = /<text([^>]*)>([\s\S]*?)<\/text>/g;
const tspanTag = /<tspan([^>]*)>([^<]*)<\/tspan>/g;

/**
 * The rasteriser makes a syllable of Devanagari as wide as the widest of its signs, and draws the next one over
 * the vowel that stands beside the consonant. Lines of that script are shaped here and drawn as outlines.
 */
async function outlineDevanagari(svg: string): Promise<string> {
  if (!devanagari.test(svg)) return svg;
  const { openSync } = await import('fontkit');
  const open = (font: ShippedFont): Font => {
    const known = openFonts.get(font.path) ?? openSync(font.path);
    openFonts.set(font.path, known);
    return known;
  };
  return svg.replace(textTag, (whole, attributes: string, inner: string) =>
    devanagari.test(inner) && !rightToLeft.test(inner) ? outlinesOf(attributes, inner, open) : whole,
  );
}

/** Of the script's two faces and those that lend them letters. */
const openFonts = new Map<string, Font>();

/** A line as paths, set in its pieces' own fonts from its anchor on. */
function outlinesOf(attributes: string, inner: string, open: (font: ShippedFont) => Font): string {
  const line = attributesOf(attributes);
  const tspans = [...inner.matchAll(tspanTag)].map(([, own = '', text = '']) => ({ ...attributesOf(own), text }));
  const pieces: (Record<string, string> & { text: string })[] = (tspans.length > 0 ? tspans : [{ text: inner }]).map(
    (piece) => ({ ...line, ...piece }),
  );
  let widthPt = 0;
  const paths = pieces.flatMap((piece) =>
    stretchesOf(unescaped(piece.text), piece).map(({ text, font }) => {
      const opened = open(font);
      const scale = Number(piece['font-size']) / opened.unitsPerEm;
      const { glyphs, positions, advanceWidth } = opened.layout(text);
      let pen = 0;
      const outline = glyphs.map(({ path }, index) => {
        const { xOffset, yOffset, xAdvance } = positions[index]!;
        const placed = path.translate(pen + xOffset, yOffset).toSVG();
        pen += xAdvance;
        return placed;
      });
      const start = widthPt;
      widthPt += advanceWidth * scale;
      return `<path transform="translate(${start} 0) scale(${scale} ${-scale})" fill="${piece.fill ?? '#000'}" d="${outline.join('')}"/>`;
    }),
  );
  const share = { middle: 0.5, end: 1 }[line['text-anchor'] ?? ''] ?? 0;
  return `<g transform="translate(${Number(line.x) - widthPt * share} ${line.y})">${paths.join('')}</g>`;
}

function attributesOf(tag: string): Partial<Record<string, string>> {
  return Object.fromEntries([...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

const entities: Partial<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** Where the named font lacks a letter, the first of ours that has it lends it; marks stay with the letter before them. */
function stretchesOf(text: string, piece: Partial<Record<string, string>>): { text: string; font: ShippedFont }[] {
  const weight = piece['font-weight'] === '700' ? 700 : 400;
  const all = shippedFonts();
  const [named] = namedFamilies(`font-family="${piece['font-family'] ?? ''}"`, new Set(all.map((font) => font.family)));
  const faces = [...all.filter((font) => font.weight === weight), ...all];
  const own = faces.find(({ family }) => family === named) ?? faces[0]!;
  const stretches: { text: string; font: ShippedFont }[] = [];
  for (const letter of text) {
    const last = stretches.at(-1);
    const has = ({ hasLetterFor }: ShippedFont) => hasLetterFor(letter.codePointAt(0) ?? 0);
    const font = has(own) ? own : last && /[\p{M}\p{Cf}]/u.test(letter) ? last.font : (faces.find(has) ?? own);
    if (last?.font === font) last.text += letter;
    else stretches.push({ text: letter, font });
  }
  return stretches;
}

interface ChosenFonts {
  fontFiles: string[];
  /** Some letters are in none of our fonts; those of the machine may have them. */
  needsSystemFonts: boolean;
}

/** What stands for the generic families of CSS. */
const genericFamilies = { 'sans-serif': 'Arimo', serif: 'Tinos', monospace: 'Cousine' } as const;

/** Characters that show nothing themselves: controls, joiners, marks of direction, variation selectors. */
const invisible = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\u{fe00}-\u{fe0f}]/u;

/**
 * The fonts that a drawing needs: those it names, and for letters that they lack the first of
 * our fonts that has them. All of them are eight megabytes, a slide mostly needs two files.
 */
export function chooseFonts(svg: string): ChosenFonts {
  const all = shippedFonts();
  const families = namedFamilies(svg, new Set(all.map(({ family }) => family)));
  let needsSystemFonts = false;
  for (const letter of new Set(svg.match(/[^\0-\x7f]/gu))) {
    const owners = all.filter((font) => font.hasLetterFor(letter.codePointAt(0) ?? 0));
    const [first] = owners;
    if (first && !owners.some(({ family }) => families.has(family))) families.add(first.family);
    needsSystemFonts ||= !first && !invisible.test(letter);
  }
  const chosen = all.filter(({ family }) => families.has(family));
  return {
    fontFiles: (chosen.length > 0 ? chosen : all.slice(0, 1)).map(({ path }: ShippedFont) => path),
    needsSystemFonts,
  };
}

/** Of each list of families the first that is ours. */
function namedFamilies(svg: string, known: ReadonlySet<string>): Set<string> {
  const lists = new Set([...svg.matchAll(/font-family="([^"]*)"/g)].map(([, list = '']) => list));
  const named = [...lists].map((list) =>
    list
      .split(',')
      .map((name) => ourName(name.trim()))
      .find((name) => known.has(name)),
  );
  return new Set(named.filter((name) => name !== undefined));
}

function ourName(name: string): string {
  return name in genericFamilies ? genericFamilies[name as keyof typeof genericFamilies] : name.replaceAll(/['"]/g, '');
}

/** A face of `assets/fonts`: fonts of our own, so that a picture looks the same wherever it is drawn. */
interface ShippedFont {
  path: string;
  family: string;
  weight: number;
  hasLetterFor(codePoint: number): boolean;
}

interface ListedFont {
  file: string;
  family: string;
  weight: number;
  /** Ranges of code points, hexadecimal, such as `20-7e,a0`. */
  covers: string;
}

const folder = join(process.cwd(), 'assets', 'fonts');
let fonts: readonly ShippedFont[] | undefined;

/** In the order in which they are asked for letters that a text's own font lacks. */
function shippedFonts(): readonly ShippedFont[] {
  return (fonts ??= (JSON.parse(readFileSync(join(folder, 'fonts.json'), 'utf8')) as ListedFont[]).map(describe));
}

function describe({ file, family, weight, covers }: ListedFont): ShippedFont {
  const ranges = covers.split(',').map((range) => range.split('-').map((end) => parseInt(end, 16)));
  const firsts = Float64Array.from(ranges, ([first]) => first ?? 0);
  const lasts = Float64Array.from(ranges, ([first, last = first]) => last ?? 0);
  return {
    path: join(folder, file),
    family,
    weight,
    hasLetterFor: (codePoint) => codePoint <= (lasts[lastAtMost(firsts, codePoint)] ?? -1),
  };
}

/** Index of the last of ascending values that is not above `limit`; -1 when all are. */
function lastAtMost(values: Float64Array, limit: number): number {
  let [low, high] = [-1, values.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((values[middle] ?? Infinity) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

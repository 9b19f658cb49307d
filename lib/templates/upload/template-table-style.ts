import { contrastRatio, leastContrast, layOver } from '@/lib/deck/quality/contrast';
import type { Fill } from '@/lib/deck/scene/scene';
import { distanceOf } from '@/lib/deck/theme/scheme-color';
import type { ColorRole, TableLook, TableRowLook, Theme } from '@/lib/deck/theme/theme';
import type { TableStyle } from '@/lib/pptx/template/table-style';
import {
  childOf,
  childrenOf,
  createElement,
  descendantsOf,
  pathOf,
  serializeXml,
  type XmlElement,
} from '@/lib/pptx/xml/tree';
import { commonest, type SampleSlide } from './sample-slides';
import { fillColor, firstColor, type MasterColors, type SeenColor } from './template-colors';
import { nearestRole, textRoles } from './upload-colors';

/**
 * The style that tables of a file have: the one of its slides' tables, else the one that new tables take, as far as the
 * file says what it looks like. Undefined where it says nothing, and where words would not be read in it.
 *
 * @param styles root of `ppt/tableStyles.xml`
 */
export function templateTableStyle(
  styles: XmlElement | undefined,
  slides: readonly SampleSlide[],
  { colors, palette }: { colors: Theme['colors']; palette: MasterColors },
): TableStyle | undefined {
  if (styles === undefined) return undefined;
  const known = new Map(childrenOf(styles, 'a:tblStyle').map((style) => [style.get('styleId') ?? '', style]));
  const used = slides.flatMap(({ tableStyles }) => tableStyles).filter((id) => known.has(id));
  const id = commonest(used) ?? styles.get('def') ?? '';
  const style = known.get(id);
  if (style === undefined || isBare(style)) return undefined;
  const look = lookOf(style, { colors, palette });
  return isRead(look, colors) ? { id, look, xml: listOf(id, style) } : undefined;
}

/** Whether a style draws neither grounds nor lines, as that of programs that format each cell by itself. */
const isBare = (style: XmlElement): boolean =>
  descendantsOf(style).every(({ name }) => !/^a:(?:solidFill|gradFill|fillRef|lnRef)$/.test(name));

/** A list of this style alone: what others there are no table of a deck has. */
function listOf(id: string, style: XmlElement): Uint8Array {
  return serializeXml(
    createElement('a:tblStyleLst', { 'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main', def: id }, [
      style.clone(),
    ]),
  );
}

interface StyleContext {
  colors: Theme['colors'];
  palette: MasterColors;
}

/** What a style says of the rows that tables of decks have (ECMA-376 part 1, 20.1.4.2.27). */
function lookOf(style: XmlElement, context: StyleContext): TableLook {
  const part = (name: string) => childOf(style, `a:${name}`);
  const whole = part('wholeTbl');
  const fill = (name: string) => fillOf(part(name), context);
  const even = fill('band1H') ?? fill('wholeTbl');
  const odd = fill('band2H') ?? fill('wholeTbl') ?? (even && { color: 'canvas', opacity: 0 });
  const row = (name: string, own: Fill | undefined): TableRowLook => ({
    color: colorOfWords(part(name), context) ?? colorOfWords(whole, context) ?? 'ink',
    bold: isBold(part(name)) ?? isBold(whole) ?? false,
    ...(own && { fill: own }),
  });
  const isRuled = pathOf(whole, 'a:tcStyle', 'a:tcBdr', 'a:insideH', 'a:ln', 'a:solidFill') !== undefined;
  return {
    rows: {
      header: row('firstRow', fill('firstRow') ?? fill('wholeTbl')),
      body: row('wholeTbl', even),
      total: row('lastRow', fill('lastRow') ?? fill('wholeTbl')),
    },
    ...(odd && { band: odd }),
    rule: { color: 'quiet', widthPt: isRuled ? 0.75 : 0 },
    totalRule: { color: 'ink', widthPt: 1.25 },
  };
}

function colorOfWords(part: XmlElement | undefined, { colors, palette }: StyleContext): ColorRole | undefined {
  const color = firstColor(childOf(part, 'a:tcTxStyle'), palette);
  return color && nearestRole(colors, color.hex, textRoles);
}

function isBold(part: XmlElement | undefined): boolean | undefined {
  const value = childOf(part, 'a:tcTxStyle')?.get('b');
  return value === undefined ? undefined : value === 'on';
}

const fillRoles: readonly ColorRole[] = [
  'accentFill',
  'accent',
  'second',
  'series3',
  'series4',
  'ink',
  'canvas',
  'surface',
  'quiet',
];
const opacities = [1, 0.6, 0.4, 0.3, 0.2, 0.15, 0.1];

/** What a part's cells stand on, as the fill that looks most like it. */
function fillOf(part: XmlElement | undefined, { colors, palette }: StyleContext): Fill | undefined {
  const style = childOf(part, 'a:tcStyle');
  const own = fillColor(childOf(style, 'a:fill'), palette) ?? firstColor(childOf(style, 'a:fillRef'), palette);
  if (own === undefined) return undefined;
  const wanted = shownOn(own, colors.canvas);
  const fills = fillRoles.flatMap((color) => opacities.map((opacity): Fill => ({ color, opacity })));
  const distances = fills.map(({ color, opacity = 1 }) =>
    distanceOf(layOver(colors[color], opacity, colors.canvas), wanted),
  );
  const { color, opacity } = fills[distances.indexOf(Math.min(...distances))]!;
  return opacity === 1 ? { color } : { color, opacity };
}

const shownOn = ({ hex, opacity }: SeenColor, canvas: string) => layOver(hex, opacity, canvas);

const cellPt = 12;

function isRead({ rows, band }: TableLook, colors: Theme['colors']): boolean {
  const ground = (fill: Fill | undefined) =>
    fill ? layOver(colors[fill.color], fill.opacity ?? 1, colors.canvas) : colors.canvas;
  return [...Object.values(rows), { ...rows.body, fill: band }].every(
    ({ color, bold, fill }) => contrastRatio(colors[color], ground(fill)) >= leastContrast(cellPt, bold),
  );
}

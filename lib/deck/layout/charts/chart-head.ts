import { draft } from '../blocks/draft';
import { fitDrafts } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import type { Box, Fill, SceneElement } from '../../scene/scene';
import type { ChartData, ChartSeries } from '../../spec/slide-spec';
import type { KindContext } from '../layout-types';
import { chartSizesPt, lineWidthIn } from './chart-words';
import { chartTraits, isRound } from './chart-traits';
import { ownFill } from './series-fills';

const swatchGapIn = 0.1;
const itemGapIn = 0.32;
const rowGapIn = 0.06;
const mostRows = 4;
/** Between what stands on the primary and on the secondary axis. */
const sideGapIn = 0.6;

/** Width and height in inches of what stands for a series, after what it looks like in the chart. */
const swatches = {
  bar: { w: 0.17, h: 0.17, geometry: 'rect' },
  area: { w: 0.17, h: 0.17, geometry: 'rect' },
  sector: { w: 0.17, h: 0.17, geometry: 'rect' },
  line: { w: 0.3, h: 0.045, geometry: 'rect' },
  point: { w: 0.14, h: 0.14, geometry: 'ellipse' },
} as const;

/** The lines above a chart: what each colour stands for, and what the numbers count. */
export interface ChartHead {
  elements: SceneElement[];
  heightIn: number;
}

interface Item {
  name: string;
  text: string;
  color: 'ink' | 'muted';
  widthIn: number;
  swatch?: { fill: Fill; form: keyof typeof swatches };
}

/**
 * Sets the head of a chart. What is read on the secondary axis stands on its side. `named`
 * is false where the series are named in the chart.
 *
 * @returns null when the names fill too many lines
 */
export function layChartHead(context: KindContext, chart: ChartData, area: Box, named: boolean): ChartHead | null {
  for (const sizePt of chartSizesPt(context.theme)) {
    const head = headAt(context, chart, area, named, sizePt);
    if (head) return head;
  }
  return null;
}

function headAt(context: KindContext, chart: ChartData, area: Box, named: boolean, sizePt: number): ChartHead | null {
  const isSecond = (series: ChartSeries) => chart.type === 'combination' && series.axis === 'secondary';
  const first = itemsOf(context, chart, (series) => !isSecond(series), named, sizePt, {
    unitName: 'Unit',
    unit: chart.unit,
  });
  const second = itemsOf(context, chart, isSecond, named, sizePt, {
    unitName: 'Secondary axis',
    unit: chart.secondaryUnit,
  });
  const together = widthOf(first) + widthOf(second) + sideGapIn <= area.w;
  const left = setRows(context, flow(first, area.w), area, area.y, sizePt, 'start');
  const right =
    left &&
    setRows(
      context,
      flow(second, area.w),
      area,
      together ? area.y : area.y + left.heightIn + (left.heightIn > 0 ? rowGapIn : 0),
      sizePt,
      'end',
    );
  if (!left || !right) return null;
  const elements = [...left.elements, ...right.elements];
  return { elements, heightIn: Math.max(0, ...elements.map(({ box }) => box.y + box.h - area.y)) };
}

function itemsOf(
  context: KindContext,
  chart: ChartData,
  isHere: (series: ChartSeries) => boolean,
  named: boolean,
  sizePt: number,
  { unitName, unit }: { unitName: string; unit: string | undefined },
): Item[] {
  const width = (text: string) => lineWidthIn(text, sizePt, context.theme) + 0.04;
  const single = chart.series.length === 1 || isRound(chart);
  const names = chart.series.flatMap((series, index): Item[] => {
    if (single || !named || !isHere(series)) return [];
    const form = chart.type === 'combination' && series.as === 'line' ? 'line' : chartTraits[chart.type].form;
    const swatch = { fill: ownFill(chart, index), form };
    return [
      {
        name: `Series ${index + 1}`,
        text: series.name,
        color: 'ink',
        swatch,
        widthIn: swatches[form].w + swatchGapIn + width(series.name),
      },
    ];
  });
  const only = single && chart.series[0] && isHere(chart.series[0]) ? chart.series[0].name : undefined;
  const caption = captionOf(only, unit, context.language);
  return caption === ''
    ? names
    : [...names, { name: unitName, text: caption, color: 'muted', widthIn: width(caption) }];
}

/** What a single series is and what it counts, said once. */
function captionOf(name: string | undefined, unit: string | undefined, language: string): string {
  if (!name || !unit) return name ?? unit ?? '';
  const [one, other] = [name.toLocaleLowerCase(), unit.toLocaleLowerCase()];
  if (one.includes(other)) return name;
  if (other.includes(one)) return unit;
  return /^(?:ja|zh)\b/i.test(language) ? `${name}（${unit}）` : `${name} (${unit})`;
}

function widthOf(items: readonly Item[]): number {
  return items.reduce((sum, { widthIn }) => sum + widthIn, 0) + itemGapIn * Math.max(0, items.length - 1);
}

/** Items in as few rows as they need. */
function flow(items: readonly Item[], widthIn: number): Item[][] {
  const rows: Item[][] = [];
  for (const item of items) {
    const row = rows.at(-1);
    if (row && widthOf([...row, item]) <= widthIn) row.push(item);
    else rows.push([item]);
  }
  return rows;
}

function setRows(
  context: KindContext,
  rows: readonly (readonly Item[])[],
  area: Box,
  top: number,
  sizePt: number,
  side: 'start' | 'end',
): ChartHead | null {
  if (rows.length > mostRows) return null;
  const elements: SceneElement[] = [];
  let y = top;
  for (const row of rows) {
    let x = side === 'start' ? area.x : area.x + area.w - Math.min(area.w, widthOf(row));
    let high = 0;
    for (const item of row) {
      const placed = setItem(context, item, { x, y, w: Math.min(item.widthIn, area.x + area.w - x), h: 0 }, sizePt);
      if (!placed) return null;
      elements.push(...placed.elements);
      high = Math.max(high, placed.heightIn);
      x += item.widthIn + itemGapIn;
    }
    y += high + rowGapIn;
  }
  return { elements, heightIn: rows.length === 0 ? 0 : y - rowGapIn - top };
}

function setItem(
  context: KindContext,
  { name, text, color, swatch }: Item,
  place: Box,
  sizePt: number,
): ChartHead | null {
  const mark = swatch && swatches[swatch.form];
  const indent = mark ? mark.w + swatchGapIn : 0;
  const fitted = fitDrafts(context, [draft(text, context.direction, { sizePt, color, lineSpacing: 1 })], {
    widthIn: place.w - indent,
    heightIn: 1.2,
    maxLines: mark ? 1 : 4,
    breakWords: !mark,
  });
  if (!fitted) return null;
  const label = textElement({
    name: mark ? `${name} name` : name,
    box: { x: place.x + indent, y: place.y, w: place.w - indent, h: fitted.heightIn },
    paragraphs: fitted.paragraphs,
  });
  if (!mark) return { elements: [label], heightIn: fitted.heightIn };
  const shape: SceneElement = {
    type: 'shape',
    name: `${name} colour`,
    geometry: mark.geometry,
    box: { x: place.x, y: place.y + (fitted.heightIn - mark.h) / 2, w: mark.w, h: mark.h },
    fill: swatch.fill,
  };
  return { elements: [shape, label], heightIn: fitted.heightIn };
}

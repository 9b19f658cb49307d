import { draft } from '../blocks/draft';
import { fitDrafts } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import type { Box, SceneElement } from '../../scene/scene';
import type { ChartData } from '../../spec/slide-spec';
import { formatNumber } from '../format-number';
import type { KindContext } from '../layout-types';
import { numbersOf } from './chart-traits';
import { lineWidthIn } from './chart-words';
import { pointFills } from './series-fills';
import { valueFormat } from './short-format';

const sizesPt = [20, 18, 16, 14, 12] as const;
const swatchIn = 0.2;
const gapIn = 0.16;
const rowPadIn = 0.1;
const mostAirIn = 0.26;
/** Numbers among words from right to left are set in the wider font of those words. */
const rtlSlack = 1.25;

/** The parts of a whole as rows beside it: colour, name and share. Stands in the middle of its box. */
export function layShareList(
  chart: ChartData,
  box: Box,
  context: KindContext,
): { elements: SceneElement[]; bottomIn: number } | null {
  const values = chart.series[0]?.values ?? [];
  const format = valueFormat(chart.numberFormat, numbersOf(chart));
  const numbers = chart.categories.map((_, index) => formatNumber(values[index] ?? null, format, context.language));
  const fills = pointFills(chart) ?? [];
  for (const sizePt of sizesPt) {
    const slack = context.direction === 'rtl' ? rtlSlack : 1;
    const valueIn =
      Math.max(...numbers.map((number) => lineWidthIn(number, sizePt, context.theme, true))) * slack + 0.05;
    const nameIn = box.w - swatchIn - 2 * gapIn - valueIn;
    const names = chart.categories.map((name) =>
      fitDrafts(context, [draft(name || '–', context.direction, { sizePt, lineSpacing: 1.05 })], {
        widthIn: nameIn,
        heightIn: 2,
        maxLines: 2,
      }),
    );
    const heights = names.map((fitted) => (fitted?.heightIn ?? Infinity) + 2 * rowPadIn);
    const total = heights.reduce((sum, height) => sum + height, 0);
    if (nameIn < 0.6 || total > box.h) continue;
    const air = Math.min(mostAirIn, (box.h - total) / heights.length);
    let y = box.y + (box.h - total - air * heights.length) / 2;
    const elements = names.flatMap((fitted, index): SceneElement[] => {
      if (!fitted) return [];
      const high = (heights[index] ?? 0) + air;
      const top = y;
      y += high;
      const number = fitDrafts(
        context,
        [draft(numbers[index] ?? '', context.direction, { sizePt, bold: true, align: 'end', lineSpacing: 1.05 })],
        { widthIn: valueIn, heightIn: 2, breakWords: true },
      );
      const name = `Share ${index + 1}`;
      const rule: SceneElement = {
        type: 'line',
        name: `${name} rule`,
        box: { x: box.x, y: top, w: box.w, h: 0 },
        stroke: { color: 'quiet', widthPt: 0.75 },
      };
      return [
        ...(index > 0 ? [rule] : []),
        {
          type: 'shape',
          name: `${name} colour`,
          geometry: 'rect',
          box: { x: box.x, y: top + (high - swatchIn) / 2, w: swatchIn, h: swatchIn },
          fill: fills[index] ?? { color: 'accent' },
        },
        textElement({
          name: `${name} name`,
          box: { x: box.x + swatchIn + gapIn, y: top, w: nameIn, h: high },
          paragraphs: fitted.paragraphs,
          anchor: 'middle',
        }),
        textElement({
          name: `${name} value`,
          box: { x: box.x + box.w - valueIn, y: top, w: valueIn, h: high },
          paragraphs: number?.paragraphs ?? [],
          anchor: 'middle',
        }),
      ];
    });
    return { elements, bottomIn: y };
  }
  return null;
}

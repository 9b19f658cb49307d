import type { Box } from '../../scene/scene';
import { draft } from '../blocks/draft';
import { fitLargest } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import type { KindContext, Placement } from '../layout-types';

/** Of a tag on the head of a column, in inches. */
const tagIn = 0.36;

/** What an area leaves for a table with a tag on one of its heads. */
export function belowTag(area: Box): Box {
  return { ...area, y: area.y + tagIn, h: area.h - tagIn };
}

const tagSizesPt = [16, 14, 12] as const;

/** The table with a tag on the head of one of its columns; null where the words are longer than the column is wide. */
export function withTag(placement: Placement, column: number, label: string, context: KindContext): Placement | null {
  if (placement.outcome === 'too-long') return null;
  const table = placement.elements.find((element) => element.type === 'table');
  if (!table) return null;
  const before = table.columnWidthsIn.slice(0, column).reduce((sum, width) => sum + width, 0);
  const box = { x: table.box.x + before, y: table.box.y - tagIn, w: table.columnWidthsIn[column] ?? 0, h: tagIn };
  const fitted = fitLargest(
    context,
    (sizePt) => [
      draft(label, context.direction, { sizePt, bold: true, color: 'canvas', align: 'center', lineSpacing: 1 }),
    ],
    tagSizesPt,
    { widthIn: box.w, heightIn: box.h, isLabel: true },
  );
  if (!fitted) return null;
  const tag = textElement({
    name: 'Tag',
    box,
    geometry: 'rect',
    fill: { color: 'ink' },
    paragraphs: fitted.paragraphs,
    anchor: 'middle',
  });
  return { ...placement, elements: [...placement.elements, tag] };
}

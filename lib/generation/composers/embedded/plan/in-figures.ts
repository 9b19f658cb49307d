import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { WriteContext } from '../kinds/draft';
import { readChart } from '../kinds/read-chart';
import { readTable } from '../kinds/read-table';
import { noteLines } from '../write/notes';
import type { UsedTitles } from '../write/write-slide';
import { freeTitle } from '../write/write-slide';
import type { Portion } from './portion';
import { headingOf, onlyPart, tableOf } from './portion';

const worthDrawing = 0.8;
const drawn: ReadonlySet<SlideSpec['kind']> = new Set(['chart', 'table', 'comparison']);

/** A table that is all there is to tell: its chart, then its figures to the last digit. Null where either form is missing. */
export function inFigures(
  slide: SlideSpec,
  portion: Portion,
  context: WriteContext,
  used: UsedTitles,
): [SlideSpec, SlideSpec] | null {
  const table = tableOf(portion);
  const part = onlyPart(portion);
  if (table === null || part === null || !drawn.has(slide.kind)) return null;
  const other = slide.kind !== 'table' ? readTable(portion, context) : readChart(portion, context);
  // Counts so small that a table shows them better are not drawn as well.
  if (other === null || (slide.kind === 'table' && other.fit < worthDrawing)) return null;
  const { figures } = context.words;
  const rows = noteLines({ ...part, blocks: [table] }).join('\n');
  const told = noteLines({ ...part, blocks: part.blocks.filter((block) => block.type !== 'table') }).join('\n');
  const chart: SlideSpec = {
    ...(slide.kind !== 'table' ? slide : asSlide(other.body, slide)),
    notes: told === '' ? (headingOf(portion) ?? slide.title) : told,
  };
  const exact = slide.kind === 'table' ? slide : asSlide(other.body, slide);
  return [
    chart,
    {
      ...exact,
      title: freeTitle(
        [
          figures,
          ...(headingOf(portion) === null ? [] : [`${figures}: ${headingOf(portion) ?? ''}`]),
          `${figures}: ${table.header.filter((label) => label !== '').join(', ')}`,
        ],
        used,
      ),
      notes: rows,
      ...('caption' in exact ? { caption: undefined } : {}),
    } as SlideSpec,
  ];
}

function asSlide(body: object, slide: SlideSpec): SlideSpec {
  return {
    title: slide.title,
    ...(slide.eyebrow === undefined ? {} : { eyebrow: slide.eyebrow }),
    notes: '',
    ...body,
  } as SlideSpec;
}

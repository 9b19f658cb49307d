import type { SlideBlock, BlockKind } from '../../spec/block-schema';
import type { BulletItem, SlideOf, SlideSpec } from '../../spec/slide-spec';
import { layLead } from '../blocks/lay-lead';
import { adaptChart } from '../charts/adapt-chart';
import { isRound } from '../charts/chart-traits';
import { withSpokenOf } from '../charts/emphasis';
import { sortedChart } from '../charts/sort-categories';
import { hasNarrowBody } from '../grid';
import type { DeckContext, KindContext, KindLayout, Placement } from '../layout-types';
import { continues, placed, tooLong } from '../placement';
import { fillsOf, isBand, type Pair } from './block-forms';
import { bulletsLayout } from './bullets';
import { chartAsMetric, chartLayout } from './chart';
import { unshownMarks } from './chart-parts';
import { chartAsTable } from './chart-table';
import { composeBeside, composeStacked, type Composed } from './compose-blocks';
import { imageLayout } from './image';
import { metricsLayout } from './metrics';
import { quoteLayout } from './quote';
import { statementLayout } from './statement';
import { tableLayout } from './table';

type Blocks = SlideOf<'blocks'>;

/** Above two blocks a lead is no larger than what they say. */
const mostLeadPt = 20;

/** The blocks as they can be drawn: numbers that no chart shows are a figure or a table, and names that a chart says itself stand once. */
function pairOf({ blocks, title }: Blocks, language: string): Pair {
  const [first, second] = blocks.map((block) => drawable(block, title, language));
  return [first!, second!];
}

function drawable(block: SlideBlock, title: string, language: string): SlideBlock {
  if (block.kind !== 'chart') return block;
  const { form, chart } = adaptChart(block.chart);
  const spoken = withSpokenOf(chart, title);
  const drawn = sortedChart(spoken, language) ?? spoken;
  const { heading } = block;
  const slide = { kind: 'chart' as const, title: heading ?? title, chart: block.chart, notes: '' };
  if (form === 'table') {
    const { columns, rows, totalRow, caption } = chartAsTable(slide, language);
    const named = [heading, caption].filter((one) => one !== undefined).join(' · ');
    return { kind: 'table', ...(named === '' ? {} : { heading: named }), columns, rows, totalRow };
  }
  const metric = form === 'figure' ? chartAsMetric(slide, language) : null;
  if (metric !== null) return { kind: 'metrics', ...(heading === undefined ? {} : { heading }), metrics: [metric] };
  const isSaid = chart.series.length === 1 && chart.series[0]?.name === heading;
  return { kind: 'chart', ...(isSaid ? {} : { heading }), chart: drawn };
}

function place(
  slide: Blocks,
  context: KindContext,
  compose: (pair: Pair, context: KindContext, title: string) => Composed | null,
): Placement {
  const lead = layLead(slide.lead, context, mostLeadPt);
  if (!lead) return tooLong;
  const composed = compose(pairOf(slide, context.language), { ...context, area: lead.area }, slide.title);
  if (!composed) return tooLong;
  const elements = [...lead.elements, ...composed.elements];
  const left = slide.blocks.flatMap((block) => (block.kind === 'chart' ? unshownMarks(block, elements) : []));
  const toNotes = left.map((text) => ({ what: 'content' as const, text }));
  if (composed.rest.length === 0) return placed(elements, toNotes);
  const { title, eyebrow, source } = slide;
  return continues(elements, [
    { kind: 'bullets', title, eyebrow, source, notes: '', ordered: false, items: [...composed.rest] },
  ]);
}

/** On a narrow body what stands side by side has hardly a column; what is as high as wide has even less below something. */
function suitsBeside({ blocks }: Blocks, { theme }: DeckContext): number {
  const hasRound = blocks.some((block) => block.kind === 'chart' && isRound(block.chart));
  const narrow = hasNarrowBody(theme) && !hasRound ? 1.4 : 0;
  return (hasBandOfAll(blocks) ? 1.9 : 3) - narrow;
}

function suitsStacked({ blocks }: Blocks): number {
  if (hasBandOfAll(blocks)) return 3;
  return blocks.some((block) => fillsOf(block) === 'all') ? 2 : 1.5;
}

/** Figures above what they are taken from, or what follows from a table below it, as wide as that. */
function hasBandOfAll(blocks: readonly SlideBlock[]): boolean {
  const isWide = ({ kind }: SlideBlock) => kind === 'chart' || kind === 'table' || kind === 'image';
  const isBandFor = (block: SlideBlock, other: SlideBlock | undefined) =>
    isBand(block) && other !== undefined && isWide(other) && (block.kind === 'metrics' || other.kind === 'table');
  return blocks.some((block, index) => isBandFor(block, blocks[1 - index]));
}

/** Each block as a slide of its kind; its heading stands above the title, after the name of the section. */
function asSlides({ blocks, lead, title, eyebrow, source }: Blocks): readonly [SlideSpec, ...SlideSpec[]] {
  const slides = blocks.map((block) => asSlide(block, { title, eyebrow, source }));
  const [first, ...others] = slides as [SlideSpec, ...SlideSpec[]];
  if (lead === undefined) return [first, ...others];
  return [{ kind: 'statement', title, eyebrow, source, notes: '', statement: lead }, first, ...others];
}

function asSlide(block: SlideBlock, around: Pick<SlideSpec, 'title' | 'eyebrow' | 'source'>): SlideOf<BlockKind> {
  const { heading, ...content } = block;
  const eyebrow = [around.eyebrow, heading].filter((one) => one !== undefined).join(' · ');
  const common = { ...around, notes: '', ...(eyebrow === '' ? {} : { eyebrow }) };
  return content.kind === 'image' ? { ...common, ...content, items: [] } : { ...common, ...content };
}

type SlidesOfBlocks = { [K in BlockKind]: SlideOf<K> };

const layouts: { [K in BlockKind]: KindLayout<SlidesOfBlocks[K]> } = {
  chart: chartLayout,
  table: tableLayout,
  metrics: metricsLayout,
  bullets: bulletsLayout,
  quote: quoteLayout,
  statement: statementLayout,
  image: imageLayout,
};

function outlineOfBlock(block: SlideBlock): readonly BulletItem[] {
  const { heading } = block;
  const slide = asSlide(block, { title: heading ?? '' });
  return [...(heading === undefined ? [] : [{ text: heading }]), ...outlineOfKind(slide.kind, slide)];
}

function outlineOfKind<K extends BlockKind>(kind: K, slide: SlidesOfBlocks[K]): readonly BulletItem[] {
  return layouts[kind].outline(slide);
}

export const blocksLayout: KindLayout<Blocks> = {
  arrangements: [
    {
      name: 'blocks-beside',
      layout: 'two-content',
      suits: suitsBeside,
      place: (slide, context) => place(slide, context, composeBeside),
    },
    {
      name: 'blocks-stacked',
      layout: 'content',
      suits: suitsStacked,
      place: (slide, context) => place(slide, context, composeStacked),
    },
  ],
  outline: ({ lead, blocks }) => [...(lead === undefined ? [] : [{ text: lead }]), ...blocks.flatMap(outlineOfBlock)],
  apart: asSlides,
};

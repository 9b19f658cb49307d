import type { SlideOf } from '../../spec/slide-spec';
import type { Draft } from '../blocks/draft';
import { draft } from '../blocks/draft';
import { layCards } from '../blocks/lay-cards';
import { layRows } from '../blocks/lay-rows';
import { layTable } from '../blocks/lay-table';
import { labelsFor } from '../labels';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type NextSteps = SlideOf<'next_steps'>;

const mostRows = 9;

function hasOwner(slide: NextSteps): boolean {
  return slide.steps.some((step) => step.owner || step.due);
}

function asTable(slide: NextSteps, context: KindContext): Placement {
  const labels = { ...labelsFor(context.language), ...slide.labels };
  const keys = (['action', 'owner', 'due'] as const).filter((key) => key === 'action' || slide.labels || slide.steps.some((step) => step[key]));
  const rows = slide.steps.map((step) => keys.map((key) => step[key] ?? ''));
  const content = (count: number) => ({
    name: 'Next steps',
    altText: `${labels.table}: ${slide.title}. ${keys.map((key) => labels[key]).join(', ')}`,
    columns: keys.map((key) => ({ label: labels[key], align: 'start' as const })),
    rows: rows.slice(0, count),
    totalRow: false,
    boldFirst: keys.length > 1,
  });
  const wanted = evenShare(rows.length, mostRows, context.furtherSlides);
  for (const sizePt of [22, 20, 18, 16, 14, 12]) {
    const laid = layTable(context, content(wanted), context.area, sizePt);
    if (!laid || (laid.count < wanted && sizePt > 12) || laid.count === 0) continue;
    const { count } = laid;
    return count === rows.length ? placed([laid.element]) : continues([laid.element], [{ ...slide, steps: slide.steps.slice(count) }]);
  }
  return tooLong;
}

function meta(step: NextSteps['steps'][number]): string {
  return [step.owner, step.due].filter(Boolean).join(' · ');
}

function asCards(slide: NextSteps, context: KindContext): Placement {
  const count = slide.steps.length;
  if (count > 6) return tooLong;
  const contents = slide.steps.map((step, index) => ({
    name: `Step ${index + 1}`,
    mark: step.due ?? String(index + context.firstNumber),
    heading: step.action,
    body: step.owner ? (sizePt: number): Draft[] => [draft(step.owner ?? '', context.direction, { sizePt, color: 'muted' })] : undefined,
  }));
  const columns = count <= 3 ? count : count === 4 ? 2 : 3;
  const laid = layCards(context, contents, { area: context.area, columns, frame: 'surface' });
  return laid ? placed(laid.elements) : tooLong;
}

function asRows(slide: NextSteps, context: KindContext): Placement {
  const contents = slide.steps.map((step, index) => ({
    name: `Step ${index + 1}`,
    mark: String(index + context.firstNumber),
    heading: step.action,
    body: meta(step) ? (sizePt: number): Draft[] => [draft(meta(step), context.direction, { sizePt, color: 'muted' })] : undefined,
  }));
  const options = { area: context.area, start: 'tile' as const, headingShare: 0, sizesPt: [[26, 20], [24, 18], [20, 16], [18, 14], [16, 14]] as const, divider: 'hairline' as const, headingBold: true };
  const laid = layRows(context, contents, options);
  if (laid.count === contents.length) return placed(laid.elements);
  if (laid.count === 0) return tooLong;
  return continues(laid.elements, [{ ...slide, steps: slide.steps.slice(laid.count) }], context.firstNumber + laid.count);
}

export const nextStepsLayout: KindLayout<NextSteps> = {
  arrangements: [
    { name: 'action-table', layout: 'content', suits: (slide) => (hasOwner(slide) ? 3 : 1), place: asTable },
    { name: 'action-cards', layout: 'content', suits: (slide) => (slide.steps.length === 2 || slide.steps.length === 3 ? 2.2 : 1), place: asCards },
    { name: 'action-rows', layout: 'content', suits: () => 2, place: asRows },
  ],
  outline: (slide) => [
    ...(slide.labels ? [{ text: `${slide.labels.action} · ${slide.labels.owner} · ${slide.labels.due}` }] : []),
    ...slide.steps.map((step) => ({ text: step.action, children: meta(step) ? [meta(step)] : [] })),
  ],
};

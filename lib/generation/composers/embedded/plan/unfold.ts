import { splitSentences } from '../analyse/split-sentences';
import type { Draft, WriteContext } from '../kinds/draft';
import { draftsOf } from '../kinds/draft-slide';
import { cutLabels } from './cut-labels';
import { cutProse } from './cut-prose';
import { cutTable } from './cut-table';
import type { Part, Portion } from './portion';
import { listOf, onlyPart, onlyProse, portionOf, proseOf } from './portion';

const fewestInParagraph = 3;
const mostParagraphs = 12;

/** Gives each thing that a portion tells a slide of its own, while all of them together stay within the budget. */
export function unfold(portions: readonly Portion[], budget: number, context: WriteContext): Portion[] {
  const few = portions.length < 4;
  let total = portions.length;
  return portions.flatMap((portion) => {
    const all = unfoldOne(portion, context, few);
    const parts = total + all.length - 1 <= budget ? all : chartApart(all, context);
    if (parts.length < 2 || total + parts.length - 1 > budget) return [portion];
    total += parts.length - 1;
    return parts;
  });
}

/** Where there is no room for everything apart, figures in a row still get their chart, behind what is said around them. */
function chartApart(parts: readonly Portion[], context: WriteContext): Portion[] {
  const [chart, ...further] = parts.filter((portion) => draftsOf(portion, context)[0]?.body.kind === 'chart');
  const others = parts.filter((portion) => portion !== chart);
  const [first] = others;
  const part = first === undefined ? null : onlyPart(first);
  const one = others.every(
    (portion) => onlyProse(portion, context.language) !== null && onlyPart(portion)?.heading === part?.heading,
  );
  if (chart === undefined || part === null || further.length > 0 || !one || onlyPart(chart)?.heading !== part.heading)
    return [];
  const text = others
    .flatMap((portion) => proseOf(portion, context.language))
    .join(/^(?:ja|zh)/.test(context.language) ? '' : ' ');
  return [portionOf(part, [{ type: 'paragraph', text }]), chart];
}

function unfoldOne(portion: Portion, context: WriteContext, few: boolean): Portion[] {
  const part = onlyPart(portion);
  if (part === null) return [portion];
  const prose = onlyProse(portion, context.language);
  if (prose !== null) return (few ? byParagraph(part, context) : null) ?? cutProse(part, prose, context);
  const [best] = draftsOf(portion, context);
  const tables = best !== undefined && showsTwoScales(best) ? null : cutTable(portion, context.language);
  if (tables !== null) return tables;
  const list = listOf(portion);
  const kind = best?.body.kind ?? '';
  const sentences =
    list?.items.length === 2 ? list.items.flatMap((item) => splitSentences(item.text, context.language)) : [];
  // Two sentences with a colon early on are prose, not two labels.
  if (list !== null && part.blocks.length === 1 && kind === 'two_columns' && sentences.length >= 5)
    return cutProse({ ...part, blocks: [{ type: 'paragraph', text: sentences.join(' ') }] }, sentences, context);
  const plain = ['cards', 'bullets', 'statement'].includes(kind);
  return list === null || !plain ? [portion] : (cutLabels(part, list.items, context, few) ?? [portion]);
}

/** Prose without headings is told a paragraph at a time, as its author cut it. */
function byParagraph(part: Part, context: WriteContext): Portion[] | null {
  const long = part.blocks.filter(
    (block) => block.type === 'paragraph' && splitSentences(block.text, context.language).length >= fewestInParagraph,
  );
  if (part.blocks.length < 2 || part.blocks.length > mostParagraphs || long.length !== part.blocks.length) return null;
  return part.blocks.flatMap((block) =>
    block.type === 'paragraph'
      ? cutProse({ ...part, blocks: [block] }, splitSentences(block.text, context.language), context)
      : [],
  );
}

/** What one chart shows together is not told apart. */
function showsTwoScales({ body }: Draft): boolean {
  return body.kind === 'chart' && (body.chart.type === 'combination' || body.chart.type === 'scatter');
}

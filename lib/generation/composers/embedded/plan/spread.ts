import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import type { Block } from '../document/document';
import { visualLength } from '../analyse/shorten';
import type { WriteContext } from '../kinds/draft';
import { draftsOf } from '../kinds/draft-slide';
import { namedPoint } from '../kinds/named-point';
import type { Portion } from './portion';
import { onlyPart, onlyProse, portionOf, proseOf } from './portion';
import { halve } from './stretch';

/** A sentence this long says enough for a slide. */
const shortestAlone = 40;
/** Fewer items stay together. */
const fewestItems = 6;

/** Gives a short text more room, a thought a slide, until there are as many portions as wanted or nothing left worth dividing. */
export function spread(portions: readonly Portion[], wanted: number, context: WriteContext): Portion[] {
  let result = [...portions];
  while (result.length < wanted) {
    const next = divideLargest(result, context);
    if (next === null) break;
    result = next;
  }
  return result;
}

function divideLargest(portions: readonly Portion[], context: WriteContext): Portion[] | null {
  const options = portions
    .map((portion, index) => ({
      index,
      parts: divide(portion, context),
      size: proseOf(portion, context.language).length,
    }))
    .filter(({ parts }) => parts !== null)
    .sort((a, b) => b.size - a.size || a.index - b.index);
  const [best] = options;
  return best === undefined
    ? null
    : portions.flatMap((portion, index) => (index === best.index ? (best.parts ?? []) : [portion]));
}

function divide(portion: Portion, context: WriteContext): Portion[] | null {
  const part = onlyPart(portion);
  const kind = draftsOf(portion, context)[0]?.body.kind ?? 'bullets';
  // A name and the reasons for it stay together.
  if (part === null || whole.has(kind) || namedPoint(portion, context) !== null) return null;
  const prose = onlyProse(portion, context.language);
  if (prose !== null)
    return prose.length >= 2 && !prose.every((sentence) => /[?？؟]$/u.test(sentence))
      ? halve(portion, context.language)
      : null;
  const groups = apart(part.blocks);
  return groups.length < 2 ? halfList(portion) : groups.map((blocks) => portionOf(part, blocks));
}

/** What these show says little in halves. */
const whole: ReadonlySet<SlideKind> = new Set([
  'process',
  'timeline',
  'comparison',
  'two_columns',
  'metrics',
  'matrix',
  'next_steps',
]);

/** A sentence beside a list or table can stand by itself, unless it only leads there. */
function apart(blocks: readonly Block[]): Block[][] {
  const [first] = blocks;
  const last = blocks.at(-1);
  const stands = (block: Block | undefined): boolean =>
    block?.type === 'paragraph' && visualLength(block.text) >= shortestAlone && !/[:：]$/u.test(block.text);
  if (blocks.length < 2) return [];
  if (stands(last)) return [blocks.slice(0, -1), blocks.slice(-1)];
  return stands(first) ? [blocks.slice(0, 1), blocks.slice(1)] : [];
}

function halfList(portion: Portion): Portion[] | null {
  const part = onlyPart(portion);
  const [block, ...others] = part?.blocks ?? [];
  if (part === null || block?.type !== 'list' || others.length > 0 || block.ordered || block.items.length < fewestItems)
    return null;
  const cut = Math.ceil(block.items.length / 2);
  return [
    portionOf(part, [{ ...block, items: block.items.slice(0, cut) }]),
    portionOf(part, [{ ...block, items: block.items.slice(cut) }]),
  ];
}

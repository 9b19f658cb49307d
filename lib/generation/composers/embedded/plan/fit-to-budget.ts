import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import { visualLength } from '../analyse/shorten';
import type { Draft, WriteContext } from '../kinds/draft';
import { draftsOf } from '../kinds/draft-slide';
import { hasFields } from '../kinds/read-fields';
import { longestTitle } from '../kinds/draft';
import { punctuationOf } from '../words/punctuation';
import { noteLines } from '../write/notes';
import type { Portion } from './portion';
import { onlyPart, onlyProse, portionOf } from './portion';

/** Merges neighbours until the portions fit, or shows more of them in full while there is room. */
export function fitToBudget(portions: readonly Portion[], budget: number, context: WriteContext): Portion[] {
  const merged = mergeDown(thin([...portions]), Math.max(1, budget), context);
  return expand(merged, Math.max(1, budget), context);
}

/** Choosing pairs with care pays for a few hundred portions; thousands are halved first. */
const mostCompared = 400;

function thin(portions: Portion[]): Portion[] {
  let result = portions;
  while (result.length > mostCompared) {
    result = result.flatMap((portion, index) => {
      const next = result[index + 1];
      return index % 2 === 1 ? [] : next === undefined ? [portion] : [join(portion, next)];
    });
  }
  return result;
}

/** Always the cheapest pair of neighbours: of one section before siblings before strangers, small before large. */
function mergeDown(portions: Portion[], budget: number, context: WriteContext): Portion[] {
  const result = portions;
  // Nothing is said about kinds that need no merger.
  const sizes = result.length <= budget ? [] : result.map((portion) => sizeOf(portion) + ownForm(portion, context));
  while (result.length > budget) {
    let best = 0;
    let bestCost = Infinity;
    for (let index = 0; index < result.length - 1; index += 1) {
      const apart =
        leadAbove(result[index]!, result[index + 1]!, context) === null
          ? distance(result[index]!, result[index + 1]!)
          : asLead;
      const cost = (sizes[index] ?? 0) + (sizes[index + 1] ?? 0) + apart;
      if (cost < bestCost) [best, bestCost] = [index, cost];
    }
    const joined = leadAbove(result[best]!, result[best + 1]!, context) ?? join(result[best]!, result[best + 1]!);
    result.splice(best, 2, joined);
    sizes.splice(best, 2, (sizes[best] ?? 0) + (sizes[best + 1] ?? 0));
  }
  return result;
}

function sizeOf(portion: Portion): number {
  // A table or chart loses more in a merger than as much prose does.
  const tables = portion.parts.flatMap((part) => part.blocks).filter((block) => block.type === 'table').length;
  return visualLength(portion.parts.flatMap(noteLines).join(' ')) + tables * 800;
}

/** What has a form of its own loses it in a merger; so does what people are to do in the end. */
const formed: ReadonlySet<SlideKind> = new Set(['timeline', 'chart', 'next_steps', 'metrics', 'process']);

function ownForm(portion: Portion, context: WriteContext): number {
  if (portion.parts.some((part) => part.blocks.some((block) => block.type === 'table'))) return 0;
  return formed.has(draftsOf(portion, context)[0]?.body.kind ?? 'bullets')
    ? 800
    : callsToAct(portion, context.language)
      ? 400
      : 0;
}

/** Prose that gives several dates by which things are to be done. */
function callsToAct(portion: Portion, language: string): boolean {
  const prose = onlyProse(portion, language);
  return prose !== null && prose.some((sentence) => hasFields(sentence));
}

/** Nothing of a table is lost when one sentence of its neighbour becomes its title. */
const asLead = -500;

/** One sentence and the table beside it as a table under that sentence; null for other pairs. */
function leadAbove(a: Portion, b: Portion, context: WriteContext): Portion | null {
  const [table, other] = isTable(a)
    ? [onlyPart(a), onlyPart(b)]
    : isTable(b)
      ? [onlyPart(b), onlyPart(a)]
      : [null, null];
  const [sentence, ...further] = other === null ? [] : (onlyProse({ parts: [other] }, context.language) ?? []);
  if (table === null || other === null || sentence === undefined || further.length > 0 || /[:：?？؟]$/u.test(sentence))
    return null;
  const text =
    other.heading === null ? sentence : `${other.heading}${punctuationOf(context.language).colon}${sentence}`;
  return visualLength(text) > longestTitle ? null : portionOf(table, [{ type: 'paragraph', text }, ...table.blocks]);
}

function isTable(portion: Portion): boolean {
  const blocks = onlyPart(portion)?.blocks ?? [];
  return blocks.length === 1 && blocks[0]?.type === 'table';
}

function distance(a: Portion, b: Portion): number {
  const last = a.parts.at(-1);
  const first = b.parts[0];
  if (last?.heading === first?.heading && last?.parent === first?.parent) return 0;
  return last?.parent !== null && last?.parent === first?.parent ? 150 : 400;
}

function join(a: Portion, b: Portion): Portion {
  const left = onlyPart(a);
  const right = onlyPart(b);
  const same = left !== null && right !== null && left.heading === right.heading && left.parent === right.parent;
  return same
    ? { parts: [{ ...left, blocks: [...left.blocks, ...right.blocks] }] }
    : { parts: [...a.parts, ...b.parts] };
}

/** Gives a further slide to the largest portion that can't show everything on one, as long as there is room. */
function expand(portions: readonly Portion[], budget: number, context: WriteContext): Portion[] {
  const entries = portions.map((portion) => measure(portion, context));
  while (entries.length < budget) {
    const largest = entries.reduce(
      (best, entry, index) => (entry.split !== undefined && entry.size > (entries[best]?.size ?? 0) ? index : best),
      -1,
    );
    const split = entries[largest]?.split;
    if (split === undefined) break;
    entries.splice(largest, 1, measure(split.shown, context), measure(split.rest, context));
  }
  return entries.map((entry) => entry.portion);
}

function measure(portion: Portion, context: WriteContext): { portion: Portion; size: number; split: Draft['split'] } {
  return { portion, size: sizeOf(portion), split: draftsOf(portion, context)[0]?.split };
}

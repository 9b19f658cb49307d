import { visualLength } from '../analyse/shorten';
import type { Draft, WriteContext } from '../kinds/draft';
import { draftsOf } from '../kinds/draft-slide';
import { noteLines } from '../write/notes';
import type { Portion } from './portion';
import { onlyPart } from './portion';

/** Merges neighbours until the portions fit, or shows more of them in full while there is room. */
export function fitToBudget(portions: readonly Portion[], budget: number, context: WriteContext): Portion[] {
  const merged = mergeDown(thin([...portions]), Math.max(1, budget));
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
function mergeDown(portions: Portion[], budget: number): Portion[] {
  const result = portions;
  const sizes = result.map(sizeOf);
  while (result.length > budget) {
    let best = 0;
    let bestCost = Infinity;
    for (let index = 0; index < result.length - 1; index += 1) {
      const cost = (sizes[index] ?? 0) + (sizes[index + 1] ?? 0) + distance(result[index]!, result[index + 1]!);
      if (cost < bestCost) [best, bestCost] = [index, cost];
    }
    const joined = join(result[best]!, result[best + 1]!);
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
  return same ? { parts: [{ ...left, blocks: [...left.blocks, ...right.blocks] }] } : { parts: [...a.parts, ...b.parts] };
}

/** Gives a further slide to the largest portion that can't show everything on one, as long as there is room. */
function expand(portions: readonly Portion[], budget: number, context: WriteContext): Portion[] {
  const entries = portions.map((portion) => measure(portion, context));
  while (entries.length < budget) {
    const largest = entries.reduce((best, entry, index) => (entry.split !== undefined && entry.size > (entries[best]?.size ?? 0) ? index : best), -1);
    const split = entries[largest]?.split;
    if (split === undefined) break;
    entries.splice(largest, 1, measure(split.shown, context), measure(split.rest, context));
  }
  return entries.map((entry) => entry.portion);
}

function measure(portion: Portion, context: WriteContext): { portion: Portion; size: number; split: Draft['split'] } {
  return { portion, size: sizeOf(portion), split: draftsOf(portion, context)[0]?.split };
}

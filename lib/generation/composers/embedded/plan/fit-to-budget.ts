import { visualLength } from '../analyse/shorten';
import type { WriteContext } from '../kinds/draft';
import { draftsOf } from '../kinds/draft-slide';
import { noteLines } from '../write/notes';
import type { Portion } from './portion';
import { onlyPart } from './portion';

/** Merges neighbours until the portions fit, or shows more of them in full while there is room. */
export function fitToBudget(portions: readonly Portion[], budget: number, context: WriteContext): Portion[] {
  const merged = mergeDown([...portions], Math.max(1, budget));
  return expand(merged, Math.max(1, budget), context);
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

/** Gives further slides to portions that can't show everything on one, first come, first served. */
function expand(portions: Portion[], budget: number, context: WriteContext): Portion[] {
  let room = budget - portions.length;
  return portions.flatMap((portion) => {
    const result: Portion[] = [];
    let current = portion;
    while (room > 0) {
      const split = draftsOf(current, context)[0]?.split;
      if (split === undefined) break;
      result.push(split.shown);
      current = split.rest;
      room -= 1;
    }
    return [...result, current];
  });
}

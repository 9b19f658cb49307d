import type { Part, PartMap, Relationship } from '../package/part';

/**
 * Mark and sweep: the parts that relationships lead to from the root, in the order in which
 * they are reached. What nothing leads to, such as an unused layout's picture, stays out of the file.
 *
 * @throws when a relationship leads to a part that does not exist
 */
export function reachableParts(parts: PartMap, root: readonly Relationship[]): Map<string, Part> {
  const reached = new Map<string, Part>();
  const queue = root.map((relationship) => ({ from: 'the package', relationship }));
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { target, external } = next.relationship;
    if (external || reached.has(target)) continue;
    const part = parts.get(target);
    if (part === undefined) throw new Error(`${next.from} refers to ${target}, which does not exist.`);
    reached.set(target, part);
    queue.push(...part.relationships.map((relationship) => ({ from: target, relationship })));
  }
  return reached;
}

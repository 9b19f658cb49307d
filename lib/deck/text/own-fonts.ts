import type { FontFamily } from '../theme/theme';
import type { FontMetrics } from './metrics/font-metrics';

/** Stands between the name of a family and which of several of that name it is; no font has it in its name. */
const mark = '#';
/** By the family as themes name it: whoever measures knows no more than that. Equal metrics have equal names, so that one that is known twice is known once. */
const known = new Map<FontFamily, FontMetrics>();
/** Of the families that were measured last; a process lays out decks of many organizations. */
const mostKnown = 50;

/**
 * Makes a family of somebody's own measurable, by its own advances instead of those of a twin.
 *
 * @param print of the metrics, such as a hash: families of one name and other widths are different ones
 * @returns what themes call it
 */
export function knowFont(name: string, metrics: FontMetrics, print: string): FontFamily {
  const family = `${name}${mark}${print}`;
  known.delete(family);
  known.set(family, metrics);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return family;
}

export function ownMetricsOf(family: FontFamily): FontMetrics | undefined {
  return family.includes(mark) ? known.get(family) : undefined;
}

/** A family as files and people call it. */
export function familyName(family: FontFamily): string {
  const at = family.indexOf(mark);
  return at === -1 ? family : family.slice(0, at);
}

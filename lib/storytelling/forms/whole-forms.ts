import type { Draft } from './draft';

/** Forms that show nothing in part. */
const toldWhole: ReadonlySet<string> = new Set(['executive_summary', 'funnel', 'waterfall', 'cycle', 'before_after']);

/** How many facts a slide shows. */
const factsOn = ({ slide }: Draft): number =>
  Math.max(...Object.values(slide).map((value) => (Array.isArray(value) ? value.length : 0)));

/** How many facts some drafts show in forms that show nothing in part, by their kinds. */
export function factsOfWhole(drafts: readonly Draft[]): ReadonlyMap<string, number> {
  return new Map(drafts.flatMap((each) => (toldWhole.has(each.slide.kind) ? [[each.slide.kind, factsOn(each)]] : [])));
}

/** Whether a draft of a part of something shows less of it than all of it does, or begins amid what tells it. */
export function isLessThan(whole: ReadonlyMap<string, number>, draft: Draft, isTorn: boolean): boolean {
  const { kind } = draft.slide;
  return toldWhole.has(kind) && (isTorn || factsOn(draft) < (whole.get(kind) ?? 0));
}

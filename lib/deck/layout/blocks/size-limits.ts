import type { Theme } from '../../theme/theme';

/** Headings are at most this much larger than the template's largest body, in pt. */
const headingStepPt = 8;

/** The pairs of heading and body sizes in pt that the template allows; the smallest pair always is. */
export function pairsWithin<P extends readonly [heading: number, body: number]>({ style }: Theme, pairs: readonly P[]): readonly P[] {
  const { bodyPt } = style.type;
  return pairs.filter(([heading, body], index) => index === pairs.length - 1 || (body <= bodyPt && heading <= bodyPt + headingStepPt));
}

/** The sizes in pt up to a largest one; the smallest always is. */
export function sizesWithin(mostPt: number, sizesPt: readonly number[]): readonly number[] {
  return sizesPt.filter((sizePt, index) => index === sizesPt.length - 1 || sizePt <= mostPt);
}

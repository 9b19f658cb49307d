import type { Paragraph } from '../../scene/scene';
import { heightSlack } from '../../text/measure-paragraphs';
import type { LaidList } from './lay-list';

/** Items stand at most this far apart, as a share of their size. */
const mostSpacing = 1.5;

/**
 * Moves the items of a short list apart until it is as high as wanted, or until they would no
 * longer read as one list. Children stay with their item.
 */
export function spreadList({ paragraphs, sizePt, heightIn }: LaidList, wantedIn: number): { paragraphs: readonly Paragraph[]; heightIn: number } {
  const gaps = paragraphs.filter((paragraph, index) => index > 0 && paragraph.level === 0);
  const missingPt = ((wantedIn - heightIn) / heightSlack) * 72;
  if (gaps.length === 0 || missingPt <= 0) return { paragraphs, heightIn };
  const widest = Math.max(...gaps.map(({ spaceBeforePt }) => spaceBeforePt));
  const extraPt = Math.floor(Math.max(0, Math.min(missingPt / gaps.length, sizePt * mostSpacing - widest)));
  const spread = paragraphs.map((paragraph) => (gaps.includes(paragraph) ? { ...paragraph, spaceBeforePt: paragraph.spaceBeforePt + extraPt } : paragraph));
  return { paragraphs: spread, heightIn: heightIn + ((extraPt * gaps.length) / 72) * heightSlack };
}

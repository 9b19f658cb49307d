import type { Paragraph } from '../../scene/scene';
import { heightSlack } from '../../text/measure-paragraphs';
import type { LaidList } from './lay-list';

/** Items stand at most this far apart, as a share of their size. */
const mostSpacing = 1.5;

type SpreadList = Pick<LaidList, 'paragraphs' | 'heightIn'>;

/**
 * Moves the items of short lists apart until the longest is as high as wanted, or until they
 * would no longer read as lists. Lists beside each other keep one distance between items;
 * children stay with their item.
 */
export function spreadLists(lists: readonly LaidList[], wantedIn: number): SpreadList[] {
  const extraPt = Math.min(...lists.map((list) => spareGapPt(list, wantedIn)));
  return lists.map((list) => widenGaps(list, Number.isFinite(extraPt) ? extraPt : 0));
}

/** What the gaps of a list may grow by; no limit for a list of a single item. */
function spareGapPt({ paragraphs, sizePt, heightIn }: LaidList, wantedIn: number): number {
  const gaps = paragraphs.filter(isSpread);
  if (gaps.length === 0) return Infinity;
  const widest = Math.max(...gaps.map(({ spaceBeforePt }) => spaceBeforePt));
  const missingPt = ((wantedIn - heightIn) / heightSlack) * 72;
  return Math.floor(Math.max(0, Math.min(missingPt / gaps.length, sizePt * mostSpacing - widest)));
}

function widenGaps({ paragraphs, heightIn }: LaidList, extraPt: number): SpreadList {
  const spread = paragraphs.map((paragraph, index) =>
    isSpread(paragraph, index) ? { ...paragraph, spaceBeforePt: paragraph.spaceBeforePt + extraPt } : paragraph,
  );
  return {
    paragraphs: spread,
    heightIn: heightIn + ((extraPt * paragraphs.filter(isSpread).length) / 72) * heightSlack,
  };
}

function isSpread({ level }: Paragraph, index: number): boolean {
  return index > 0 && level === 0;
}

import type { IconName } from '@/lib/deck/icons/icon-set';
import type { SlideWithIcons } from '@/lib/deck/icons/set-icons';
import { canHaveIcons, setIcons } from '@/lib/deck/icons/set-icons';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { visualLength } from '../analyse/shorten';
import { splitLabel } from '../analyse/split-head';
import { matchingIcons } from './matching-icons';
import { international } from './words/international';
import { iconWordsOf } from './words/languages';

/** Beyond these an item is a sentence, of which no picture shows the point. */
const longestLabel = 34;
const mostWords = 5;
/** Slides with fewer items have no row of icons, and with more no place for one. */
const fewestItems = 2;
const mostItems = 6;

/**
 * Gives the items of a slide their icons where the words say them: every item one, each another, or
 * none at all. A wrong icon is worse than none, so only short items are read, and only words that
 * hardly mean anything else.
 */
export function chooseIcons(slide: SlideSpec, language: string): SlideSpec {
  if (!canHaveIcons(slide)) return slide;
  const icons = iconsFor(labelsOf(slide), language);
  return icons === null ? slide : setIcons(slide, icons);
}

function labelsOf(slide: SlideWithIcons): string[] {
  switch (slide.kind) {
    case 'cards':
      return slide.cards.map(({ title }) => title);
    case 'process':
      return slide.steps.map(({ title }) => title);
    case 'metrics':
      return slide.metrics.map(({ label }) => label);
    case 'bullets':
      // Numbers already stand where icons would.
      return slide.ordered ? [] : slide.items.map(({ text }) => splitLabel(text)?.head ?? text);
  }
}

function iconsFor(texts: readonly string[], language: string): IconName[] | null {
  if (texts.length < fewestItems || texts.length > mostItems) return null;
  return allDifferent(texts.map((text) => candidatesFor(text, language)));
}

function candidatesFor(text: string, language: string): IconName[] {
  // What stands in brackets is a place that the author still has to fill.
  if (text.startsWith('[') || visualLength(text) > longestLabel || text.trim().split(/\s+/u).length > mostWords)
    return [];
  const words = iconWordsOf(language);
  const own = words === undefined ? [] : matchingIcons(text, words);
  return own.length > 0 ? own : matchingIcons(text, international);
}

/** One of each list, the best that makes them all different; null when there is no such choice. */
function allDifferent(lists: readonly (readonly IconName[])[], taken: readonly IconName[] = []): IconName[] | null {
  const [first, ...rest] = lists;
  if (first === undefined) return [...taken];
  for (const icon of first) {
    const chosen = taken.includes(icon) ? null : allDifferent(rest, [...taken, icon]);
    if (chosen !== null) return chosen;
  }
  return null;
}

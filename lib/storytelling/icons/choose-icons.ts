import { canHaveIcons, setIcons, type SlideWithIcons } from '@/lib/deck/icons/set-icons';
import { iconSet, type IconName } from '@/lib/deck/icons/icon-set';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { languageOf } from '@/lib/languages/find-language';
import { internationalIcons } from '@/lib/languages/international-icons';
import { normalForm } from '@/lib/languages/normal-form';
import { visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { headOf } from '../text/pieces';
import { matchingIcons } from './matching-icons';

/** Beyond these an item is a sentence, of which no picture shows the point. */
const [longestLabel, mostWords] = [34, 5];
/** Slides with fewer items have no row of icons, and with more no place for one. */
const [fewestItems, mostItems] = [2, 6];

/**
 * Gives the items of a slide their icons where the words say them: every item one, each another, or none at all. A wrong
 * icon is worse than none, so only short items are read, and only words that hardly mean anything else.
 */
export function chooseIcons(slide: SlideSpec, tag: string): SlideSpec {
  if (!canHaveIcons(slide)) return slide;
  const labels = labelsOf(slide);
  if (labels.length < fewestItems || labels.length > mostItems) return slide;
  const icons = allDifferent(labels.map((label) => candidatesFor(label, tag)));
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
      return slide.ordered ? [] : slide.items.map(({ text }) => headOf(text)?.head ?? text);
  }
}

const isName = (icon: string): icon is IconName => Object.hasOwn(iconSet, icon);

function candidatesFor(label: string, tag: string): IconName[] {
  if (visualWidth(label) > longestLabel || wordCount(label) > mostWords) return [];
  const { icons, unspaced, attached = '' } = languageOf(tag);
  const prefixes = attached.split(' ').filter(Boolean).map(normalForm);
  const own = matchingIcons(label, icons, { isUnspaced: unspaced === true, prefixes });
  const found = own.length > 0 ? own : matchingIcons(label, internationalIcons, { isUnspaced: false, prefixes: [] });
  return found.filter(isName);
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

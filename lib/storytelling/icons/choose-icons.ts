import { canHaveIcons, setIcons, type SlideWithIcons } from '@/lib/deck/icons/set-icons';
import { iconSet, type IconName } from '@/lib/deck/icons/icon-set';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { languageOf } from '@/lib/languages/find-language';
import type { Language } from '@/lib/languages/language';
import type { Mark, Meaning } from '@/lib/languages/lexicon';
import { iconLexiconOf } from '@/lib/languages/words-of';
import { visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { headOf } from '../text/pieces';

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
  const labels = iconLabelsOf(slide);
  if (labels.length < fewestItems || labels.length > mostItems) return slide;
  const icons = allDifferent(labels.map((label) => candidatesFor(label, languageOf(tag))));
  return icons === null ? slide : setIcons(slide, icons);
}

/** The short text beside each icon. */
export function iconLabelsOf(slide: SlideWithIcons): string[] {
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
const [negation, details] = ['icon.not', 'icon.details'] as const;

/** What icons show of all that a text speaks of: words of one icon are words of one thing. */
export function picturedIn(text: string, tag: string): Meaning[] {
  const meanings = iconLexiconOf(languageOf(tag))
    .marksIn(text)
    .map(({ meaning }) => meaning);
  return meanings.filter((meaning) => meaning !== negation && meaning !== details);
}

/** The icons of what a short text speaks of: first of the word that it is about, none where it denies something. */
export function candidatesFor(label: string, language: Language): IconName[] {
  if (visualWidth(label) > longestLabel || wordCount(label) > mostWords) return [];
  const marks = iconLexiconOf(language).marksIn(label.normalize('NFKC'));
  if (marks.some(({ meaning }) => meaning === negation)) return [];
  const behind = marks.find(({ meaning, start }) => meaning === details && start > 0)?.start ?? label.length;
  // "Market share" says nothing of sharing.
  const whole = marks.filter((mark) => !marks.some((other) => isWithin(mark, other)));
  const rank = ({ start }: Mark): number =>
    (start < behind ? 0 : label.length * 2) + (language.icons.head === 'first' ? start : label.length - start);
  const names = whole.sort((a, b) => rank(a) - rank(b)).map(({ meaning }) => meaning.slice('icon.'.length));
  return [...new Set(names)].filter(isName);
}

function isWithin(mark: Mark, other: Mark): boolean {
  const isIcon = other.meaning !== details && other.end - other.start > mark.end - mark.start;
  return isIcon && other.start <= mark.start && other.end >= mark.end;
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

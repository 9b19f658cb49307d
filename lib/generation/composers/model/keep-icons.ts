import type { IconName } from '@/lib/deck/icons/icon-set';
import { canHaveIcons, iconsOf, setIcons } from '@/lib/deck/icons/set-icons';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { languageOf } from '@/lib/languages/find-language';
import { candidatesFor, iconLabelsOf } from '@/lib/storytelling/icons/choose-icons';
import { similarIcons } from '@/lib/storytelling/icons/similar-icons';

/**
 * The icons of a slide, each by what was asked for it in free words. One that nothing is like, and one that is asked for
 * twice, has another by what its item says. None where none was asked for, where one is missing still, since a row of
 * icons has no gaps and a drawing that means nothing is worse than none, and where the kind has no place for them.
 *
 * @param language of the slide's words; what is asked for is English
 */
export function keepIcons(slide: SlideSpec, language: string): SlideSpec {
  if (!canHaveIcons(slide)) return withoutIcons(slide);
  const asked = iconsOf(slide).map((words) => (words === undefined ? [] : similarIcons(words)));
  const labels = iconLabelsOf(slide);
  const taken = new Set<IconName>();
  const take = (candidates: readonly IconName[]): IconName | undefined => {
    const free = candidates.find((icon) => !taken.has(icon));
    if (free !== undefined) taken.add(free);
    return free;
  };
  const first = asked.map(take);
  if (taken.size === 0) return setIcons(slide, []);
  const meant = first.map((icon, index) => icon ?? take(candidatesFor(labels[index] ?? '', languageOf(language))));
  return setIcons(slide, meant.every((icon) => icon !== undefined) ? meant : []);
}

function withoutIcons<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner: unknown) => withoutIcons(inner)) as T;
  const kept = Object.entries(value).filter(([key]) => key !== 'icon');
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutIcons(inner as unknown)])) as T;
}

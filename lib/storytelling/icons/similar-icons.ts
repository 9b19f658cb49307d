import { iconAliases } from '@/lib/deck/icons/icon-aliases';
import { findIcon } from '@/lib/deck/icons/find-icon';
import { iconSet, type IconName } from '@/lib/deck/icons/icon-set';
import { languageOf } from '@/lib/languages/find-language';
import { internationalIcons } from '@/lib/languages/international-icons';
import { normalForm } from '@/lib/languages/normal-form';

/** More words than these name no single thing. */
const mostWords = 8;

/** What an icon is called, word by word: by its own name, by other names, and by what it stands for. */
interface Tag {
  icon: IconName;
  words: readonly string[];
  /** How surely somebody who says so means the icon, 0 to 1. */
  worth: number;
}

const worths = { name: 1, alias: 0.95, meaning: 0.85 };
/** Of what was asked for, so much has to be said of an icon. */
const leastLikeness = 0.3;
/** Words of one stem begin alike: "deliveries" and "delivery". */
const [leastStem, shareOfStem] = [4, 0.7];
/** Of an inflected word; and of a word that is a part of what a tag says. */
const [worthOfStem, worthOfPart] = [0.8, 0.6];
/** What a word weighs that no icon has: as much as one that tells a dozen apart. */
const weightOfUnknown = 3;
const saysNothing = new Set(
  'a an the of or as with and for from into in on at to by between icon icons symbol sign pictogram drawing'.split(' '),
);

let known: ReadonlyMap<IconName, readonly Tag[]> | undefined;

/** Icons that are like what free English words name, the most alike first; none where nothing is. */
export function similarIcons(asked: string): IconName[] {
  const exact = findIcon(asked);
  const words = wordsOf(asked)
    .filter((word) => !saysNothing.has(word))
    .slice(0, mostWords);
  known ??= tagsOfAll();
  const met = [...known].map(([icon, tags]) => ({ icon, shares: words.map((word) => shareOf(word, words, tags)) }));
  const weights = words.map((_, at) => weightOf(met.filter(({ shares }) => (shares[at] ?? 0) > 0).length));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const found = met
    .map(({ icon, shares }) => ({
      icon,
      worth: shares.reduce((sum, share, at) => sum + share * (weights[at] ?? 0), 0) / all,
    }))
    .filter(({ worth }) => worth >= leastLikeness)
    .sort((one, other) => other.worth - one.worth)
    .map(({ icon }) => icon);
  return exact ? [exact, ...found.filter((icon) => icon !== exact)] : found;
}

/** The fewer icons have a word, the more it tells. */
function weightOf(count: number): number {
  return count === 0 ? weightOfUnknown : Math.log(1 + Object.keys(iconSet).length / count);
}

/** How well an icon shows one of the words that were asked for together. */
function shareOf(word: string, asked: readonly string[], tags: readonly Tag[]): number {
  return Math.max(
    0,
    ...tags.map(({ words, worth }) => {
      const best = Math.max(...words.map((other) => alike(word, other)));
      const isWhole = words.every((other) => asked.some((each) => alike(each, other) > 0));
      return best * worth * (isWhole ? 1 : worthOfPart);
    }),
  );
}

/** A star at the end of a word stands for any ending. */
function alike(word: string, other: string): number {
  const stem = other.endsWith('*') ? other.slice(0, -1) : null;
  if (word === (stem ?? other)) return 1;
  if (stem !== null && word.startsWith(stem)) return worthOfStem;
  const shared = sharedStart(word, stem ?? other);
  return shared >= leastStem && shared >= Math.max(word.length, (stem ?? other).length) * shareOfStem ? worthOfStem : 0;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function tagsOfAll(): ReadonlyMap<IconName, readonly Tag[]> {
  const rows = [languageOf('en').icons.rows, internationalIcons.rows].flatMap((each) => Object.entries(each));
  const tags = [
    ...Object.keys(iconSet).map((name) => tagOf(name, name, worths.name)),
    ...Object.entries(iconAliases).map(([alias, icon]) => tagOf(icon, alias, worths.alias)),
    ...rows.flatMap(([icon, list]) => list.split(',').map((said) => tagOf(icon, said, worths.meaning))),
  ].flatMap((tag) => (tag !== null && tag.words.length > 0 ? [tag] : []));
  return grouped(tags);
}

function tagOf(icon: string, said: string, worth: number): Tag | null {
  const words = wordsOf(said);
  return isName(icon) ? { icon, words, worth } : null;
}

/** Numbers tell drawings of one thing apart, such as `trash-2`. */
function wordsOf(said: string): string[] {
  return (normalForm(said).match(/[\p{L}\p{N}]+\*?/gu) ?? []).filter((word) => !/^\p{N}+$/u.test(word));
}

const isName = (icon: string): icon is IconName => Object.hasOwn(iconSet, icon);

function grouped(tags: readonly Tag[]): Map<IconName, Tag[]> {
  const groups = new Map<IconName, Tag[]>();
  for (const tag of tags) groups.set(tag.icon, [...(groups.get(tag.icon) ?? []), tag]);
  return groups;
}

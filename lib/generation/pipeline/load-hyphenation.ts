import type { Hyphenate } from '@/lib/deck/text/break-lines';
import type { DeckSpec } from '@/lib/deck/spec/deck-spec';

/** By the first letters of the language's tag; the longest that matches counts. Scripts without hyphens have none. */
const patterns: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  de: () => import('hyphen/patterns/de-1996'),
  en: () => import('hyphen/patterns/en-us'),
  'en-gb': () => import('hyphen/patterns/en-gb'),
  es: () => import('hyphen/patterns/es'),
  fr: () => import('hyphen/patterns/fr'),
  it: () => import('hyphen/patterns/it'),
  nl: () => import('hyphen/patterns/nl'),
  pl: () => import('hyphen/patterns/pl'),
  pt: () => import('hyphen/patterns/pt'),
  ru: () => import('hyphen/patterns/ru'),
  sv: () => import('hyphen/patterns/sv'),
  tr: () => import('hyphen/patterns/tr'),
};

/** Shorter words fit into every line. */
const worthDividing = /[\p{L}\p{M}]{14}/u;
/** A word with what stands around it; addresses, numbers and code would be read as if the hyphen were theirs. */
const plainWord = /^([^\p{L}\p{N}]*)([\p{L}\p{M}]{6,100})[^\p{L}\p{N}]*$/u;
/** Letters that stay together at either end. */
const [leastBefore, leastBehind] = [2, 3];
const mark = '\u00ad';

/** How the language of a deck divides words; undefined where no word is long enough or the language has no rules here. */
export async function loadHyphenation(spec: Pick<DeckSpec, 'language' | 'slides'>): Promise<Hyphenate | undefined> {
  const tag = spec.language.toLowerCase();
  const load = patterns[tag] ?? patterns[tag.split('-')[0] ?? ''];
  if (!load || !worthDividing.test(JSON.stringify(spec.slides))) return undefined;
  const [{ default: createHyphenator }, { default: rules }] = await Promise.all([import('hyphen'), load()]);
  const divide = createHyphenator(rules, { hyphenChar: mark });
  return (text) => {
    const [, before = '', word = ''] = plainWord.exec(text) ?? [];
    let place = 0;
    const places = divide(word)
      .split(mark)
      .slice(0, -1)
      .map((part) => (place += part.length));
    return places.filter((at) => at >= leastBefore && at <= word.length - leastBehind).map((at) => at + before.length);
  };
}

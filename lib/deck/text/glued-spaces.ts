import { countedNames, countedShorts, currency, leadingCurrency, magnitudes, units } from './no-break-words';

/** What a word must not go on with where it ends. */
const wordEnd = String.raw`(?![\p{L}\p{M}\d])`;
const wordStart = String.raw`(?<![\p{L}\p{M}\d])`;
const digit = String.raw`\p{Nd}`;

/** Pairs of what stands before and after a space at which no line ends. */
const pairs: readonly (readonly [before: string, after: string])[] = [
  // 12 %, 14.6 million, 25 °C, 48 g, 19 months
  [`${digit}`, `(?:${magnitudes}|${units}|${currency})${wordEnd}`],
  // 12 Mio. €, 3 million euros
  [`${digit}[ \u00a0\u202f](?:${magnitudes})\\.?`, `(?:${currency})${wordEnd}`],
  // € 3, CHF 12, ≈ 40, § 5, № 7
  [`(?:${wordStart}(?:${leadingCurrency})|[§№#≈~≤≥±]|${wordStart}[nN][°º])`, `[-−+]?${digit}`],
  // p. 14, Nr. 3, ca. 40
  [`${wordStart}(?:${countedShorts})\\.`, digit],
  // Phase 2, KW 12, Type II
  [`${wordStart}(?:${countedNames})`, `(?:${digit}{1,3}|[IVX]{1,4})${wordEnd}`],
  // Q3 2026, H1 2027, FY 2026
  [`${wordStart}(?:[QHTS][1-4]|FY|GJ)`, `${digit}{2,4}${wordEnd}`],
  // 1 234 567
  [`(?<!${digit})${digit}{1,3}`, `${digit}{3}(?!${digit})`],
  // z. B., i. d. R.
  [`${wordStart}\\p{L}\\.`, `\\p{L}\\.`],
  // Dr. Keller
  [`${wordStart}(?:Dr|Prof|Mr|Mrs|Ms|St|Mme)\\.?`, '\\p{Lu}'],
  // « mot » and mot !, as French has them
  ['[«‹]', '\\S'],
  ['\\S', '[»›:;!?]'],
];

/** Languages whose months stand in the pattern as they are written beside a day; English is part of all. */
const monthPatterns = new Map<string, RegExp>();
const always = new RegExp(pairs.map(between).join('|'), 'gu');
/** No pair is without one of these. */
const worthLooking = /[\p{Nd}«‹»›:;!?.]/u;

function between([before, after]: readonly [string, string]): string {
  return `(?:[ ](?<=${before}[ ])(?=${after}))`;
}

/** Places of the spaces of a text at which no line may end: a number stays with its unit, a day with its month. */
export function gluedSpaces(text: string, language: string): number[] {
  if (!text.includes(' ') || !worthLooking.test(text)) return [];
  const places = new Set<number>();
  for (const match of text.matchAll(always)) places.add(match.index);
  for (const match of text.matchAll(monthsOf(language))) places.add(match.index);
  return [...places].sort((a, b) => a - b);
}

/** Pieces of one text with no-break spaces (U+00A0) where `gluedSpaces` has them; programs break lines by these alone. */
export function withNoBreakSpaces(pieces: readonly string[], language: string): string[] {
  const places = gluedSpaces(pieces.join(''), language);
  let [start, next] = [0, 0];
  return pieces.map((piece) => {
    const parts: string[] = [];
    let from = 0;
    for (let place = places[next]; place !== undefined && place < start + piece.length; place = places[next]) {
      parts.push(piece.slice(from, place - start), '\u00a0');
      from = place - start + 1;
      next += 1;
    }
    start += piece.length;
    return parts.join('') + piece.slice(from);
  });
}

/** 15 February and February 15, 15. Februar, 15 de febrero, in the deck's language and in English. */
function monthsOf(language: string): RegExp {
  const known = monthPatterns.get(language);
  if (known) return known;
  const own = monthNames(readableTag(language)).join('|');
  const english = monthNames('en').join('|');
  const day = `(?<!${digit})${digit}{1,2}`;
  const pattern = new RegExp(
    [
      between([`${day}(?:\\.|st|nd|rd|th|er|º)?(?:[ ]de)?`, `(?:de[ ])?(?:${own}|${english})${wordEnd}`]),
      between([`${wordStart}(?:${english})\\.?`, `${digit}{1,2}(?:st|nd|rd|th)?${wordEnd}`]),
    ].join('|'),
    'gu',
  );
  monthPatterns.set(language, pattern);
  return pattern;
}

/** The tag itself, or English for what no locale data reads. */
function readableTag(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Long and short names as they are written beside a day; those made of digits, as in Chinese, are none. */
function monthNames(language: string): string[] {
  const names = (['long', 'short'] as const).flatMap((form) => {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: form, timeZone: 'UTC' });
    return Array.from(
      { length: 12 },
      (_, month) => format.formatToParts(Date.UTC(2025, month, 1)).find(({ type }) => type === 'month')?.value ?? '',
    );
  });
  return [...new Set(names.map((name) => name.replace(/\.$/, '')))].filter((name) =>
    /^\p{L}[\p{L}\p{M}]+$/u.test(name),
  );
}

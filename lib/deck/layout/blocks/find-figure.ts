import type { TextContext } from './fit';
import { draft, draftOfRuns, textRun } from './draft';
import type { DraftOptions, ParagraphDraft } from './draft';

/** A number with its sign, currency and unit, and where it stands in the text. */
export interface FigureSpan {
  text: string;
  start: number;
  end: number;
}

const unit = String.raw`(?:[%‰٪€£¥]|T€|k€|°[CF]|(?:million|billion|mn|bn|Mio\.?|Mrd\.?|万円|億円|k|M|B|mg|g|kg|t|ms|km|cm|mm|m|kW|MW|GW|kWh|MWh|GWh|GB|TB|ha)(?![\p{L}]))`;
const figure = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{N}.,:/–-])[+−-]?(?:\p{Sc}\s?)?(?:\p{Nd}{1,3}(?:[ \u00a0\u202f]\p{Nd}{3}(?!\p{Nd}))+|\p{Nd}+)(?:[.,’]\p{Nd}+)*(?:[\s\u00a0\u202f]?${unit}(?:[\s\u00a0]€)?)?(?![\p{sc=Latin}\p{N}:/]|[.,–-]\p{Nd})`,
  'gu',
);
/** One digit and no unit: too little to hold the eye. */
const single = /^\p{Nd}$/u;
/** A year, or a date that is written in digits. */
const date = /^(?:(?:19|20)\d\d|\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4}))$/;
/** What makes a bare number before it part of a date or a time of day. */
const dateSign = /^\s?[年月日時]|^\.\s?\p{L}|^\s?h\s?\p{Nd}{2}(?!\p{Nd})/u;
/** The word that names the month of a day: "28 de octubre", "18 et 19 juillet". */
const monthAfter = /^[\s.ºª]*(?:(?:\p{L}{1,3}|[–-])\s+)?(?:\p{Nd}{1,2}[.ºª]?\s+(?:\p{L}{1,2}\s+)?)?(\p{L}+)/u;
/** "23.00" is a time where decimals have a comma. */
const dottedTime = /^(?:[01]?\d|2[0-4])\.[0-5]\d$/;
const hasUnit = /[\p{L}\p{Sc}%‰٪°]/u;

/** Words that lead from an old value to the new one, and between the ends of a range. */
const from = /(?<!\p{L})(?:from|von|vom|de|da|dal|del|desde|van|z|ze|od|с|со|от|من)\s$/iu;
const to = /^(?:\s\p{L}+){0,2}\s(?:to|auf|zu|bis|à|a|al|para|naar|tot|do|na|до|إلى)\s$/iu;
const between = /^(?:\s?[–-]\s?|\s(?:to|bis|à|a|tot|do|до)\s)$/iu;

/** What all are counted of whom the text then speaks of some: "Of 48 customers …, 31 named …"; no word that a range or a limit begins with as well. */
const ofAll =
  /^\s*(?:(?:out\s)?of|von|sur|parmi|de|van|av|af|z|ze|spośród|из|среди|من\sبين|מתוך)\s(?:(?:the|all|our|den|allen|unseren|les|nos|los|las|nuestros|i|gli|le|de|onze)\s){0,2}$/iu;
const amongAll = /^\p{L}{0,4}?(?:中|のうち|の内|\s?중)/u;

/**
 * The number of a text that says how much: the first, the new one of a change ("from 4.80 to 2.90"), the part of a
 * whole ("Of 48 customers 31 …"), and all of a range. Years, dates and times are not figures.
 */
export function findFigure(text: string, language: string): FigureSpan | null {
  const found = quantitiesIn(text, language);
  const [first, second] = found;
  if (first && second) {
    const link = text.slice(first.end, second.start);
    const before = text.slice(0, first.start);
    if (from.test(before) && to.test(link)) return second;
    if (ofAll.test(before) || amongAll.test(link)) return single.test(second.text) ? null : second;
    if (between.test(link) && /\p{Nd}$/u.test(first.text))
      return { text: text.slice(first.start, second.end), start: first.start, end: second.end };
  }
  return found.find((one) => !single.test(one.text)) ?? null;
}

/** The one figure of a text with its unit, to be held by the eye: of several none is more than the others, and a bare number is none. */
export function findKeyFigure(text: string, language: string): FigureSpan | null {
  const found = findFigure(text, language);
  if (found === null || !hasUnit.test(found.text)) return null;
  const others = quantitiesIn(text, language).filter(({ start, end }) => end <= found.start || start >= found.end);
  return others.some((each) => hasUnit.test(each.text)) ? null : found;
}

function quantitiesIn(text: string, language: string): FigureSpan[] {
  const months = monthsOf(language);
  return [...text.matchAll(figure)].flatMap((match): FigureSpan[] => {
    const end = match.index + match[0].length;
    const rest = text.slice(end);
    const before = /(\p{L}+)\.?\s$/u.exec(text.slice(0, match.index))?.[1]?.toLocaleLowerCase(language) ?? '';
    const after = [/^[\s.]*(\p{L}+)/u, monthAfter].map(
      (sign) => sign.exec(rest)?.[1]?.toLocaleLowerCase(language) ?? '',
    );
    const isTime = (1.5).toLocaleString(language).includes(',') && dottedTime.test(match[0]);
    const isDay = dateSign.test(rest) || before === 'h' || [before, ...after].some((word) => months.has(word));
    const isNone = isTime || date.test(match[0]) || (isDay && !hasUnit.test(match[0]));
    return isNone ? [] : [{ text: match[0], start: match.index, end }];
  });
}

const knownMonths = new Map<string, ReadonlySet<string>>();

/** The names of the months, kept by language: formats are slow to make. */
function monthsOf(language: string): ReadonlySet<string> {
  const known = knownMonths.get(language) ?? nameMonths(language);
  knownMonths.set(language, known);
  return known;
}

function nameMonths(language: string): ReadonlySet<string> {
  // Beside a day many languages say the month in another case.
  const formats = ([{}, { day: 'numeric' }] as const).map(
    (day) => new Intl.DateTimeFormat([language, 'en'], { ...day, month: 'long', timeZone: 'UTC' }),
  );
  const named = (month: number): string[] =>
    formats.flatMap((format) =>
      format.formatToParts(Date.UTC(2000, month, 15)).flatMap(({ type, value }) => (type === 'month' ? value : [])),
    );
  return new Set(
    Array.from({ length: 12 }, (_, month) => named(month).map((name) => name.toLocaleLowerCase(language))).flat(),
  );
}

/** One paragraph whose figure stands out, in bold accent, to give the eye a hold. */
export function hookedDraft(
  text: string,
  context: TextContext & { direction: 'ltr' | 'rtl' },
  options: DraftOptions,
): ParagraphDraft {
  const found = findKeyFigure(text, context.language);
  const parts = found
    ? [
        textRun(text.slice(0, found.start), options),
        textRun(found.text, { ...options, bold: true, color: 'accent' }),
        textRun(text.slice(found.end), options),
      ]
    : [textRun(text, options)];
  return draftOfRuns(
    parts.filter((part) => part.text !== ''),
    context.direction,
    options,
  );
}

/** Of siblings, so many have a figure or none of them shows its own: one alone would look like another sort. */
const shareOfHooked = 0.5;

/** How each of several texts of one rank is set: with its figure standing out where at least half of them have one. */
export function siblingDrafts(
  texts: readonly string[],
  context: TextContext & { direction: 'ltr' | 'rtl' },
): (text: string, options: DraftOptions) => ParagraphDraft {
  const hooked = texts.filter((text) => findKeyFigure(text, context.language) !== null).length;
  if (hooked >= texts.length * shareOfHooked) return (text, options) => hookedDraft(text, context, options);
  return (text, options) => draft(text, context.direction, options);
}

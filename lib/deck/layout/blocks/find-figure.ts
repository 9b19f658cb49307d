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
/** What makes a bare number before it part of a date. */
const dateSign = /^\s?[年月日時]|^\.\s?\p{L}/u;

/** Words that lead from an old value to the new one, and between the ends of a range. */
const from = /(?<!\p{L})(?:from|von|vom|de|da|dal|del|desde|van|z|ze|od|с|со|от|من)\s$/iu;
const to = /^(?:\s\p{L}+){0,2}\s(?:to|auf|zu|bis|à|a|al|para|naar|tot|do|na|до|إلى)\s$/iu;
const between = /^(?:\s?[–-]\s?|\s(?:to|bis|à|a|tot|do|до)\s)$/iu;

/**
 * The number of a text that says how much: the first, the new one of a change ("from 4.80 to 2.90"), and all of a
 * range. Years, dates and times are not figures.
 */
export function findFigure(text: string, language: string): FigureSpan | null {
  const found = quantitiesIn(text, language);
  const [first, second] = found;
  if (first && second) {
    const link = text.slice(first.end, second.start);
    if (from.test(text.slice(0, first.start)) && to.test(link)) return second;
    if (between.test(link) && /\p{Nd}$/u.test(first.text))
      return { text: text.slice(first.start, second.end), start: first.start, end: second.end };
  }
  return found.find((one) => !single.test(one.text)) ?? null;
}

function quantitiesIn(text: string, language: string): FigureSpan[] {
  const months = monthsOf(language);
  return [...text.matchAll(figure)].flatMap((match): FigureSpan[] => {
    const end = match.index + match[0].length;
    const rest = text.slice(end);
    const before = /(\p{L}+)\.?\s$/u.exec(text.slice(0, match.index))?.[1]?.toLocaleLowerCase(language) ?? '';
    const after = /^[\s.]*(\p{L}+)/u.exec(rest)?.[1]?.toLocaleLowerCase(language) ?? '';
    const isNone = date.test(match[0]) || dateSign.test(rest) || months.has(before) || months.has(after);
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
  const format = new Intl.DateTimeFormat([language, 'en'], { month: 'long', timeZone: 'UTC' });
  return new Set(
    Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 15)).toLocaleLowerCase(language)),
  );
}

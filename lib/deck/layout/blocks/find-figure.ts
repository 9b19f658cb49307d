/** A number with its sign, currency and unit, and where it stands in the text. */
export interface Figure {
  text: string;
  start: number;
  end: number;
}

const unit = String.raw`(?:[%‰٪€£¥]|T€|k€|(?:million|billion|mn|bn|Mio\.?|Mrd\.?|万円|億円|k|M|B)(?![\p{L}]))`;
const figure = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{N}.,:/–-])[+−-]?(?:\p{Sc}\s?)?\p{Nd}+(?:[.,’]\p{Nd}+)*(?:[\s\u00a0\u202f]?${unit}(?:[\s\u00a0]€)?)?(?![\p{sc=Latin}\p{N}:/]|[.,–-]\p{Nd})`,
  'gu',
);
/** One digit and no unit: too little to hold the eye. */
const single = /^\p{Nd}$/u;
/** A year, or a date that is written in digits. */
const date = /^(?:(?:19|20)\d\d|\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4}))$/;
/** What makes a bare number before it part of a date. */
const dateSign = /^\s?[年月日時]|^\.\s?\p{L}/u;

/** The first number of a text that says how much; years, dates and times are not figures. */
export function findFigure(text: string, language: string): Figure | null {
  const months = monthsOf(language);
  for (const match of text.matchAll(figure)) {
    const end = match.index + match[0].length;
    const rest = text.slice(end);
    const before = /(\p{L}+)\.?\s$/u.exec(text.slice(0, match.index))?.[1]?.toLocaleLowerCase(language) ?? '';
    const after = /^[\s.]*(\p{L}+)/u.exec(rest)?.[1]?.toLocaleLowerCase(language) ?? '';
    if (single.test(match[0]) || date.test(match[0]) || dateSign.test(rest) || months.has(before) || months.has(after)) continue;
    return { text: match[0], start: match.index, end };
  }
  return null;
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
  return new Set(Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 15)).toLocaleLowerCase(language)));
}

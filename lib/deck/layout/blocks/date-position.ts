const year = String.raw`((?:1[5-9]|20|21)\d\d)`;
const forms = {
  year: new RegExp(`^${year}$`),
  iso: new RegExp(String.raw`^${year}-(\d\d)(?:-(\d\d))?$`),
  quarter: new RegExp(String.raw`^[QT]([1-4])[\s/-]*${year}$`, 'iu'),
  month: new RegExp(String.raw`^(?:(\d{1,2})\.?\s+)?(\p{L}{3,})\.?\s+${year}$`, 'u'),
};
const months = 12;
const daysInMonth = 31;

/**
 * Where a date stands on a line of years, such as 2026.25 for April 2026; undefined for what names no year.
 *
 * @param when a year, a quarter, a month or a day, as people of the language write it or as ISO 8601 does
 * @param language BCP 47
 */
export function datePosition(when: string, language: string): number | undefined {
  const text = when.trim();
  const plainYear = forms.year.exec(text);
  if (plainYear) return Number(plainYear[1]);
  const iso = forms.iso.exec(text);
  if (iso) return positionOf(iso[1], Number(iso[2]) - 1, iso[3]);
  const quarter = forms.quarter.exec(text);
  if (quarter) return positionOf(quarter[2], (Number(quarter[1]) - 1) * (months / 4));
  const [, day, name, inYear] = forms.month.exec(text) ?? [];
  const month = name === undefined ? -1 : monthOf(name, language);
  return month < 0 ? undefined : positionOf(inYear, month, day);
}

function positionOf(inYear: string | undefined, month: number, day = '1'): number {
  return Number(inYear) + (month + (Number(day) - 1) / daysInMonth) / months;
}

/** Three letters tell months apart in English and in most languages that abbreviate them. */
function monthOf(name: string, language: string): number {
  const isNamed = (month: string) => {
    const [long, given] = [month.toLocaleLowerCase(language), name.toLocaleLowerCase(language)];
    return long === given || (given.length <= 4 && long.startsWith(given));
  };
  const names = [language, 'en'].map((one) => {
    const format = new Intl.DateTimeFormat(one, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: months }, (_, month) => format.format(Date.UTC(2000, month, 15)));
  });
  return Math.max(...names.map((all) => (all.filter(isNamed).length === 1 ? all.findIndex(isNamed) : -1)));
}

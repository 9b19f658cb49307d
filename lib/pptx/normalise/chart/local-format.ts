/** Locales (MS-LCID) of languages that write numbers with other marks than English, by the language of a BCP 47 tag. */
const locales: Readonly<Record<string, string>> = {
  de: '407',
  es: 'C0A',
  fr: '40C',
  it: '410',
  nl: '413',
  pl: '415',
  pt: '416',
  ru: '419',
  sv: '41D',
  tr: '41F',
};

/** A section of a number format, with the semicolons in its quotes. */
const sections = /(?:"[^"]*"|\\.|[^;"\\])+/g;
const hasDigits = /[0#](?=(?:[^"]*"[^"]*")*[^"]*$)/;

/**
 * A number format (ECMA-376 part 1, 18.8.31) that names its locale, section by section: programs that would go by that
 * of the file's reader, or by English, write decimal marks as the deck's language does.
 */
export function formatWithLocale(code: string, language: string): string {
  const locale = locales[language.split('-')[0]?.toLowerCase() ?? ''];
  if (locale === undefined || code === 'General') return code;
  return code.replace(sections, (section) => (hasDigits.test(section) ? `[$-${locale}]${section}` : section));
}

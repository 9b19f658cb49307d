/** How a language writes powers of a thousand behind a number, from thousand to trillion; null where it does not shorten. */
type ShortUnits = readonly [thousand: string | null, million: string, billion: string, trillion: string];

const units: Readonly<Record<string, ShortUnits>> = {
  en: ['k', 'M', 'B', 'T'],
  de: [' Tsd.', ' Mio.', ' Mrd.', ' Bio.'],
  fr: [' k', ' M', ' Md', ' Bn'],
  es: [' mil', ' M', ' mil M', ' B'],
  it: [null, ' Mln', ' Mrd', ' Bln'],
  pt: [' mil', ' mi', ' bi', ' tri'],
  nl: [null, ' mln.', ' mld.', ' bln.'],
  pl: [' tys.', ' mln', ' mld', ' bln'],
  tr: [' bin', ' Mn', ' Mr', ' Tn'],
  ru: [' тыс.', ' млн', ' млрд', ' трлн'],
  hi: [' हज़ार', ' मिलियन', ' बिलियन', ' ट्रिलियन'],
  ja: [null, '百万', '十億', '兆'],
  zh: [null, '百万', '十亿', '万亿'],
  ko: [null, '백만', '십억', '조'],
  ar: [' ألف', ' مليون', ' مليار', ' تريليون'],
  he: [' אלף', ' מיליון', ' מיליארד', ' טריליון'],
};

export interface ShortUnit {
  /** Of a thousand. */
  power: number;
  suffix: string;
}

/** From here on numbers are shortened: five digits can be read at a glance. */
const longNumber = 1e5;

/** The unit in which numbers up to `largest` are short; null where they already are. */
export function shortUnit(largest: number, language: string): ShortUnit | null {
  if (largest < longNumber) return null;
  const words = units[language.split('-')[0]?.toLowerCase() ?? ''] ?? units.en!;
  const power = Math.min(4, Math.floor(Math.log10(largest) / 3 + 1e-9));
  const suffix = words[power - 1] ?? null;
  return suffix === null ? null : { power, suffix: suffix.replace(' ', '\u00a0') };
}

/** What parts the items of a list, a name from what it stands for, and one sentence from the next. */
export interface ListMarks {
  comma: string;
  colon: string;
  stop: string;
}

const western: ListMarks = { comma: ', ', colon: ': ', stop: '. ' };
const rows: Readonly<Record<string, ListMarks>> = {
  ja: { comma: '、', colon: '：', stop: '。' },
  zh: { comma: '、', colon: '：', stop: '。' },
  ar: { ...western, comma: '، ' },
  hi: { ...western, stop: '। ' },
  fr: { ...western, colon: '\u00a0: ' },
};

/** The marks of a BCP 47 tag's language. Swiss French writes its colon close to the word, as do all others. */
export function listMarks(language: string): ListMarks {
  const base = language.split('-')[0]?.toLowerCase() ?? '';
  return language === 'fr-CH' ? western : (rows[base] ?? western);
}

/** What a change is called that is good for the author, and one that is not. */
export interface VerdictWords {
  good: string;
  bad: string;
}

const verdicts: Readonly<Record<string, VerdictWords>> = {
  en: { good: 'better', bad: 'worse' },
  de: { good: 'besser', bad: 'schlechter' },
  fr: { good: 'mieux', bad: 'moins bien' },
  es: { good: 'mejor', bad: 'peor' },
  it: { good: 'meglio', bad: 'peggio' },
  pt: { good: 'melhor', bad: 'pior' },
  nl: { good: 'beter', bad: 'slechter' },
  sv: { good: 'bättre', bad: 'sämre' },
  ja: { good: '改善', bad: '悪化' },
  zh: { good: '改善', bad: '恶化' },
  'zh-hant': { good: '改善', bad: '惡化' },
  ko: { good: '개선', bad: '악화' },
  ar: { good: 'أفضل', bad: 'أسوأ' },
  he: { good: 'שיפור', bad: 'הרעה' },
  pl: { good: 'lepiej', bad: 'gorzej' },
  tr: { good: 'daha iyi', bad: 'daha kötü' },
  ru: { good: 'лучше', bad: 'хуже' },
  hi: { good: 'बेहतर', bad: 'बदतर' },
};
const traditional = /^zh-(?:TW|HK|MO|Hant)/i;

/** By a BCP 47 tag; English for languages that have none. */
export function verdictWords(language: string): VerdictWords {
  const base = traditional.test(language) ? 'zh-hant' : (language.split('-')[0]?.toLowerCase() ?? 'en');
  return verdicts[base] ?? verdicts.en!;
}

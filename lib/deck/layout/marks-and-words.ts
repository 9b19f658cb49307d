import type { Verdict } from '../spec/slide-spec';

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

/** What a change is called. */
export type VerdictWords = Readonly<Record<Verdict, string>>;

const verdicts: Readonly<Record<string, VerdictWords>> = {
  en: { good: 'better', watch: 'watch', bad: 'worse' },
  de: { good: 'besser', watch: 'beobachten', bad: 'schlechter' },
  fr: { good: 'mieux', watch: 'à surveiller', bad: 'moins bien' },
  es: { good: 'mejor', watch: 'a vigilar', bad: 'peor' },
  it: { good: 'meglio', watch: 'da seguire', bad: 'peggio' },
  pt: { good: 'melhor', watch: 'a vigiar', bad: 'pior' },
  nl: { good: 'beter', watch: 'let op', bad: 'slechter' },
  sv: { good: 'bättre', watch: 'bevaka', bad: 'sämre' },
  ja: { good: '改善', watch: '要注意', bad: '悪化' },
  zh: { good: '改善', watch: '需关注', bad: '恶化' },
  'zh-hant': { good: '改善', watch: '需關注', bad: '惡化' },
  ko: { good: '개선', watch: '주의', bad: '악화' },
  ar: { good: 'أفضل', watch: 'للمتابعة', bad: 'أسوأ' },
  he: { good: 'שיפור', watch: 'במעקב', bad: 'הרעה' },
  pl: { good: 'lepiej', watch: 'do obserwacji', bad: 'gorzej' },
  tr: { good: 'daha iyi', watch: 'izlenmeli', bad: 'daha kötü' },
  ru: { good: 'лучше', watch: 'под контролем', bad: 'хуже' },
  hi: { good: 'बेहतर', watch: 'ध्यान दें', bad: 'बदतर' },
};
const traditional = /^zh-(?:TW|HK|MO|Hant)/i;

/** By a BCP 47 tag; English for languages that have none. */
export function verdictWords(language: string): VerdictWords {
  const base = traditional.test(language) ? 'zh-hant' : (language.split('-')[0]?.toLowerCase() ?? 'en');
  return verdicts[base] ?? verdicts.en!;
}

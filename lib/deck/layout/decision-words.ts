import { languageKey } from './marks-and-words';

/** What comes without a decision. */
const withoutDecision: Readonly<Record<string, string>> = {
  en: 'Without a decision',
  de: 'Ohne Entscheidung',
  fr: 'Sans décision',
  es: 'Sin decisión',
  it: 'Senza decisione',
  pt: 'Sem decisão',
  nl: 'Zonder besluit',
  sv: 'Utan beslut',
  ja: '決定しない場合',
  zh: '若不决定',
  'zh-hant': '若不決定',
  ko: '결정하지 않으면',
  ar: 'دون قرار',
  he: 'ללא החלטה',
  pl: 'Bez decyzji',
  tr: 'Karar alınmazsa',
  ru: 'Без решения',
  hi: 'निर्णय न होने पर',
};

/** By a BCP 47 tag; English for languages that have none. */
export function withoutDecisionLabel(language: string): string {
  return withoutDecision[languageKey(language)] ?? withoutDecision.en!;
}

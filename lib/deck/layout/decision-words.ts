import { languageKey } from './marks-and-words';

/** What the parts of a decision are called. */
type DecisionWords = Readonly<Record<'due' | 'decider' | 'otherwise', string>>;

/** By when, who decides, what comes without it. */
const decisionWordsBy: Readonly<Record<string, string>> = {
  en: 'By when, Who decides, Without a decision',
  de: 'Bis wann, Wer entscheidet, Ohne Entscheidung',
  fr: 'Échéance, Qui décide, Sans décision',
  es: 'Plazo, Quién decide, Sin decisión',
  it: 'Entro quando, Chi decide, Senza decisione',
  pt: 'Prazo, Quem decide, Sem decisão',
  nl: 'Wanneer, Wie beslist, Zonder besluit',
  sv: 'Senast, Vem beslutar, Utan beslut',
  ja: '期限, 決定者, 決定しない場合',
  zh: '期限, 决策人, 若不决定',
  'zh-hant': '期限, 決策者, 若不決定',
  ko: '기한, 결정권자, 결정하지 않으면',
  ar: 'الموعد, صاحب القرار, دون قرار',
  he: 'מועד, מי מחליט, ללא החלטה',
  pl: 'Termin, Kto decyduje, Bez decyzji',
  tr: 'Ne zamana kadar, Kim karar verir, Karar alınmazsa',
  ru: 'Срок, Кто решает, Без решения',
  hi: 'समय सीमा, निर्णयकर्ता, निर्णय न होने पर',
};

/** By a BCP 47 tag; English for languages that have none. */
export function decisionWords(language: string): DecisionWords {
  const words = decisionWordsBy[languageKey(language)] ?? decisionWordsBy.en!;
  const [due = '', decider = '', otherwise = ''] = words.split(', ');
  return { due, decider, otherwise };
}

import type { Verdict } from '../spec/block-schema';

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

/** By which the tables of words name the language of a BCP 47 tag. */
export const languageKey = (language: string): string =>
  traditional.test(language) ? 'zh-hant' : (language.split('-')[0]?.toLowerCase() ?? 'en');

/** By a BCP 47 tag; English for languages that have none. */
export function verdictWords(language: string): VerdictWords {
  return verdicts[languageKey(language)] ?? verdicts.en!;
}

/** The columns of a scorecard. */
type ScoreWords = Readonly<Record<'measure' | 'actual' | 'target' | 'change' | 'status', string>>;

/** Measure, actual, target, change, status. */
const scoreWordsBy: Readonly<Record<string, string>> = {
  en: 'Measure, Actual, Target, Change, Status',
  de: 'Kennzahl, Ist, Ziel, Veränderung, Status',
  fr: 'Indicateur, Réel, Objectif, Évolution, Statut',
  es: 'Indicador, Real, Objetivo, Variación, Estado',
  it: 'Indicatore, Effettivo, Obiettivo, Variazione, Stato',
  pt: 'Indicador, Real, Meta, Variação, Estado',
  nl: 'Indicator, Werkelijk, Doel, Verandering, Status',
  ja: '指標, 実績, 目標, 増減, 状況',
  zh: '指标, 实际, 目标, 变化, 状态',
  ko: '지표, 실적, 목표, 증감, 상태',
  ar: 'المؤشر, الفعلي, المستهدف, التغير, الحالة',
  he: 'מדד, בפועל, יעד, שינוי, מצב',
  pl: 'Wskaźnik, Wykonanie, Cel, Zmiana, Status',
  tr: 'Gösterge, Gerçekleşen, Hedef, Değişim, Durum',
  ru: 'Показатель, Факт, Цель, Изменение, Статус',
  sv: 'Nyckeltal, Utfall, Mål, Förändring, Status',
  hi: 'सूचक, वास्तविक, लक्ष्य, बदलाव, स्थिति',
  'zh-hant': '指標, 實際, 目標, 變化, 狀態',
};

/** The columns of a roadmap that is told as a table, and the day of the talk. */
type RoadmapWords = Readonly<Record<'lane' | 'item' | 'time' | 'today', string>>;

/** Workstream, item, period, today. */
const roadmapWordsBy: Readonly<Record<string, string>> = {
  en: 'Workstream, Item, Period, Today',
  de: 'Arbeitspaket, Vorhaben, Zeitraum, Heute',
  fr: 'Chantier, Action, Période, Aujourd’hui',
  es: 'Área, Actividad, Periodo, Hoy',
  it: 'Area, Attività, Periodo, Oggi',
  pt: 'Frente, Atividade, Período, Hoje',
  nl: 'Werkstroom, Activiteit, Periode, Vandaag',
  ja: '担当領域, 項目, 期間, 本日',
  zh: '工作流, 事项, 时间, 今天',
  ko: '업무, 항목, 기간, 오늘',
  ar: 'المسار, النشاط, الفترة, اليوم',
  he: 'תחום, פעילות, תקופה, היום',
  pl: 'Obszar, Zadanie, Okres, Dziś',
  tr: 'İş akışı, Faaliyet, Dönem, Bugün',
  ru: 'Направление, Задача, Период, Сегодня',
  sv: 'Arbetsström, Aktivitet, Period, I dag',
  hi: 'कार्यधारा, कार्य, अवधि, आज',
  'zh-hant': '工作流, 事項, 時間, 今天',
};

export function roadmapWords(language: string): RoadmapWords {
  const [lane = '', item = '', time = '', today = ''] = (
    roadmapWordsBy[languageKey(language)] ?? roadmapWordsBy.en!
  ).split(', ');
  return { lane, item, time, today };
}

export function scoreWords(language: string): ScoreWords {
  const [measure = '', actual = '', target = '', change = '', status = ''] = (
    scoreWordsBy[languageKey(language)] ?? scoreWordsBy.en!
  ).split(', ');
  return { measure, actual, target, change, status };
}

/** What was, and what is then. */
const beforeAfterBy: Readonly<Record<string, string>> = {
  en: 'Before, After',
  de: 'Vorher, Nachher',
  fr: 'Avant, Après',
  es: 'Antes, Después',
  it: 'Prima, Dopo',
  pt: 'Antes, Depois',
  nl: 'Voor, Na',
  ja: '変更前, 変更後',
  zh: '之前, 之后',
  ko: '이전, 이후',
  ar: 'قبل, بعد',
  he: 'לפני, אחרי',
  pl: 'Przed, Po',
  tr: 'Önce, Sonra',
  ru: 'До, После',
  sv: 'Före, Efter',
  hi: 'पहले, बाद में',
  'zh-hant': '之前, 之後',
};

export function beforeAfterWords(language: string): Readonly<Record<'before' | 'after', string>> {
  const [before = '', after = ''] = (beforeAfterBy[languageKey(language)] ?? beforeAfterBy.en!).split(', ');
  return { before, after };
}

const withoutPlaceBy: Readonly<Record<string, string>> = {
  en: 'Not rated',
  de: 'Ohne Bewertung',
  fr: 'Non évalué',
  es: 'Sin valorar',
  it: 'Non valutato',
  pt: 'Sem avaliação',
  nl: 'Niet beoordeeld',
  sv: 'Ej bedömt',
  ja: '未評価',
  zh: '未评估',
  'zh-hant': '未評估',
  ko: '미평가',
  ar: 'غير مقيّم',
  he: 'ללא דירוג',
  pl: 'Bez oceny',
  tr: 'Değerlendirilmedi',
  ru: 'Без оценки',
  hi: 'बिना मूल्यांकन',
};

/** What stands above items that have no place on the axes of a plot. */
export function withoutPlaceWord(language: string): string {
  return withoutPlaceBy[languageKey(language)] ?? withoutPlaceBy.en!;
}

import type { Theme } from '../../theme/theme';
import { lineHeightIn, measureTextWidthIn } from '../../text/measure-text';
import { usualLeastPt } from '../blocks/size-limits';

const usualSizesPt = [18, 16, 14, 12] as const;
/** Words of charts may be this much smaller than running text, in pt. */
const belowRunningPt = 2;

/** The sizes in pt, largest first, that the words of a chart may have in a template; the largest always is one. */
export function chartSizesPt({ style }: Theme, sizesPt: readonly number[] = usualSizesPt): readonly number[] {
  const { leastPt } = style.type;
  if (leastPt === undefined) return sizesPt;
  return sizesPt.filter((sizePt, index) => index === 0 || sizePt >= leastPt - belowRunningPt);
}

/** The size of words that stand back: at the axes of points, or where names are left out. */
export function smallChartPt({ style }: Theme): number {
  return style.type.leastPt ?? usualLeastPt;
}

/** Room for what other programs add to a word, and for scripts whose fonts differ between machines. */
const slack = { latin: 1.04, other: 1.3 };
const latin = /^[\p{sc=Latin}\p{sc=Common}]*$/u;

/** Width of a text of a chart on one line, in inches. */
export function lineWidthIn(text: string, sizePt: number, { fonts }: Theme, bold = false): number {
  return (
    measureTextWidthIn(text, { family: fonts.body, sizePt, bold }) * (latin.test(text) ? slack.latin : slack.other)
  );
}

/** Sets what is beside it into a run from right to left (Unicode Standard Annex 9). */
export const rightToLeftMark = '\u200f';

export function isRightToLeft(text: string): boolean {
  return /[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(text);
}

/** The format of a number that stands behind a name: programs write from left to right, and would part a percent sign from its number. */
export function afterName(name: string, format: string): string {
  return isRightToLeft(name) && format !== 'General' ? `${format}"${rightToLeftMark}"` : format;
}

/** Height of a line of a chart's text, in inches. */
export function lineHighIn(sizePt: number, { fonts }: Theme): number {
  return lineHeightIn({ family: fonts.body, sizePt }, 1);
}

/** Of lines in fonts whose height differs between machines; programs leave words out that are higher than their room. */
const tallestLine = 1.5;

/** Height of a line that holds any of some texts, in whatever font a program finds for them. */
export function safeLineHighIn(texts: readonly string[], sizePt: number, theme: Theme): number {
  return lineHighIn(sizePt, theme) * (texts.every((text) => latin.test(text)) ? 1 : tallestLine);
}

/** What the sum of a stack is called; English where a language is missing. */
const totals: Readonly<Record<string, string>> = {
  en: 'Total',
  de: 'Summe',
  it: 'Totale',
  nl: 'Totaal',
  ja: '合計',
  zh: '合计',
  ko: '합계',
  ar: 'الإجمالي',
  he: 'סך הכול',
  pl: 'Razem',
  tr: 'Toplam',
  ru: 'Итого',
  hi: 'कुल',
};
const traditionalChinese = /^zh-(?:TW|HK|MO|Hant)/i;

/** The name of the series that holds the sums of a stack, for its column in the workbook. */
export function totalWord(language: string): string {
  if (traditionalChinese.test(language)) return '合計';
  return totals[language.split('-')[0]?.toLowerCase() ?? ''] ?? 'Total';
}

/** What rounded changes leave between two rounded totals; English where a language is missing. */
const roundings: Readonly<Record<string, string>> = {
  en: 'Rounding',
  de: 'Rundung',
  fr: 'Arrondi',
  es: 'Redondeo',
  it: 'Arrotondamento',
  pt: 'Arredondamento',
  nl: 'Afronding',
  pl: 'Zaokrąglenie',
  sv: 'Avrundning',
  tr: 'Yuvarlama',
  ru: 'Округление',
  hi: 'पूर्णांकन',
  ja: '端数調整',
  zh: '四舍五入',
  ko: '반올림',
  ar: 'تقريب',
  he: 'עיגול',
};

/** The name of such a change. */
export function roundingWord(language: string): string {
  if (traditionalChinese.test(language)) return '四捨五入';
  return roundings[language.split('-')[0]?.toLowerCase() ?? ''] ?? 'Rounding';
}

/** What a target is called that has no name; English where a language is missing. */
const targets: Readonly<Record<string, string>> = {
  en: 'Target',
  de: 'Ziel',
  fr: 'Objectif',
  es: 'Objetivo',
  it: 'Obiettivo',
  pt: 'Meta',
  nl: 'Doel',
  pl: 'Cel',
  sv: 'Mål',
  tr: 'Hedef',
  ru: 'Цель',
  hi: 'लक्ष्य',
  ja: '目標',
  zh: '目标',
  ko: '목표',
  ar: 'الهدف',
  he: 'יעד',
};

/** The name of a target line. */
export function targetWord(language: string): string {
  if (traditionalChinese.test(language)) return '目標';
  return targets[language.split('-')[0]?.toLowerCase() ?? ''] ?? 'Target';
}

/** What stands behind a rate that is one a year; English where a language is missing. */
const yearlies: Readonly<Record<string, string>> = {
  en: ' a year',
  de: ' pro Jahr',
  fr: ' par an',
  es: ' al año',
  it: " all'anno",
  pt: ' ao ano',
  nl: ' per jaar',
  pl: ' rocznie',
  sv: ' per år',
  tr: ' yıllık',
  ru: ' в год',
  hi: ' प्रति वर्ष',
  ja: '／年',
  zh: '／年',
  ko: '/년',
  ar: ' سنويًا',
  he: ' בשנה',
};

export function yearlyWord(language: string): string {
  return yearlies[language.split('-')[0]?.toLowerCase() ?? ''] ?? ' a year';
}

/** What a share is called, alone or in per cent: next to numbers in per cent it says nothing more. */
const shareWords = new Set(
  [
    ['share', 'shares', 'percentage', 'percent', 'per cent', 'proportion', 'share of total', 'share in %', '%', 'in %'],
    ['anteil', 'anteile', 'prozent', 'in prozent', 'anteil in %', 'anteil in prozent', 'prozentanteil'],
    [
      'part',
      'parts',
      'pourcentage',
      'pour cent',
      'en %',
      'part en %',
      'cuota',
      'porcentaje',
      'por ciento',
      'proporción',
    ],
    ['quota', 'quote', 'percentuale', 'per cento', 'percentagem', 'porcentagem', 'parcela', 'aandeel', 'procent'],
    [
      'andel',
      'udział',
      'udział w %',
      'odsetek',
      'pay',
      'oran',
      'yüzde',
      'доля',
      'доля, %',
      'процент',
      'हिस्सा',
      'प्रतिशत',
    ],
    ['割合', '構成比', '比率', 'シェア', '占比', '份额', '份額', '比例', '百分比', '비율', '비중', '점유율', '구성비'],
    ['الحصة', 'حصة', 'النسبة', 'نسبة', 'النسبة المئوية', 'אחוז', 'אחוזים', 'חלק', 'נתח'],
  ].flat(),
);

/** Whether words only say that numbers are shares, such as `Share` or `Share (%)`. */
export function isShareWord(words: string): boolean {
  const plain = words.replace(/[（(]\s*(?:in |en )?[%％]\s*[)）]/u, '').trim();
  return shareWords.has(plain.toLocaleLowerCase());
}

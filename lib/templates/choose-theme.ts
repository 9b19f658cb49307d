import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import type { Theme } from '@/lib/deck/theme/theme';
import { meridian } from './builtin/meridian';
import { nocturne } from './builtin/nocturne';

export interface ThemeWish {
  prompt: string;
  /** BCP 47. */
  language: string;
  slideKinds?: readonly SlideKind[];
}

/**
 * Words that ask for a stage, by language. Only the opening of a prompt counts: a report
 * that mentions a launch on its third page is still a report.
 */
const stageWords: Readonly<Record<string, readonly string[]>> = {
  en: ['launch', 'launching', 'keynote', 'night', 'bold', 'dark', 'reveal', 'unveil', 'announcement', 'pitch'],
  de: ['markteinführung', 'produkteinführung', 'keynote', 'nacht', 'dunkel', 'mutig', 'pitch'],
  fr: ['lancement', 'keynote', 'nuit', 'sombre', 'dévoilement'],
  es: ['lanzamiento', 'keynote', 'noche', 'oscuro'],
  it: ['lancio', 'keynote', 'notte', 'scuro'],
  pt: ['lançamento', 'keynote', 'noite', 'escuro'],
  nl: ['lancering', 'keynote', 'nacht', 'donker'],
  ja: ['新製品発表', '基調講演', '発表会'],
  zh: ['发布会', '新品发布', '主题演讲'],
  ko: ['출시', '기조연설'],
  ar: ['إطلاق', 'حفل'],
};

/** Words of plain business that outweigh a stage word. */
const plainWords = ['report', 'review', 'update', 'board', 'budget', 'audit', 'incident', 'minutes', 'bericht', 'strategie', 'rapport', 'informe'];
const openingLength = 600;
const denseKinds: readonly SlideKind[] = ['table', 'sources'];

/** Chooses a built-in theme by the words and the slides of a request; the same wish always gets the same theme. */
export function chooseTheme({ prompt, language, slideKinds = [] }: ThemeWish): Theme {
  const opening = prompt.slice(0, openingLength).toLocaleLowerCase('en');
  const base = language.split('-')[0] ?? 'en';
  const wanted = [...new Set([...(stageWords[base] ?? []), ...(stageWords.en ?? [])])];
  const stage = wanted.filter((word) => occurs(opening, word)).length;
  const plain = plainWords.filter((word) => occurs(opening, word)).length;
  const dense = slideKinds.filter((kind) => denseKinds.includes(kind)).length;
  return stage > plain + (dense > 2 ? 1 : 0) ? nocturne : meridian;
}

function occurs(text: string, word: string): boolean {
  // Latin words count whole; scripts without spaces count anywhere.
  if (!/^\p{sc=Latin}+$/u.test(word)) return text.includes(word);
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text);
}

import type { Reading } from '@/lib/reading/reading';
import type { DeckSetting } from '../../composer';
import { oneLine } from './neutralise';
import type { CompositionName } from '@/lib/deck/theme/theme';
import type { Tone } from '@/lib/languages/concepts';

const sounds: Record<Tone, string> = {
  formal: 'formal and precise, as for a board or an authority',
  plain: 'plain and friendly, in everyday words',
  persuasive: 'persuasive: each slide wins the audience for the next',
  inspiring: 'inspiring, with strong verbs and pictures in words',
  playful: 'light and playful, but never at the cost of clarity',
  technical: 'technical and exact, with the terms of the field',
};

/** In which language, for whom and how the slides speak. */
export function voiceRules({
  language,
  promptLanguage,
  instructions: { tone },
}: Pick<Reading, 'language' | 'promptLanguage' | 'instructions'>): string[] {
  const name = nameOf(language);
  const isOther = language.split('-')[0] !== promptLanguage.split('-')[0];
  return [
    isOther
      ? `Language: ${name} (${language}). The request is written in ${nameOf(promptLanguage)}: translate what you take from it, but leave names, quotations of law and figures as they are; write numbers and dates as ${name} does.`
      : `Language: ${name} (${language}), whatever language the sources have.`,
    ...(tone ? [`Tone: ${sounds[tone]}.`] : []),
  ];
}

/** How each composition of a template looks to somebody who writes for it. */
const characters: Record<CompositionName, string> = {
  headline: 'titles across the top, content below them',
  margin: 'titles in a margin beside the content, with much white space',
  panel: 'large planes of colour and few words',
  dense: 'compact, with many figures and small type: slides are read, not only seen',
  poster: 'posters of very large type with very few words',
};

/** Where there is room to say so. */
export const audienceRule = 'Say what matters to the audience that the request names, in words that they use.';

/** When and in which template the slides are shown. */
export function settingRules(setting: DeckSetting | undefined): string[] {
  if (!setting) return [];
  const { today, template } = setting;
  const look = template
    ? [template.composition ? characters[template.composition] : '', oneLine(template.description, 200)]
    : [];
  return [
    `Today is ${today.toISOString().slice(0, 10)}, which says what "last quarter" or "next year" means. Write no date for its sake.`,
    ...(template ? [`Template: ${[oneLine(template.name, 60), ...look].filter(Boolean).join('; ')}.`] : []),
  ];
}

function nameOf(tag: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

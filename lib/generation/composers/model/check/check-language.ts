import type { Reading } from '@/lib/reading/reading';
import { findLanguage } from '@/lib/languages/find-language';
import type { ModelOutline } from '../answer/read-outline';

/** In fewer letters a language can't be told. */
const fewestLetters = 100;

/** Small models fall back into the language of their rules; a sentence for the model. */
export function languageWishes({ language }: Pick<Reading, 'language'>, { slides }: ModelOutline): string[] {
  const text = slides.map(({ title, message }) => `${title}. ${message}`).join('\n');
  const isRight = text.length < fewestLetters || primary(findLanguage(text).tag) === primary(language);
  return isRight ? [] : [`titles and messages: must be written in the language ${language}`];
}

function primary(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

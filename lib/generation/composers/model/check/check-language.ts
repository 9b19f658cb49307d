import type { Brief } from '../../../brief/brief';
import { detectLanguage } from '../../../brief/detect-language';
import type { ModelOutline } from '../answer/read-outline';

/** In fewer letters a language can't be told. */
const fewestLetters = 100;

/** Small models fall back into the language of their rules; a sentence for the model. */
export function languageWishes({ language }: Pick<Brief, 'language'>, { slides }: ModelOutline): string[] {
  const text = slides.map(({ title, message }) => `${title}. ${message}`).join('\n');
  const isRight = text.length < fewestLetters || primary(detectLanguage(text).tag) === primary(language);
  return isRight ? [] : [`titles and messages: must be written in the language ${language}`];
}

function primary(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

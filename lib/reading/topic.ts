import { languageOf } from '@/lib/languages/find-language';
import { lexiconOf } from '@/lib/languages/words-of';
import type { Reading, Section } from './reading';
import { topicOfLine } from './roles/read-named';
import { sentencesIn } from './source/sentences';

/** What the slides are about, in the author's words: by what sources are searched. */
export function topicOf({ instructions, title, content, prompt, promptLanguage }: Reading): string {
  const named = [instructions.topic, title, instructions.title].filter((name) => name !== null);
  return named.length > 0
    ? [...new Set(named)].join(' ')
    : (firstHeading(content) ?? firstSentence(content) ?? topicOfRequest(prompt, promptLanguage));
}

function topicOfRequest(prompt: string, tag: string): string {
  return topicOfLine(prompt, lexiconOf(tag), languageOf(tag)) ?? '';
}

function firstHeading({ sections }: Section): string | null {
  return sections.find(({ title }) => title !== null)?.title ?? null;
}

function firstSentence({ parts }: Section): string | null {
  const paragraph = parts.find((part) => part.type === 'paragraph');
  return paragraph === undefined ? null : (sentencesIn(paragraph.text)[0]?.text ?? null);
}

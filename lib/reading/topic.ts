import type { Reading, Section } from './reading';
import { sentencesIn } from './source/sentences';

/** What the slides are about, in the author's words: by what sources are searched. */
export function topicOf({ instructions, title, content, prompt }: Reading): string {
  const named = [instructions.topic, title, instructions.title].filter((name) => name !== null);
  return named.length > 0 ? [...new Set(named)].join(' ') : (firstHeading(content) ?? firstSentence(content) ?? prompt);
}

function firstHeading({ sections }: Section): string | null {
  return sections.find(({ title }) => title !== null)?.title ?? null;
}

function firstSentence({ parts }: Section): string | null {
  const paragraph = parts.find((part) => part.type === 'paragraph');
  return paragraph === undefined ? null : (sentencesIn(paragraph.text)[0]?.text ?? null);
}

import type { Block, Item } from './document';
import { splitSentences } from '../analyse/split-sentences';
import { recommends } from '../words/recommend';

/** "Root cause: …" at the start of a text; the label is group 1. */
export const colonLabel = /^([\p{L}\p{N}][^:：.!?。,;]{1,38})(?::\s+|：\s?)(?=\S)/u;

const mostWords = 5;
/** Labels of fields that belong to the sentence before them. */
const fieldLabel =
  /^(?:owner|mitigation|due|deadline|responsible|status|impact|source|note|contact|verantwortlich|maßnahme|fällig|frist|quelle|responsable|échéance|source|responsabile|担当|期限|المسؤول)\s?[:：]/iu;

/** A paragraph in which several sentences begin with a label, as one list item a label; null for others. */
export function splitLabelled(text: string, language: string): Block[] | null {
  const sentences = splitSentences(text, language);
  const isLabelled = (sentence: string): boolean => {
    const label = colonLabel.exec(sentence)?.[1];
    return label !== undefined && label.split(' ').length <= mostWords && !fieldLabel.test(sentence);
  };
  if (sentences.filter(isLabelled).length < 2) return null;
  const before: string[] = [];
  const items: Item[] = [];
  const after: string[] = [];
  for (const sentence of sentences) {
    const last = items.at(-1);
    if (isLabelled(sentence)) items.push({ text: sentence, children: [] });
    else if (last === undefined) before.push(sentence);
    else if (recommends(sentence)) after.push(sentence);
    else last.text += ` ${sentence}`;
  }
  const paragraph = (parts: readonly string[]): Block[] =>
    parts.length === 0 ? [] : [{ type: 'paragraph', text: parts.join(' ') }];
  return [...paragraph(before), { type: 'list', ordered: false, items }, ...paragraph(after)];
}

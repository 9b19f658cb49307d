import { cutText } from '@/lib/text/cut/cut-text';

/** Marks by which chat templates of models part the speakers. */
const templateMarks =
  /<\|[^|<>]{0,60}\|>|<\/?s>|\[\/?INST\]|<<\/?SYS>>|<(?:start|end)_of_turn>|<[\uFF5C|][^<>]{0,60}[\uFF5C|]>/gi;
/** Characters that nobody sees, among them those that can carry a hidden text. */
const invisible = /[\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
/** What stands for a part of our own messages. */
const ownMarks =
  /[<＜﹤]\s*(\/?)\s*(request|passages?|pictures?|tables?|audience|plan|deck|slide|material|rules|system|assistant|user|instructions?)\b/gi;

/** A text from outside as data: it says what it says, but can't speak with another's voice. */
export function neutralise(text: string): string {
  return text.replace(invisible, '').replace(templateMarks, ' ').replace(ownMarks, '‹$1$2');
}

/** The same of a text that was fetched or extracted, which has no need of markup. */
export function neutraliseFetched(text: string): string {
  return neutralise(
    text
      .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
      .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      .replace(/<\/?[a-z][^<>]{0,400}>/gi, ' '),
  );
}

/** For names and labels, which have one line. */
export function oneLine(text: string, most: number): string {
  const line = neutralise(text).replace(/\s+/g, ' ').trim();
  return line.length > most ? `${cutText(line, most)}…` : line;
}

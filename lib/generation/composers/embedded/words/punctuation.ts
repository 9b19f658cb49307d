/** How a language joins parts of a title. */
export interface Punctuation {
  colon: string;
  open: string;
  close: string;
  dash: string;
  comma: string;
}

const western: Punctuation = { colon: ': ', open: ' (', close: ')', dash: ' – ', comma: ', ' };
const wide: Punctuation = { colon: '：', open: '（', close: '）', dash: '～', comma: '、' };

export function punctuationOf(language: string): Punctuation {
  if (language.startsWith('ja')) return wide;
  if (language.startsWith('zh')) return { ...wide, dash: '—' };
  if (language.startsWith('fr') && language !== 'fr-CH') return { ...western, colon: '\u00a0: ' };
  if (language.startsWith('ar')) return { ...western, comma: '، ' };
  return western;
}

/** "a, b and c" in the language of the deck. */
export function listOfNames(names: readonly string[], language: string, and: string): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const { comma } = punctuationOf(language);
  const before = names.slice(0, -1).join(comma);
  if (/^(?:ja|zh)/.test(language)) return `${before}${and}${last}`;
  // Arabic and Hebrew write "and" as part of the next word.
  return /^(?:ar|he)/.test(language) ? `${before} ${and}${last}` : `${before} ${and} ${last}`;
}

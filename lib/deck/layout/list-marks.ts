/** What parts the items of a list, a name from what it stands for, and one sentence from the next. */
export interface ListMarks {
  comma: string;
  colon: string;
  stop: string;
}

const western: ListMarks = { comma: ', ', colon: ': ', stop: '. ' };
const rows: Readonly<Record<string, ListMarks>> = {
  ja: { comma: '、', colon: '：', stop: '。' },
  zh: { comma: '、', colon: '：', stop: '。' },
  ar: { ...western, comma: '، ' },
  hi: { ...western, stop: '। ' },
  fr: { ...western, colon: '\u00a0: ' },
};

/** The marks of a BCP 47 tag's language. Swiss French writes its colon close to the word, as do all others. */
export function listMarks(language: string): ListMarks {
  const base = language.split('-')[0]?.toLowerCase() ?? '';
  return language === 'fr-CH' ? western : (rows[base] ?? western);
}

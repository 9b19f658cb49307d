const stops: readonly [RegExp, string][] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u, '。'],
  [/\p{Script=Devanagari}$/u, '। '],
  [/[.!?。！？।؟…]["”’»)\]]*$/u, ' '],
];

/** Sentences that lost their stops as running text, with the stop of their script between them. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce(
    (text, sentence) =>
      text === '' ? sentence : `${text}${stops.find(([end]) => end.test(text))?.[1] ?? '. '}${sentence}`,
    '',
  );
}

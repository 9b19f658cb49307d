/** Whether two sentences say nearly the same, by the words that they share. */
export function areAlike(a: string, b: string, threshold = 0.7): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  if (one.size === 0 || other.size === 0) return false;
  const shared = [...one].filter((word) => other.has(word)).length;
  return (
    shared / Math.min(one.size, other.size) >= threshold && shared / Math.max(one.size, other.size) >= threshold - 0.2
  );
}

/** Short words carry little; scripts without spaces are compared by pairs of signs. */
function wordsOf(text: string): Set<string> {
  const plain = text.toLowerCase().normalize('NFKC');
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}.,%]*/gu) ?? [];
  return new Set(
    words.flatMap((word) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
        ? pairsOf(word)
        : word.length > 2
          ? [word]
          : [],
    ),
  );
}

function pairsOf(word: string): string[] {
  const signs = [...word];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, index) => `${signs[index] ?? ''}${sign}`);
}

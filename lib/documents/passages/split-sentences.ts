export interface Sentence {
  text: string;
  /** A space parts it from the sentence before; some scripts have none. */
  isSpaced: boolean;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Knows the words of Thai, Chinese and Japanese, which no spaces part. */
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The sentences of a line; those longer than `most` characters are cut between words. */
export function splitSentences(line: string, most: number): Sentence[] {
  const found = [...sentences.segment(line)].flatMap(({ segment }) => (segment.length <= most ? [segment] : cutAtWords(segment, most)));
  return found.flatMap((segment, index) => {
    const text = segment.trim();
    return text === '' ? [] : [{ text, isSpaced: /^\s/.test(segment) || /\s$/.test(found[index - 1] ?? '') }];
  });
}

function cutAtWords(sentence: string, most: number): string[] {
  const pieces: string[] = [];
  let taken = '';
  for (const { segment } of words.segment(sentence)) {
    for (const piece of segment.length <= most ? [segment] : cutAnywhere(segment, most)) {
      if (taken.length + piece.length > most) {
        pieces.push(taken);
        taken = '';
      }
      taken += piece;
    }
  }
  return [...pieces, taken];
}

/** Words of thousands of characters are none; whole characters they have all the same. */
function cutAnywhere(word: string, most: number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < word.length; ) {
    let end = Math.min(word.length, at + most);
    if (end < word.length && /[\uD800-\uDBFF]/.test(word.charAt(end - 1))) end -= 1;
    pieces.push(word.slice(at, end));
    at = end;
  }
  return pieces;
}

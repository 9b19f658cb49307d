export interface Sentence {
  text: string;
  /** A space parts it from the sentence before; some scripts have none. */
  isSpaced: boolean;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Knows the words of Thai, Chinese and Japanese, which no spaces part. */
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Finding boundaries takes time that grows with the square of the text, so that it is given some of it at a time: more where one sentence fills that. */
const [firstWindow, longestWindow] = [1_000, 8_000];
/** What follows a full stop decides whether that ends a sentence; mostly the next letter does. */
const lookAhead = 100;

/** The sentences of a line; those longer than `most` characters are cut between words. */
export function splitSentences(line: string, most: number): Sentence[] {
  const found = segmentsOf(line).flatMap((segment) => (segment.length <= most ? [segment] : cutAtWords(segment, most)));
  return found.flatMap((segment, index) => {
    const text = segment.trim();
    return text === '' ? [] : [{ text, isSpaced: /^\s/.test(segment) || /\s$/.test(found[index - 1] ?? '') }];
  });
}

function segmentsOf(line: string): string[] {
  const found: string[] = [];
  for (let [at, window] = [0, firstWindow]; at < line.length;) {
    const part = line.slice(at, endOfCharacter(line, at + window));
    const segments = [...sentences.segment(part)];
    const isLast = at + part.length >= line.length;
    // The last of a window may go on behind it.
    const sure = segments.findLastIndex(({ index }) => index <= part.length - lookAhead);
    if (!isLast && sure < 1 && window < longestWindow) {
      window *= 2;
      continue;
    }
    const whole = isLast ? segments.length : sure > 0 ? sure : Math.max(1, segments.length - 1);
    found.push(...segments.slice(0, whole).map(({ segment }) => segment));
    at += segments[whole]?.index ?? part.length;
    window = firstWindow;
  }
  return found;
}

function cutAtWords(sentence: string, most: number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < sentence.length;) {
    if (sentence.length - at <= most) return [...pieces, sentence.slice(at)];
    const end = lastWordEnd(sentence.slice(at, endOfCharacter(sentence, at + most)));
    pieces.push(sentence.slice(at, at + end));
    at += end;
  }
  return pieces;
}

/** Where the last word but one ends, since the last may go on; the end of what has no words. */
function lastWordEnd(text: string): number {
  return words.segment(text).containing(text.length - 1)?.index || text.length;
}

/** Not between the two halves of a character. */
function endOfCharacter(text: string, end: number): number {
  return end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end;
}

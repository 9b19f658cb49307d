import { leansOnPrevious, rankSentences } from '../analyse/key-sentences';
import { shorten, visualLength } from '../analyse/shorten';
import { longestTitle } from './draft';

/** The most telling sentence that can stand alone as a title. */
export function titleSentence(sentences: readonly string[]): string | null {
  const fitting = rankSentences(sentences).filter(({ sentence }) => visualLength(shorten(sentence, longestTitle)) <= longestTitle && !leansOnPrevious(sentence) && !/[?:？：]$/u.test(sentence) && visualLength(sentence) > 18);
  return fitting.sort((a, b) => b.score - a.score || a.index - b.index)[0]?.sentence ?? null;
}

/** "Did you know?" leads to something and says nothing. */
export function isScrap(sentence: string): boolean {
  return visualLength(sentence) <= 24 && /[?？]$/u.test(sentence);
}

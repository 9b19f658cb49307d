import { leansOnPrevious, rankSentences } from '../analyse/key-sentences';
import { isWhen } from '../analyse/read-when';
import { shorten, trimStop, visualLength } from '../analyse/shorten';
import { recommendationIn } from '../words/recommend';
import { longestTitle } from './draft';

/** The most telling sentence that can stand alone as a title; what the author recommends says most of all. */
export function titleSentence(sentences: readonly string[]): string | null {
  const advice = recommendationIn(sentences);
  if (advice !== null && visualLength(shorten(advice, longestTitle)) <= longestTitle) return advice;
  const fitting = rankSentences(sentences).filter(
    ({ sentence }) =>
      visualLength(shorten(sentence, longestTitle)) <= longestTitle &&
      !leansOnPrevious(sentence) &&
      !/[?:？：]$/u.test(sentence) &&
      visualLength(sentence) > 18,
  );
  return fitting.sort((a, b) => b.score - a.score || a.index - b.index)[0]?.sentence ?? null;
}

const shortestTopic = 20;

/** "Neuried, 14 May 2026." opens a press release and says nothing of it. */
function isDateline(sentence: string): boolean {
  const [, place = '', day = ''] = /^(\p{Lu}[\p{L}\s.’'-]{1,30}),\s(.{4,24})$/u.exec(trimStop(sentence)) ?? [];
  return place !== '' && isWhen(day);
}

/** A paragraph opens with what it is about, unless its first sentence leans on the one before it. */
export function topicSentence(sentences: readonly string[]): string | null {
  const [first = ''] = sentences.filter((sentence) => !isDateline(sentence));
  const stands =
    !leansOnPrevious(first) &&
    !/[:?？：؟]$/u.test(first) &&
    visualLength(first) >= shortestTopic &&
    visualLength(shorten(first, longestTitle)) <= longestTitle;
  return recommendationIn(sentences) ?? (stands ? first : null);
}

/** "Did you know?" leads to something and says nothing. */
export function isScrap(sentence: string): boolean {
  return visualLength(sentence) <= 24 && /[?？]$/u.test(sentence);
}

const mostAnnounced = 8;

/** "We looked at three ways" below "Three ways" says again what the heading says. */
export function repeatsHeading(sentence: string, heading: string | null): boolean {
  const words = wordsIn(heading ?? '');
  const said = wordsIn(sentence);
  return (
    words.length >= 2 &&
    said.length <= mostAnnounced &&
    !/\p{Nd}/u.test(sentence) &&
    said.join(' ').includes(words.join(' '))
  );
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
}

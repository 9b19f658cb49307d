import type { SlideRoom } from './slide-room';

/** Words to measure with, as a language writes them. */
export interface Filler {
  unit: SlideRoom['unit'];
  /** So many words that stand beside what is measured. */
  say: (words: number) => string;
  /** So many words that are measured. */
  measured: (words: number) => string;
  /** By which these are found again. */
  mark: string;
  /** How many of the unit so many words are. */
  count: (words: number) => number;
}

/** As long as words of these languages are on average; those of the others are between them. */
const shortWords = 'harbour traffic rises where most ships wait less time in every port'.split(' ');
const longWords = 'Hafenverkehr steigt wo Lieferungen schneller entladen werden als im Vorjahr'.split(' ');
const unspaced = '港口货运量继续增长船舶等待时间明显缩短';
const withLongWords = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi', 'hu', 'ru', 'pl', 'tr']);
const withoutSpaces = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);
/** Letters of a word in scripts without spaces. */
const lettersOfWord = 2;

export function fillerOf(language: string): Filler {
  const [primary = ''] = language.toLowerCase().split('-');
  return withoutSpaces.has(primary) ? ofLetters() : ofWords(withLongWords.has(primary) ? longWords : shortWords);
}

function ofWords(list: readonly string[]): Filler {
  const mark = 'Measured';
  const wordsFrom = (start: number, words: number) =>
    Array.from({ length: words }, (_, at) => list[(start + at) % list.length]).join(' ');
  return {
    unit: 'words',
    say: (words) => wordsFrom(0, words),
    measured: (words) => [mark, wordsFrom(1, words - 1)].join(' ').trim(),
    mark,
    count: (words) => words,
  };
}

function ofLetters(): Filler {
  const mark = '测量';
  const say = (words: number) =>
    Array.from({ length: words * lettersOfWord }, (_, at) => unspaced[at % unspaced.length]).join('');
  return {
    unit: 'letters',
    say,
    measured: (words) => mark + say(words - 1),
    mark,
    count: (words) => words * lettersOfWord,
  };
}

/** How much a line end is disliked; 1 is as bad as a line that is empty. */
export type Dislike = number;

const dislikes = {
  afterMark: -0.1,
  betweenPhrases: 0,
  betweenWords: 0.4,
  withinCompound: 0.8,
  beforeEnding: 2.5,
  withinWord: 3,
} as const;

const mark = /[、。，．！？：；）」』】〕》・…]$|[\s\u3000]$/u;
const opening = /^[（「『【〔《]/u;
const hiragana = /^\p{sc=Hiragana}+$/u;
const endsInHiragana = /\p{sc=Hiragana}$/u;
/** Particles and endings that a Chinese word before them keeps. */
const chineseEnding = /^[的了着过們们地得吗嗎呢吧之]$/u;
const han = /\p{sc=Han}/u;
const katakana = /\p{sc=Katakana}/u;
const number = /[\p{Nd}%％]$/u;

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * How much a line end at each place of a Chinese or Japanese text is disliked: phrases end
 * behind marks and particles, words end where the dictionary says so, and a line that ends
 * within a word is the last resort. Null for texts of other scripts, which end lines at spaces.
 */
export function phraseEnds(text: string, language: string): ((place: number) => Dislike) | null {
  const script = primaryScript(text, language);
  if (script === null) return null;
  const found = new Map<number, Dislike>();
  let before = '';
  for (const { segment, index } of segmenterFor(script).segment(text)) {
    if (index > 0) found.set(index, dislikeBetween(before, segment, script));
    before = segment;
  }
  return (place) => found.get(place) ?? dislikes.withinWord;
}

function dislikeBetween(before: string, after: string, script: 'ja' | 'zh'): Dislike {
  if (mark.test(before) || opening.test(after)) return dislikes.afterMark;
  if (number.test(before) && !/^\s/.test(after)) return dislikes.withinWord;
  if (script === 'zh')
    return chineseEnding.test(after)
      ? dislikes.beforeEnding
      : chineseEnding.test(before)
        ? dislikes.betweenPhrases
        : dislikes.betweenWords;
  if (hiragana.test(after)) return dislikes.beforeEnding;
  if (hiragana.test(before) && before.length === 1 && /[おご]/u.test(before)) return dislikes.withinWord;
  if (endsInHiragana.test(before)) return dislikes.betweenPhrases;
  return (han.test(before) && han.test(after)) || (katakana.test(before) && katakana.test(after))
    ? dislikes.withinCompound
    : dislikes.betweenWords;
}

const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** A text is read as Chinese or Japanese from this share of its characters on. */
const leastShare = 0.3;

/** Whose dictionary has the words of a text without spaces: Japanese, Chinese, or null where most letters are of other scripts. */
function primaryScript(text: string, language: string): 'ja' | 'zh' | null {
  const letters = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0;
  if (letters === 0 || letters < text.length * leastShare) return null;
  if (kana.test(text) || /^ja\b/i.test(language)) return 'ja';
  return han.test(text) ? 'zh' : null;
}

function segmenterFor(language: 'ja' | 'zh'): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

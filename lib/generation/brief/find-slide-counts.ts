import { longestNumberWords, readCount, toAsciiDigits } from './number-words';
import { counterWords, deckNoun, pageNoun, slideNoun } from './slide-nouns';
import { belongsToOther, isRanked, isThing, mayStandBetween, timesEach } from './slide-count-traps';

/** Where a text says how many slides. Offsets count UTF-16 units. */
export interface CountPhrase {
  start: number;
  end: number;
  count: number;
}

/** A number stands at most this far before its noun. */
const reach = 80;
const word = /[\p{L}\p{M}\p{Nd}'’]+/gu;
const link =
  /^(?:\s?[-–—~〜～]\s?|\s+ל-?|\s+(?:to|bis|à|a|até|tot|do|or|oder|ou|o|of|lub|veya|ile|до|или|إلى|أو|עד|או|से|या)\s+)$/iu;
const most = 999;

/** Every phrase in which a text counts slides, in order; rankings, years and other things' counts are none. */
export function findSlideCounts(text: string): CountPhrase[] {
  const found = [
    ...byCompound(text),
    ...byNoun(text, slideNoun, isThing),
    ...byNoun(text, pageNoun, isPageOfDeck),
    ...byLabel(text),
    ...byCounter(text),
  ];
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((phrase, index, all) => index === 0 || phrase.start >= (all[index - 1]?.end ?? 0));
}

function byNoun(text: string, noun: RegExp, fits: (text: string, phrase: CountPhrase) => boolean): CountPhrase[] {
  return [...text.matchAll(noun)].flatMap((match) => {
    const end = match.index + match[0].length;
    const number = numberBefore(text, match.index, match[0]) ?? numberBehind(text, match.index, end);
    if (number === null || !fits(text, number)) return [];
    const count = timesEach(text, number);
    return count === null ? [] : [{ ...number, count }];
  });
}

interface Token {
  text: string;
  start: number;
  end: number;
}

/** "8 to 10 short slides": the larger number, from where the first one begins. */
function numberBefore(text: string, nounStart: number, noun: string): CountPhrase | null {
  const from = Math.max(0, nounStart - reach);
  const tokens: Token[] = [...text.slice(from, nounStart).matchAll(word)].map((match) => ({
    text: match[0],
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
  for (let gap = 0; gap <= 3 && gap < tokens.length; gap += 1) {
    const last = tokens.length - 1 - gap;
    const number = readNumber(text, tokens, last, noun);
    if (number !== null) return accept(text, tokens, number, gap, nounStart, noun);
    if (!mayStandBetween(tokens[last]?.text ?? '')) return null;
  }
  return null;
}

interface FoundNumber extends CountPhrase {
  /** Index of its first token. */
  at: number;
}

function readNumber(text: string, tokens: readonly Token[], last: number, noun: string): FoundNumber | null {
  for (let length = Math.min(longestNumberWords, last + 1); length >= 1; length -= 1) {
    const [first, end] = [tokens[last - length + 1], tokens[last]];
    if (first === undefined || end === undefined) continue;
    const written = text.slice(first.start, end.end);
    if (length > 1 && /[^\p{L}\p{M}\s'’-]/u.test(written)) continue;
    const count = readCount(written) ?? (length === 1 ? withoutPrefix(written) : null);
    if (count !== null && count >= 1 && count <= most && !belongsToOther(written, noun, text.slice(0, first.start)))
      return { start: first.start, end: end.end, count, at: last - length + 1 };
  }
  return null;
}

/** Hebrew and Arabic write "of" and "in" as part of the number; German "zehnseitig" is one word. */
function withoutPrefix(written: string): number | null {
  if (/^[\u05d1\u05db\u05dc\u05de\u05d5\u05e9]/u.test(written)) return readCount(written.slice(1));
  return /^[بلو]/u.test(written) ? readCount(written.slice(1)) : null;
}

const wholeDeck = /^slides?\s(?:decks?|shows?)(?!\p{L})/iu;

function accept(
  text: string,
  tokens: readonly Token[],
  number: FoundNumber,
  gap: number,
  nounStart: number,
  noun: string,
): CountPhrase | null {
  const between = text.slice(number.end, nounStart);
  if (/[^\p{L}\p{M}\p{Nd}\s'’\-+*~–]/u.test(between) || /\n/u.test(between)) return null;
  // "une présentation diapos" and its like count nothing.
  if (number.count === 1 && gap > 1) return null;
  // "A five-slide deck" counts slides, "a slide deck" and "three slide decks" count decks.
  if (/^slide$/iu.test(noun) && between !== '-' && wholeDeck.test(text.slice(nounStart))) return null;
  const range = rangeStart(text, tokens, number, noun);
  const start = range?.start ?? number.start;
  const before = text.slice(Math.max(0, start - 24), start);
  if (
    /[\p{Nd}\p{L}][.,:'’/]$|[.,#$€£¥§]$|[\p{Script=Latin}\p{Script=Cyrillic}]-$/u.test(before) &&
    !/(?<!\p{Nd})\p{L}+\.$/u.test(before)
  )
    return null;
  if (isRanked(before)) return null;
  return { start, end: nounStart + noun.length, count: range === null ? number.count : range.count };
}

function rangeStart(text: string, tokens: readonly Token[], number: FoundNumber, noun: string): CountPhrase | null {
  for (const offset of [1, 2]) {
    const end = tokens[number.at - offset];
    if (end === undefined || !link.test(text.slice(end.end, number.start))) continue;
    const other = readNumber(text, tokens, number.at - offset, noun);
    if (other === null) continue;
    // "From 40 to 10 slides" asks for ten.
    const shrinks = other.count > number.count;
    return { start: other.start, end: number.end, count: shrinks ? number.count : Math.max(other.count, number.count) };
  }
  return null;
}

const compound =
  /(?<!\p{L})شريحت(?:ان|ين)(?!\p{L})|(?<!\p{L})(\p{L}{3,16})(?:seitig|foliig)(?:e[nrsm]?)?\s+(?=(?:präsentation|deck|powerpoint|ppt))/giu;

/** "Eine zehnseitige Präsentation", and the Arabic word for two slides. */
function byCompound(text: string): CountPhrase[] {
  return [...text.matchAll(compound)].flatMap((match) => {
    const count = match[1] === undefined ? 2 : readCount(match[1]);
    return count === null ? [] : [{ start: match.index, end: match.index + match[0].trimEnd().length, count }];
  });
}

const label =
  /^\p{M}*(?:\p{L}{0,3})?(?:[\s-]?(?:count|number|zahl|anzahl|sayısı|की संख्या|संख्या))?(?:\s?\([^()\n]{1,12}\))?\s?[:：=]\s?(?:ca\.?|max\.?|approx\.?|about|etwa|~)?\s?/iu;

/** "Slides: 8", "Folienanzahl: 10", "слайдов десять", "שקף אחד", "شريحة واحدة". */
function numberBehind(text: string, nounStart: number, nounEnd: number): CountPhrase | null {
  const behind = text.slice(nounEnd, nounEnd + 60);
  const lead =
    label.exec(behind)?.[0] ??
    (/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}]/u.test(text.slice(nounStart))
      ? /^\s/u.exec(behind)?.[0]
      : undefined);
  if (lead === undefined) return null;
  const rest = behind.slice(lead.length);
  const range =
    /^(?:([\p{L}\p{M}]+)|(\p{Nd}+)(?:\s?[-–—~]\s?(\p{Nd}+))?(?!\s?[.)]\s?\p{L}|\s\p{L}+\s\p{L}))(?![\p{L}\p{M}\p{Nd}])/u.exec(
      rest,
    );
  const count = range === null ? null : readCount(range[3] ?? range[2] ?? range[1] ?? '');
  const isPlainNumber = label.test(behind) || (range !== null && !/\p{Nd}/u.test(range[0]) && (count ?? 0) <= 50);
  return count === null || count < 1 || count > most || !isPlainNumber
    ? null
    : { start: nounStart, end: nounEnd + lead.length + (range?.[0].length ?? 0), count };
}

const labelled =
  /(?<!\p{L})(?:folien-?(?:an)?zahl|slide count|(?:number|nombre|número|numero|aantal|liczba|anzahl(?: der)?|количество|число|عدد|מספר)\s(?:of |de |di |delle |der )?(?:slides?|folien|diapositiv\p{L}*|diapos|dia['’]s|slajdów|слайдов|(?:ال)?شرائח|(?:ال)?شرائح|ה?שקפים|ה?שקופיות)|slayt sayısı|स्लाइडों? की संख्या|スライド(?:枚数|数)|枚数|ページ数|页数|頁數|张数|슬라이드\s?수|장수)\s?(?:is|ist|est|es|è|הוא|:|：|=|は|为|：)\s?(?:ca\.?|约|約|약|max\.?)?\s?([\p{L}\p{M}\p{Nd}]{1,12})/giu;

function byLabel(text: string): CountPhrase[] {
  return [...text.matchAll(labelled)].flatMap((match) => {
    const written = match[1] ?? '';
    const count = readCount(written) ?? readCount(/^[\p{Nd}一二三四五六七八九十]+/u.exec(written)?.[0] ?? '');
    return count === null || count < 1 ? [] : [{ start: match.index, end: match.index + match[0].length, count }];
  });
}

const eastern = '(?:\\p{Nd}{1,3}|[一二三四五六七八九十两兩廿卅]{1,4}|[가-힣]{1,4}?)';
const particle = '(?=[을를의은는이에로도만씩]|으로|짜리|정도|이내|이하|분량|까지|가량|내외)';
const counter = new RegExp(
  `(${eastern})(?:\\s?[-–~〜～到至从から에서]{1,2}\\s?(${eastern}))?\\s?(?:个|個)?(?:${counterWords})(?:(?!\\p{Script=Hangul})|${particle})`,
  'gu',
);
const ordinal = /(?:第|각)\s?$/u;
const notSlidesBehind =
  /^(?:目|番|の?(?:写真|画像|図|報告|レポート|文書|論文|紙)|的?(?:图|圖|照片|报告|報告|文档|文件|论文|纸|紙|表)|\s?(?:번째|분량의\s?(?:보고서|문서)|보고서|문서|사진|이미지))/u;
const notSlidesBefore = /(?:写真|画像|図表|报告|报表|图片|照片|사진|이미지|보고서|문서)[はがをのが을를이의]?\s?$/u;

function byCounter(text: string): CountPhrase[] {
  if (!/[枚页頁张張장페쪽매ペ슬]/u.test(text)) return [];
  return [...text.matchAll(counter)].flatMap((match) => {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 8), match.index);
    const written = match[2] ?? match[1] ?? '';
    const count = readCount(toAsciiDigits(written));
    if (
      count === null ||
      count < 1 ||
      count > most ||
      ordinal.test(before) ||
      notSlidesBefore.test(before) ||
      /[\p{Nd}.,]$/u.test(before) ||
      notSlidesBehind.test(text.slice(end, end + 12))
    )
      return [];
    if (/[가-힣]/u.test(written) && /[가-힣]$/u.test(before)) return [];
    const total = timesEach(text, { start: match.index, end, count });
    return total === null ? [] : [{ start: match.index, end, count: total }];
  });
}

const linking =
  "(?:with|of|in|on|about|around|roughly|approximately|up to|max\\.?|ca\\.?|mit|von|auf|etwa|rund|maximal|höchstens|de|d['’]environ|en|avec|environ|con|unas|di|da|com|cerca|met|van|ongeveer|z|na|o|około|из|на|около|من|في|של|בת|ב|की|का)";
const deckBefore = new RegExp(`(?:${deckNoun.source})[\\s,(:]*(?:${linking}\\s+)*$`, 'iu');

const deckBehind = new RegExp(
  `^[\\s-]+(?:(?!(?:als|as|into|in|for|para|en|como|come|jako|pour|per)\\s)\\p{L}+\\s)?(?:${deckNoun.source})`,
  'iu',
);

/** "A 5-page deck" and "eine Präsentation mit 10 Seiten" count slides; "20 pages of notes" don't. */
function isPageOfDeck(text: string, phrase: CountPhrase): boolean {
  if (/^\s(?:of|de|di|von|van|z|из|מתוך)\s/iu.test(text.slice(phrase.end, phrase.end + 6))) return false;
  if (deckBehind.test(text.slice(phrase.end, phrase.end + 40))) return true;
  return deckBefore.test(text.slice(Math.max(0, phrase.start - 60), phrase.start));
}

import type { CountPhrase } from './find-slide-counts';
import { findSlideCounts } from './find-slide-counts';
import type { RequestSentence } from './request-sentences';
import { deckNoun } from './slide-nouns';
import { isSlideCount } from './slide-count-phrase';

/** "We made 40 slides last year" tells of slides, it asks for none. */
const tells =
  /(?<!\p{L})(?:(?:we|i|they|he|she|it|who|team|which|that)\s(?:\p{L}+ly\s)?(?:have\s|had\s|has\s)?(?:made|built|wrote|presented|showed|created|saw|got|prepared|lost|sent|used|had|has)|(?:haben|hatten|hatte|hat)\s(?!gern|gerne)|wurden|nous avons|on a (?:fait|eu)|teníamos|hicimos|tivemos|fizemos|abbiamo|avevamo|hadden|mieliśmy|zrobiliśmy|у нас было|сделали)(?!\p{L})/iu;
const total =
  /(?<!\p{L})(?:in total|total(?: of)?|overall|altogether|insgesamt|zusammen|au total|en total|no total|in totale|in totaal|łącznie|w sumie|toplam|всего|إجمالا|بسך|בסך הכל|कुल)(?!\p{L})|一共|总共|共计|全部で|合計|총/iu;
const goal = /(?<!\p{L})(?:into|down to|auf|zu nur|runter auf)\s(?:(?:just|only|nur|max\.?|about|etwa)\s)?$/iu;
const fewer =
  /(?<!\p{L})(?:fewer than|less than|under|below|weniger als|unter|moins de|menos de|meno di|minder dan|mniej niż|poniżej|меньше|менее|أقل من|פחות מ-?|से कम)\s*$/iu;
const fewerBehind = /^(?:dan az|'?[dt]en az|\s?未満|\s?미만|\s?से कम|'?[dt]an az)/iu;
const topical =
  /^\s(?:on|about|for|zu[mr]?|über|für|sur|pour|sobre|para|su|sul\p{L}*|per|over|voor|o|na temat|dla|о|об|про|عن|حول|על)\s/iu;

/** The number of slides that the requests of a prompt ask for; null when they ask for none. */
export function readSlideCount(sentences: readonly RequestSentence[]): number | null {
  const asking = sentences.filter(({ asks }) => asks);
  const opening = sentences.filter(({ opens, asks }) => opens && !asks);
  const [first] = sentences;
  for (const sentence of [...(first === undefined ? [] : [first]), ...asking, ...opening]) {
    const count = countIn(sentence, sentence === first || isSlideCount(sentence.text));
    if (count !== null) return count;
  }
  return null;
}

function countIn({ text, asks }: RequestSentence, mayBeOne: boolean): number | null {
  if (!asks && tells.test(text)) return null;
  const phrases = findSlideCounts(text).filter(
    ({ count, start, end }) => count > 1 || (mayBeOne && isWhole(text, start, end)),
  );
  const chosen =
    phrases.find((phrase) => total.test(near(text, phrase))) ??
    phrases.find((phrase) => goal.test(text.slice(0, phrase.start)));
  const [first, ...others] = phrases;
  if (first === undefined) return null;
  if (chosen !== undefined) return chosen.count;
  const parts = others.filter((phrase) => topical.test(text.slice(phrase.end, phrase.end + 14)));
  const sum = parts.reduce((count, phrase) => count + phrase.count, 0);
  if (parts.length > 0 && topical.test(text.slice(first.end, first.end + 14)) && first.count < sum + 1)
    return first.count + sum;
  const excludes =
    fewer.test(text.slice(Math.max(0, first.start - 24), first.start)) ||
    fewerBehind.test(text.slice(first.end, first.end + 10));
  return excludes ? Math.max(1, first.count - 1) : first.count;
}

function near(text: string, { start, end }: CountPhrase): string {
  return `${text.slice(Math.max(0, start - 16), start)} ${/^[^,;]{0,16}/u.exec(text.slice(end))?.[0] ?? ''}`;
}

/** "One slide on tea" is the whole; "a deck with one slide on tea" is no count. */
function isWhole(text: string, start: number, end: number): boolean {
  if (/-\p{L}+$/u.test(text.slice(start, end))) return true;
  return !deckNoun.test(
    `${text.slice(0, start)} ¦ ${text.slice(end)}`.replace(/スライド|슬라이드|幻灯片|PPT|power\s?point/giu, ''),
  );
}

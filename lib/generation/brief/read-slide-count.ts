import { numberWordPattern, readCount } from './number-words';

/** A file never has more slides than this. */
export const largestSlideCount = 50;
/** Requests stand at the start of a prompt; what comes later is material. */
const headLength = 700;
const token = `(\\p{Nd}{1,4}|${numberWordPattern})`;

const pageNouns = [
  'slides?', 'pages?(?=\\s+(?:deck|presentation|pptx?|powerpoint))', 'pager',
  'Folien?', 'Seiten(?=\\s+Präsentation)', 'diapositives?', 'diapos?', 'diapositivas?', 'láminas?', 'lâminas?', 'diapositivos?',
  "dia['’]s", "pagina['’]s", 'slajd(?:ów|y|owa|ową)?', 'slayt(?:lık|lik)?', 'sayfalık', 'слайд(?:ов|а|ы)?',
  'شرائح', 'شريحة', 'سلايد(?:ات)?', 'שקפים', 'שקופיות', 'שקף', 'स्लाइड(?:्स|ें|ों)?',
].join('|');

/** "8-slide", "10 short slides", "8 to 10 slides" (the larger counts), "6 Folien", "5 شرائح". */
const numberFirst = new RegExp(
  `(?<![\\p{L}\\p{Nd}.,#$€£])(?:${token}\\s?(?:-|–|to|bis|à|a|or|oder)\\s?)?${token}(?:\\s?-\\s?|\\s+)([\\p{L}-]{3,14}\\s+)?(?:${pageNouns})(?![\\p{L}])`,
  'giu',
);
/** "5枚のスライド", "10页PPT", "슬라이드 5장". */
const counters = new RegExp(`${token}\\s?(?:枚|ページ|頁|页|张|張|장|페이지)`, 'giu');
const yearLike = /^(?:19|20)\p{Nd}{2}$/u;
const ranking = /(?<!\p{L})(?:top|best|first|last|previous|slide|folie)\s*$/iu;

/** The number of slides that the request asks for, at most 50; null when it asks for none. */
export function readSlideCount(prompt: string): number | null {
  const head = requestPart(prompt);
  for (const pattern of [numberFirst, counters]) {
    for (const match of head.matchAll(pattern)) {
      const written = match[2] ?? match[1] ?? '';
      const before = head.slice(Math.max(0, match.index - 12), match.index);
      const count = readCount(written);
      // "une présentation diapos" and its like count nothing.
      const article = count === 1 && match[3] !== undefined;
      if (count === null || count < 1 || article || yearLike.test(written) || ranking.test(before)) continue;
      return Math.min(count, largestSlideCount);
    }
  }
  return null;
}

/** The text before the first heading, list or table, and a closing line that speaks of slides. */
function requestPart(prompt: string): string {
  const lines = prompt.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && /^\s*(?:#{1,6}\s|[-*•]\s|\||\p{Nd}{1,2}[.)]\s)/u.test(line));
  const head = (end < 0 ? lines : lines.slice(0, end)).join('\n').slice(0, headLength);
  const last = lines.at(-1) ?? '';
  const closing = lines.length > 1 && /^(?:please|make|create|use|keep|bitte|erstelle|maximum|max)/i.test(last) ? last.slice(0, headLength) : '';
  return `${head}\n${closing}`;
}

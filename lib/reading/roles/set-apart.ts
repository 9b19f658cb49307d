import type { Lexicon, Meaning } from '@/lib/languages/lexicon';
import type { Reading } from '../reading';
import type { Block, Line } from '../source/block';
import { sentencesIn, wordCount } from '../source/sentences';
import { digitsIn, fieldOf, hasDigit, inOneLine, isQuestion, trimSigns, withoutStop } from '../source/signs';
import { has, mark } from './clauses';

const [mostWordsOfRemark, longestRemark] = [20, 400];
const [mostWordsOfPrivate, mostDigitsOfPrivate] = [14, 4];
/** A paragraph offers nothing. */
const mostWordsOfOffer = 60;
const brackets = ['()', '[]', '（）', '【】'];
/** What chat programs say around their answer stands in its first and its last lines. */
const edge = 3;

interface Apart {
  blocks: Block[];
  asides: Reading['asides'];
}

/**
 * Takes what is said to others than those who look at the slides from the content: remarks in brackets, notes to
 * oneself, what a chat program says around its answer, suggestions of pictures. Notes for the speaker are marked.
 */
export function setApart(blocks: readonly Block[], lexicon: Lexicon): Apart {
  const asides: Reading['asides'] = [];
  const areSlides = blocks.filter((block) => 'marker' in block && block.marker?.role === 'slide').length > 1;
  const kept = blocks.flatMap((block, index): Block[] => {
    if (block.type === 'table')
      return [{ ...block, rows: block.rows.map((row) => row.map((cell) => withoutRemarks(cell, lexicon))) }];
    if (block.type !== 'line' && block.type !== 'heading' && block.type !== 'turn') return [block];
    const text = withoutRemarks(block.text, lexicon);
    const isEdge = index < edge || index >= blocks.length - edge;
    if (block.type !== 'line') return text === '' ? [] : [{ ...block, text }];
    const field = fieldOf(text.replaceAll('*', ''));
    const means = (...meanings: Meaning[]): boolean =>
      field !== null && meanings.some((each) => lexicon.meaningsOf(field.key).includes(each));
    const aside = (role: 'boilerplate' | 'instruction'): Block[] => {
      asides.push({ text: block.text, role, span: block.span });
      return [];
    };
    const hides = (said: string): boolean => isPrivate(said, lexicon) && !isOfStructure(block, blocks, index);
    if (text === '' && block.marker?.role === 'slide') return [block];
    if (text === '' || (means('word.imageHint') && areSlides) || hides(text)) return aside('boilerplate');
    if (isEdge && blocks.length > 1 && isOffer(text, lexicon)) return aside('boilerplate');
    if (areSlides && field !== null && means('word.noteLabel')) return [{ ...block, text: field.value, isNote: true }];
    const said = sentencesIn(text);
    const open = said.filter((each) => !hides(each.text));
    return [{ ...block, text: open.length === said.length ? text : open.map((each) => each.text).join(' ') }];
  });
  return { blocks: kept, asides };
}

/** What stands right above a line, or counts on with others, is no remark for its word alone. */
function isOfStructure(block: Line, blocks: readonly Block[], index: number): boolean {
  const [before, next] = [blocks[index - 1], blocks[index + 1]];
  if (block.marker === null)
    return block.isApart && wordCount(block.text) === 1 && next?.type === 'line' && !next.isApart;
  const { key, ordinal } = block.marker;
  return (
    ordinal !== null &&
    [before, next].some((other) => other?.type === 'line' && other.marker?.key === key && other.marker.ordinal !== null)
  );
}

/** "(ask Veit)", "[not for the slides]", "(see appendix 1)". */
function withoutRemarks(text: string, lexicon: Lexicon): string {
  return brackets.reduce((rest, pair) => withoutThose(rest, pair, lexicon), text);
}

function withoutThose(text: string, [open = '', close = '']: string, lexicon: Lexicon): string {
  const kept: string[] = [];
  let at = 0;
  let to = -1;
  for (let from = text.indexOf(open); from !== -1; from = text.indexOf(open, from + 1)) {
    if (to < from) to = text.indexOf(close, from);
    if (to === -1) break;
    if ('([（【'.includes(text.charAt(to + 1) || ' ') || !isRemark(text.slice(from + 1, to), lexicon)) continue;
    kept.push(text.slice(at, from).trimEnd());
    at = to + 1;
    from = to;
  }
  if (at === 0) return text;
  const parts = [...kept, text.slice(at).trimStart()];
  return inOneLine(
    parts.map((part, index) => (index > 0 && '.,'.includes(part.charAt(0) || ' ') ? part : ` ${part}`)).join(''),
  );
}

function isRemark(text: string, lexicon: Lexicon): boolean {
  if (text.length > longestRemark || wordCount(text) > mostWordsOfRemark) return false;
  const sentence = mark(text, lexicon);
  const opens = sentence.marks.some(({ meaning, start }) => meaning === 'word.private' && start <= 1);
  return opens || isExpress(text, lexicon);
}

/** Words for what is private of which there are several say so wherever they stand. */
function isExpress(text: string, lexicon: Lexicon): boolean {
  return mark(text, lexicon).marks.some(
    ({ meaning, start, end }) =>
      meaning === 'word.private' && (text.slice(start, end).includes(' ') || text.charCodeAt(start) > 0x2fff),
  );
}

/** "NB internal – Sue is away", "TODO check", "CONFIDENTIAL DRAFT": a line that says so first, or says nothing else. */
function isPrivate(text: string, lexicon: Lexicon): boolean {
  const plain = trimSigns(text, ' *_#>-–—[](){}');
  const { marks } = mark(plain, lexicon);
  const opening = marks.find(({ meaning, start }) => meaning === 'word.private' && start === 0);
  const sign = opening === undefined ? '' : plain.slice(opening.end).trimStart().charAt(0);
  const isLabel =
    opening !== undefined &&
    digitsIn(plain) <= mostDigitsOfPrivate &&
    (sign === '' ||
      ':：-–—!'.includes(sign) ||
      plain.startsWith('PS') ||
      plain.startsWith('TODO') ||
      plain.startsWith('NB'));
  const isShort = wordCount(plain) <= mostWordsOfPrivate && digitsIn(plain) <= mostDigitsOfPrivate;
  return isLabel || (isShort && isExpress(plain, lexicon));
}

/** "Of course! Here is your outline:", "If you like, I can shorten it." */
function isOffer(text: string, lexicon: Lexicon): boolean {
  const sentence = mark(text, lexicon);
  // "Graag" offers and asks.
  const asks = sentence.marks.some(({ meaning, start }) => meaning === 'word.want' && start <= 2);
  const opens = !asks && sentence.marks.some(({ meaning, start }) => meaning === 'word.offer' && start <= 2);
  const offers = sentence.marks.filter(({ meaning }) => meaning === 'word.offer').length;
  return (
    wordCount(text) <= mostWordsOfOffer &&
    (offers > 1 ||
      (opens &&
        (has(sentence, 'word.slide', 'word.deck') || isQuestion(text) || !hasDigit(withoutStop(text))) &&
        wordCount(text) > 1))
  );
}

import type { Language } from '@/lib/languages/language';
import type { Lexicon } from '@/lib/languages/lexicon';
import { sentencesIn, wordCount } from '../source/sentences';
import { digitsIn, endsWithColon, hasDigit } from '../source/signs';
import { has, mark, type MarkedSentence } from './clauses';
import { findCounts } from './find-counts';
import { asking, weighSentence, type SentencePlace } from './weigh-sentence';

export type SpanRole = 'instruction' | 'boilerplate' | 'doubtful' | 'content';

export interface LinePlace extends SentencePlace {
  /** It has a bullet or a number. */
  isItem: boolean;
  isBehindRequest: boolean;
  /** Of a mail. */
  isLetter: boolean;
  /** Whether there is something beside a request. */
  hasMaterial: boolean;
}

const mostWordsOfRemark = 12;
const mostWordsBeside = 14;
/** Beside a request it takes less to be one, and no figure is lost. */
const [leaning, mostDigits] = [1, 2];

interface Weighed {
  sentence: MarkedSentence;
  weight: number;
  role: SpanRole;
}

/** What each sentence of a line is, by its own words and by what stands beside it. */
export function rolesOfLine(
  texts: readonly string[],
  place: LinePlace,
  lexicon: Lexicon,
  language: Language,
): SpanRole[] {
  const said = texts.map((text, index) =>
    weigh(mark(text, lexicon), { ...place, isFirst: place.isFirst && index === 0 }, language),
  );
  const asked = said.filter(({ role }) => role === 'instruction').length;
  const isRequest = asked > 0 && (place.isOpening || place.isClosing) && place.hasMaterial;
  return said.map(({ role, weight, sentence }) => {
    if (role !== 'content' || !isRequest) return role;
    const { text } = sentence;
    const words = wordCount(text);
    const isLead = place.isBeforeStructure && endsWithColon(text) && words <= 6;
    if (weight >= leaning && digitsIn(text) <= mostDigits) return 'instruction';
    if (isFact(sentence)) return role;
    // Short sentences amid a request speak of the talk as well: "Trustees meet on Thursday."
    const most = asked * 2 >= said.length ? mostWordsBeside * 2 : mostWordsBeside;
    return isLead || words <= most ? 'doubtful' : role;
  });
}

/**
 * Where the material begins in a line that opens with its request: "8 slides from these notes: revenue rose. Costs stayed
 * flat." Null where what stands behind the colon asks as well, or is a topic.
 */
export function materialBehind(text: string, place: LinePlace, lexicon: Lexicon, language: Language): number | null {
  const at = text.search(/[:：](?!\d|\/\/)/u);
  if (at === -1) return null;
  const [request, behind] = [mark(text.slice(0, at + 1), lexicon), text.slice(at + 1).trim()];
  if (behind === '' || weigh(request, place, language).role !== 'instruction') return null;
  const said = sentencesIn(behind).map((sentence) => mark(sentence.text, lexicon));
  const isAsked = said.some(
    (sentence) => weigh(sentence, { ...place, isFirst: false }, language).role === 'instruction',
  );
  const isMaterial = has(request, 'word.below') || said.some(isFact);
  return !isAsked && isMaterial && said.length > 1 ? at + 1 : null;
}

/** Figures and dates count wherever they stand. */
function isFact({ text, marks }: MarkedSentence): boolean {
  const isDated = marks.some(({ meaning }) => meaning.startsWith('month.'));
  return digitsIn(text) > (isDated ? 0 : mostDigits) || marks.some(({ meaning }) => meaning.startsWith('scale.'));
}

function weigh(sentence: MarkedSentence, place: LinePlace, language: Language): Weighed {
  const { text, marks } = sentence;
  const isLimit = findCounts(text, marks).length > 0 && wordCount(text) <= 8;
  const weight = weighSentence(sentence, place, language) - (place.isItem && !isLimit ? 0.5 : 0);
  const isZone = place.isOpening || place.isClosing;
  const needed = place.isItem && !place.isBehindRequest && !isLimit ? asking + 1 : isZone ? asking : asking + 1.5;
  const role = isPolite(sentence, place) ? 'boilerplate' : weight >= needed ? 'instruction' : 'content';
  return { sentence, weight, role: role === 'content' && isRemark(sentence, place) ? 'boilerplate' : role };
}

/** "Thanks a lot!" */
function isPolite({ text, marks }: MarkedSentence, place: LinePlace): boolean {
  const farewell = marks.find(({ meaning }) => meaning === 'word.farewell');
  return (
    farewell !== undefined &&
    wordCount(text) <= 8 &&
    wordCount(text.slice(0, farewell.start)) <= 1 &&
    findCounts(text, marks).length === 0 &&
    (place.isLetter || place.isClosing || place.isOpening)
  );
}

/** "See below", "as discussed". */
function isRemark(sentence: MarkedSentence, place: LinePlace): boolean {
  return (
    (place.isOpening || place.isClosing || place.isLetter) &&
    !place.isItem &&
    wordCount(sentence.text) <= mostWordsOfRemark &&
    has(sentence, 'word.remark') &&
    !hasDigit(sentence.text)
  );
}

/** Whether a line at the end speaks of slides, politely or by their number, language or tone. */
export function addressesMaker(text: string, lexicon: Lexicon): boolean {
  const sentence = mark(text, lexicon);
  const isShort = wordCount(text) <= mostWordsBeside;
  return (
    has(sentence, 'word.slide', 'word.deck') ||
    findCounts(text, sentence.marks).length > 0 ||
    (has(sentence, 'word.please') && sentence.marks.some(({ meaning }) => meaning.startsWith('form.'))) ||
    (isShort && has(sentence, 'word.please', 'word.make', 'word.toneLabel', 'word.remark', 'word.farewell'))
  );
}

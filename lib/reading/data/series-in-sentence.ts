import { factLexiconOf } from '@/lib/languages/fact-words';
import type { SourceSpan } from '../source/block';
import { visualWidth, wordCount } from '../source/sentences';
import { endsWithColon, hasDigit, hasLetter, startsLarge, trimSigns } from '../source/signs';
import { readWhen, type When } from './read-time';
import { isSum, kindOf, measuresIn, toldNumber, withoutSmall, type Speech, type ToldNumber } from './told-number';

/** More pieces are no list that anybody reads. */
const mostPieces = 24;
const [fewestPairs, mostWordsOfName, mostWordsOfLabel] = [3, 14, 8];

export interface Said {
  name: string | null;
  /** What is measured, where it is said but once. */
  head: string;
  pairs: ToldNumber[];
  /** What is said behind them, and where they end. */
  rest: string;
  end: number;
}

/** "Coverage by town: Porlena 61%, San Vito 57%, Dosso 43%"; trends and parts of a whole amid a sentence, too. */
export function seriesIn(text: string, all: string, speech: Speech): Said | null {
  const pieces = piecesIn(text, speech);
  if (pieces.length < fewestPairs || pieces.length > mostPieces) return null;
  const amounts = measuresIn(text, speech);
  const others = measuresIn(all.replace(text, ' '), speech);
  for (let from = 0; from + fewestPairs <= pieces.length; from += 1)
    for (const isLed of [false, true]) {
      const run: Pair[] = [];
      for (const piece of pieces.slice(from)) {
        const pair = placedPair(piece, isLed, run.length === 0, speech);
        // Behind a stop only the sum of them goes on.
        const isEnd = piece.isSaid === true && run.length > 0;
        if (pair === null || (isEnd && !isSum(run.map(scaledValueOf), scaledValueOf(pair)))) break;
        run.push(pair);
      }
      for (; run.length >= fewestPairs; run.pop()) {
        const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
        const rest = trimSigns(text.slice(end), ' ,;.。、，；)）');
        const lead = text.slice(0, start);
        const { pairs, head } = timed(withOwnUnits(run), speech);
        const beside = [...amounts.filter((each) => each.end <= start || each.start >= end), ...others];
        const kind = kindOf(pairs, beside, speech);
        const [first, second] = run;
        // "Expenses were 836, of which wages 431": the sum leads to its parts.
        const isOf = second !== undefined && withoutSmall(second.label, speech, 'start') !== second.label;
        if (first !== undefined && isOf && isSum(run.slice(1).map(scaledValueOf), scaledValueOf(first))) continue;
        const name = kind === null ? undefined : nameIn(lead, speech);
        const isExact =
          rest === '' && areOfOneKind(pairs) && (lead.trim() === '' || endsWithColon(lead) || isClause(lead, run));
        if (kind === null || name === undefined || (kind === 'alike' && !isExact)) continue;
        return { name: name ?? (isLed || head === '' ? null : head), head: isLed ? head : '', pairs, rest, end };
      }
    }
  return trendIn(pieces, speech);
}

/** "In 2022 we had 148 cases, in 2023 217, in 2024 289": clauses from the first on that each say one time and one amount, whatever else. */
function trendIn(pieces: readonly Piece[], speech: Speech): Said | null {
  const run: (ToldNumber & Counted)[] = [];
  for (const { text, end } of pieces) {
    const time = timeIn(text, speech.lexicon);
    const [amount, ...others] = time === null ? [] : measuresIn(blanked(text, time), speech);
    if (time === null || amount === undefined || others.length > 0 || dayScales.has(time.scale)) break;
    const label = withoutSmall(time.text, speech, 'start');
    const plain = blanked(text, time);
    const [before, behind] = [plain.slice(0, amount.start), plain.slice(amount.end)].map(inWords);
    run.push({ label, amount, isLed: false, noted: '', end, before: before ?? '', behind: behind ?? '' });
  }
  const last = run.at(-1);
  const kind = run.length < fewestPairs || last === undefined ? null : kindOf(run, [], speech);
  const all = pieces.at(-1)?.end ?? 0;
  if (kind !== 'trend' || last === undefined) return null;
  // What is counted stands beside the first of them.
  const unit = run.find(({ amount }) => hasLetter(amount.unit) && visualWidth(amount.unit) >= shortestNoun)?.amount
    .unit;
  const rest = pieces.filter((piece) => piece.start >= last.end).map(({ text }) => text.trim());
  const name = unit ?? nounOf(run[0], speech);
  const isName = name !== '' && wordCount(name) <= mostWordsOfLabel;
  const pairs = run.map(({ label, amount }) => ({ label, amount, isLed: false, noted: '' }));
  return {
    name: isName ? name : null,
    head: '',
    pairs,
    rest: trimSigns(rest.join(', '), ' .。'),
    end: rest.length > 0 ? last.end : all,
  };
}

interface Counted {
  end: number;
  before: string;
  behind: string;
}

/** What is counted: what stands behind the number, else before it without the verb. */
function nounOf(first: Counted | undefined, speech: Speech): string {
  const behind = trimSigns(withoutSmall(first?.behind ?? '', speech, 'end'), ' ,:.');
  return hasLetter(behind) ? withoutSmall(behind, speech, 'start') : withoutVerb(first?.before ?? '', speech);
}

/** "Visitors were" without the words that only lead on. */
function withoutVerb(text: string, speech: Speech): string {
  const words = withoutSmall(trimSigns(text, ' ,:'), speech, 'end').split(' ');
  const verbs = factLexiconOf(speech.tag);
  while (words.length > 1 && verbs.meaningsOf(words.at(-1) ?? '').includes('fact.be')) words.pop();
  return withoutSmall(words.join(' '), speech, 'end');
}

const dayScales = new Set<When['scale']>(['day', 'clock', 'weekday', 'relative']);
const inWords = (text: string): string => text.split(' ').filter(Boolean).join(' ');

/** A text with blanks where something stood in it, so that the places of the rest stay. */
const blanked = (text: string, { text: said, start }: { text: string; start: number }): string =>
  text.slice(0, start) + ' '.repeat(said.length) + text.slice(start + said.length);

/** "Complaints went 12 in spring, 19 in summer, 34 in autumn": a clause may lead to numbers that all stand first. */
const isClause = (lead: string, run: readonly Pair[]): boolean =>
  !/[:：,，、(（;.]/u.test(lead) && run.every(({ isLed, amount }) => isLed && amount.unit === run[0]?.amount.unit);

type Pair = ToldNumber & Piece;

export const scaledValueOf = ({ amount }: ToldNumber): number => amount.value * amount.scale;

/** A piece as a number with its label; before the first, and before that of a label behind it, the sentence leads to it. */
function placedPair({ text, start, end }: Piece, isLed: boolean, isFirst: boolean, speech: Speech): Pair | null {
  const colon = Math.max(text.lastIndexOf(': '), text.lastIndexOf('：'));
  const isNamed = isFirst && colon > 0;
  const number = isFirst && isLed ? measuresIn(text, speech).at(-1)?.start : undefined;
  for (const at of [number, isNamed ? colon + 1 : undefined, 0]) {
    const told = at === undefined ? null : pairIn(text.slice(at), speech);
    if (at === undefined || told?.isLed !== isLed) continue;
    const label = withoutSmall(told.label, speech, isLed ? 'start' : 'end');
    return { ...told, label: isFirst ? withoutSmall(label, speech, 'start') : label, text, start: start + at, end };
  }
  return null;
}

/** "21 paddleboards, 11 people cut off": what not all numbers count belongs to the label of those that do. */
function withOwnUnits(run: readonly Pair[]): Pair[] {
  const isOne = new Set(run.map(({ amount }) => amount.unit)).size === 1;
  return run.map((pair) => {
    const { unit, text, isMoney } = pair.amount;
    if (isOne || !pair.isLed || isMoney || visualWidth(unit) < shortestNoun || !hasLetter(unit)) return pair;
    const bare = { ...pair.amount, unit: '', text: text.replace(unit, '').trim() };
    return { ...pair, label: `${unit} ${pair.label}`, amount: bare };
  });
}

/** With the times alone as labels where all of them have one: "18 % organic in 2021, 27 % in 2022". */
function timed(run: readonly Pair[], speech: Speech): { pairs: ToldNumber[]; head: string } {
  const found = run.map(({ label }) => timeIn(label, speech.lexicon));
  const bare = found.map((time) => withoutSmall(time?.text ?? '', speech, 'start'));
  const isUnique = new Set(bare).size === bare.length;
  if (found.includes(null)) return { pairs: [...run], head: '' };
  const head = trimSigns((run[0]?.label ?? '').slice(0, found[0]?.start), ' ,:');
  const named = withoutSmall(withoutSmall(`${head} .`, speech, 'start'), speech, 'end');
  return {
    pairs: run.map((pair, at) => ({ ...pair, label: (isUnique ? bare[at] : found[at]?.text) ?? '' })),
    head: trimSigns(withoutSmall(named, speech, 'start'), ' .'),
  };
}

function timeIn(label: string, lexicon: Speech['lexicon']): (Pick<When, 'text' | 'scale'> & { start: number }) | null {
  for (let start = 0; start < label.length; start += 1) {
    const when = start > 0 && hasLetter(label.charAt(start - 1)) ? null : readWhen(label.slice(start), lexicon);
    if (when !== null && !pointless.has(when.scale)) return { text: when.text, scale: when.scale, start };
  }
  return null;
}

const shortestNoun = 4;
const pointless = new Set<When['scale']>(['relative', 'clock', 'weekday']);
const [mostWordsOfLead, mostWordsOfClause] = [3, 7];

/** What leads to numbers names them where it is whole: "Spent: 7.6 million, of which"; undefined where they tear it. */
function nameIn(lead: string, speech: Speech): string | null | undefined {
  const said = lead.trim();
  const cut = Math.max(
    ...Array.from(':：,，、(（;.', (sign) => said.lastIndexOf(sign)),
    (measuresIn(said, speech).at(-1)?.end ?? 0) - 1,
  );
  const [head, tail] = [said.slice(0, cut + 1), said.slice(cut + 1)];
  if (said === '') return null;
  if (hasDigit(tail) || wordCount(tail) > (head === '' ? mostWordsOfClause : mostWordsOfLead)) return undefined;
  // "By region orders came to 46 % from Germany, …": the clause itself, without what only leads to the number.
  if (head === '') return withoutVerb(tail, speech);
  const name = trimSigns(head, ' :：,，、(（;.');
  return wordCount(name) > mostWordsOfName ? undefined : name;
}

/** A number with a short label and no other number beside it. */
export function pairIn(text: string, speech: Speech): ToldNumber | null {
  const told = toldNumber(text, speech);
  if (told === null || hasDigit(told.noted) || told.label.includes('. ') || wordCount(told.label) > mostWordsOfLabel)
    return null;
  return told.noted === '' ? told : { ...told, label: `${told.label} (${told.noted})` };
}

/** All with their labels on the same side; before a label only a unit shows that a number counts it. */
export function areOfOneKind(pairs: readonly ToldNumber[]): boolean {
  const areCounted = pairs.every(({ isLed, amount }) => !isLed || amount.unit !== '' || amount.scale > 1);
  return areCounted && pairs.every(({ isLed }) => isLed === pairs[0]?.isLed);
}

interface Piece extends SourceSpan {
  text: string;
  /** It begins behind the stop of a sentence. */
  isSaid?: boolean;
}

const parting = ';；、，،';

/** Between semicolons, commas that are not those of numbers, the brackets of a list, and "and" between two numbers. */
export function piecesIn(text: string, speech: Speech): Piece[] {
  const { lexicon } = speech;
  const pieces: Piece[] = [];
  let from = 0;
  const cut = (at: number, to: number): void => {
    const isSaid = '.。'.includes(text.charAt(from - 1) || ' ');
    if (text.slice(from, at).trim() !== '') pieces.push({ text: text.slice(from, at), start: from, end: at, isSaid });
    from = to;
  };
  const isMonth = (at: number): boolean =>
    lexicon.marksIn(text.slice(at, at + 16)).some(({ meaning, start }) => start === 0 && meaning.startsWith('month.'));
  for (let at = 0; at < text.length; at += 1) {
    const [sign, next, before] = [text.charAt(at), text.charAt(at + 1), text.charAt(at - 1)];
    const isApart = next === ' ' && before === ' ';
    if ('(（'.includes(sign)) {
      const close = text.slice(at).search(/[)）]/u);
      const inside = close === -1 ? '' : text.slice(at + 1, at + close);
      if (hasDigit(inside) && Array.from(`${parting},`).some((each) => inside.includes(each))) cut(at, at + 1);
      else at += inside.length;
    } else if (
      parting.includes(sign) ||
      (')）'.includes(sign) && from > text.lastIndexOf('(', at)) ||
      (sign === ',' && (next === ' ' || visualWidth(next) > 1)) ||
      ('.。'.includes(sign) &&
        hasDigit(before) &&
        next === ' ' &&
        startsLarge(text.charAt(at + 2)) &&
        !isMonth(at + 2)) ||
      (isApart && '/·|'.includes(sign)) ||
      (isApart &&
        '–—-'.includes(sign) &&
        hasDigit(text.charAt(at + 2)) &&
        measuresIn(text.slice(from, at), speech).length > 0)
    )
      cut(at, at + 1);
  }
  cut(text.length, text.length);
  return pieces.flatMap((piece) => {
    const and = lexicon.marksIn(piece.text).find(({ meaning }) => meaning === 'word.and');
    const halves = and === undefined ? [] : [piece.text.slice(0, and.start), piece.text.slice(and.end)];
    if (and === undefined || !(halves.every(hasDigit) || (halves[0]?.trim() === '' && pieces.length > 1)))
      return [piece];
    const behind = { text: halves[1] ?? '', start: piece.start + and.end, end: piece.end };
    return halves[0]?.trim() === ''
      ? [behind]
      : [{ ...piece, text: halves[0] ?? '', end: piece.start + and.start }, behind];
  });
}

/** Labels and values; the unit that one of them says is that of all. */
export function rowsOf(pairs: readonly ToldNumber[]): string[][] {
  const said = pairs.filter(({ amount }) => amount.unit + amount.scaleWord !== '');
  const [first] = said;
  const { unit, scaleWord } = first?.amount ?? { unit: '', scaleWord: '' };
  const own = said.length === 1 && !unit.includes(' ') ? [scaleWord, unit].filter(Boolean).join(' ') : '';
  const isBefore = unit !== '' && first?.amount.text.startsWith(unit) === true;
  return pairs.map(({ label, amount }) => {
    const value = trimSigns(amount.text, ' –');
    if (own === '' || amount.unit + amount.scaleWord !== '') return [label, value];
    return [label, isBefore ? `${unit}${value}${scaleWord}` : `${value} ${own}`];
  });
}

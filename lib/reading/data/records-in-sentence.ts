import { briefWordsOf, endOfGroup } from '@/lib/languages/brief-words';
import { termsOf } from '../naming/terms';
import { type PlacedPart, partsOf, placedParts, placesOutside } from '../source/brackets';
import { isEastern, wordCount } from '../source/sentences';
import { endsWith, hasDigit, trimSigns } from '../source/signs';
import { kindsOf } from './align-records';
import { type Speech, measuresIn, withoutSmall } from './told-number';

/** A name and what is said of it, one after the other. */
export interface ToldRecord {
  name: string;
  attributes: string[];
}

export interface ToldRecords {
  /** What stands before them and says what they are; null where nothing does. */
  name: string | null;
  /** "Facts" of "Facts: four boxes – …": what more than them stands under. */
  label: string | null;
  /** They are to be compared. */
  isCompared: boolean;
  records: ToldRecord[];
  /** What is said behind them. */
  rest: string;
}

interface Named extends ToldRecord {
  start: number;
  end: number;
}

const [fewestRecords, fewestAttributes, fewestUnmarked, mostRecords] = [2, 2, 3, 12];
const [mostWordsOfName, mostWordsOfAttribute, mostWordsOfLead] = [9, 9, 14];
const semicolons = ';；';
const commas = ',，、،';
const openers = '(（';
const closers = ')）';
const colons = ':：';

/**
 * "Options: A wait (31m), B buy (6.8m, 6 weeks)", "(a) own fund, 650k, Q4; (b) feeder, 120k, May": names that are each
 * followed by what is said of them, in brackets or up to the next semicolon. Null for a sentence that lists none.
 */
export function recordsIn(sentence: string, speech: Speech): ToldRecords | null {
  const text = trimSigns(sentence.trim(), '.。 ');
  return bracketed(text, speech) ?? labelled(text, speech) ?? parted(text, speech);
}

const isComma = (text: string, sign: string, at: number): boolean =>
  commas.includes(sign) && (sign !== ',' || text.charAt(at + 1).trim() === '' || isEastern(text.charAt(at + 1)));

/** What stands between commas, semicolons, and the "and" behind a bracket. */
function listedIn(text: string, { lexicon, tag }: Speech): PlacedPart[] {
  const ands = lexicon
    .marksIn(text)
    .filter(({ meaning, start }) => meaning === 'word.and' && endsWith(text.slice(0, start), closers));
  const outside = new Set(placesOutside(text, () => true));
  const cuts = [...ands, ...jointsIn(text, tag)].filter(({ start }) => outside.has(start));
  return placedParts(
    text,
    (sign, at) => semicolons.includes(sign) || isComma(text, sign, at) || cuts.some(({ start }) => at === start - 1),
  ).map((part) => {
    const and = lexicon.marksIn(part.text).find(({ meaning, start }) => meaning === 'word.and' && start === 0);
    const joint = and?.end ?? (part.start > 0 ? endOfGroup(part.text, briefWordsOf(tag).joints) : -1);
    const said = joint === -1 || !isBehindBracket(text, part.start) ? part.text : part.text.slice(joint).trim();
    return { ...part, text: said, start: part.end - said.length };
  });
}

const isBehindBracket = (text: string, start: number): boolean =>
  endsWith(trimSigns(text.slice(0, start), ' ,;'), closers);

/** "A (dear) with B (cheap)": what stands between two things that are compared, behind the bracket of the first. */
function jointsIn(text: string, tag: string): { start: number }[] {
  const { joints } = briefWordsOf(tag);
  return Array.from(text.matchAll(/[)）]\s+/gu)).flatMap(({ 0: found, index }) => {
    const start = index + found.length;
    return endOfGroup(text, joints, start) === -1 ? [] : [{ start }];
  });
}

const [fewestLabelled, mostWordsOfLabel] = [2, 4];

/** "Today: 3 vans, 2 drivers; tomorrow: 5 vans, 4 drivers": names with what a colon says of each, up to the next semicolon. */
function labelled(text: string, speech: Speech): ToldRecords | null {
  const halves = placedParts(text, (sign) => semicolons.includes(sign));
  const records = halves.flatMap((half): Named[] => {
    const [colon] = placesOutside(half.text, (sign, at) => colons.includes(sign) && half.text.charAt(at + 1) === ' ');
    const name = half.text.slice(0, colon ?? 0).trim();
    const attributes = attributesIn(half.text.slice((colon ?? 0) + 1));
    const isRecord = name !== '' && wordCount(name) <= mostWordsOfLabel && attributes.length >= fewestAttributes;
    return isRecord ? [{ ...half, name, attributes }] : [];
  });
  return records.length < fewestLabelled || records.length < halves.length
    ? null
    : told(text, records, speech, () => true);
}

/** Names with brackets behind them. */
function bracketed(text: string, speech: Speech): ToldRecords | null {
  const pieces = listedIn(text, speech).map((piece) => ({ piece, record: recordOf(piece) }));
  const from = pieces.findIndex(({ record }, at) => record !== null && (pieces[at + 1]?.record ?? null) !== null);
  if (from === -1) return null;
  const behind = pieces.slice(from).findIndex(({ record }) => record === null);
  const run = pieces.slice(from, behind === -1 ? undefined : from + behind).flatMap(({ record }) => record ?? []);
  return told(text, run, speech, (records) => {
    const many = records.filter(({ attributes }) => attributes.length >= fewestAttributes).length;
    return many * 2 >= records.length;
  });
}

function recordOf({ text, start, end }: PlacedPart): Named | null {
  // The last of several that open outside of others closes with the text.
  const at = Math.max(...Array.from(openers, (sign) => text.lastIndexOf(sign)));
  if (at < 1 || !endsWith(text, closers)) return null;
  // "(5,000 €: a logo)" says two things.
  const [first = '', ...others] = attributesIn(text.slice(at + 1, -1));
  const [value = '', ...rest] = partsOf(first, (sign) => colons.includes(sign));
  const attributes = [...(hasDigit(value) ? [value, ...rest] : [first]), ...others].filter(Boolean);
  const name = text.slice(0, at).trim();
  return name === '' || attributes.length === 0 ? null : { name, attributes, start, end };
}

function attributesIn(text: string): string[] {
  return partsOf(text, (sign, at) => semicolons.includes(sign) || isComma(text, sign, at));
}

/** Names with what is said of them up to the next semicolon. */
function parted(text: string, speech: Speech): ToldRecords | null {
  const halves = placedParts(text, (sign) => semicolons.includes(sign)).map((half): Named => {
    const [name = '', ...attributes] = attributesIn(half.text);
    return { ...half, name, attributes };
  });
  const [first] = halves;
  const lead = first === undefined ? 0 : leadOf(first.name);
  const marks = halves.map(({ name }, at) => markOf(at === 0 ? name.slice(lead).trim() : name));
  const unmarked = marks.findIndex((mark, at) => mark?.place !== at);
  const marked = halves.slice(0, unmarked === -1 ? undefined : unmarked);
  const isFull = (each: Named): boolean => each.attributes.length > 0;
  if (marked.length >= fewestRecords) return marked.every(isFull) ? told(text, marked, speech, () => true) : null;
  const other = halves.findIndex(
    ({ attributes }) =>
      attributes.length < fewestAttributes ||
      kindsOf(attributes, speech).join() !== kindsOf(first?.attributes ?? [], speech).join(),
  );
  const alike = halves.slice(0, other === -1 ? undefined : other);
  if (alike.length < fewestUnmarked || !alike.every(({ attributes }) => attributes.some(hasDigit))) return null;
  return told(text, alike, speech, () => true);
}

function told(
  text: string,
  run: readonly Named[],
  speech: Speech,
  areRecords: (records: readonly ToldRecord[]) => boolean,
): ToldRecords | null {
  const [first, second] = run;
  if (first === undefined || second === undefined || run.length > mostRecords) return null;
  const own = leadOf(first.name);
  const verb = endOfGroup(first.name, briefWordsOf(speech.tag).compares);
  const at = own > 0 ? own : Math.max(verb, articleAt(first.name, second.name, speech));
  const lead = text.slice(0, first.start + at);
  const isLed = lead.trim() === '' || at > 0;
  const named = [{ ...first, name: first.name.slice(at).trim() }, ...run.slice(1)];
  const records = withAmounts(withMarks(named, speech), speech);
  const areShort = records.every(
    ({ name, attributes }) =>
      name !== '' &&
      wordCount(name) <= mostWordsOfName &&
      attributes.every((each) => wordCount(each) <= mostWordsOfAttribute),
  );
  if (!isLed || !areShort || wordCount(lead) > mostWordsOfLead || !areRecords(records)) return null;
  const rest = listedIn(text.slice(run.at(-1)?.end), speech).map((piece) => ({
    text: piece.text,
    shares: sharedIn(piece.text, records.length),
  }));
  const shares = rest.flatMap((piece) => (piece.shares === null ? [] : [piece.shares]));
  return {
    ...headingOf(lead, speech),
    records: records.map((record, index) => ({
      ...record,
      attributes: [...record.attributes, ...shares.flatMap((each) => each[index] ?? [])],
    })),
    rest: rest.flatMap((piece) => (piece.shares === null ? piece.text : [])).join(', '),
  };
}

/** "Set-up EUR 9,000 / 24,000 / 58,000": one for each of them, with the words before and behind. */
function sharedIn(text: string, count: number): string[] | null {
  const values = text.split(' / ');
  const [first = '', last = ''] = [values[0], values.at(-1)];
  const start = Array.from(first).findIndex(hasDigit);
  const end = last.length - Array.from(last).reverse().findIndex(hasDigit);
  if (values.length !== count || start === -1 || !values.every(hasDigit)) return null;
  const [before, behind] = [first.slice(0, start), last.slice(end)];
  return values.map((value, at) => `${at === 0 ? '' : before}${value}${at === count - 1 ? '' : behind}`);
}

/** Behind the last colon or dash that no bracket holds. */
function leadOf(text: string): number {
  const [last] = placesOutside(text, (sign, at) => {
    const isApart = text.charAt(at + 1) === ' ';
    return (
      sign === '：' || (sign === ':' && isApart) || ('–—-'.includes(sign) && isApart && text.charAt(at - 1) === ' ')
    );
  }).slice(-1);
  return last === undefined ? 0 : last + 1;
}

/** Where "the Dust" begins in "Head to head with the Dust", as the next name is "the Kantar". */
function articleAt(first: string, second: string, speech: Speech): number {
  const bare = withoutSmall(second, speech, 'start');
  const small = second.slice(0, second.length - bare.length).trim();
  const at = small === '' || bare === second ? -1 : first.lastIndexOf(` ${small} `);
  return at === -1 ? 0 : at + 1;
}

/** What the words before records call them, without the wish to compare them. */
function headingOf(lead: string, speech: Speech): Pick<ToldRecords, 'name' | 'label' | 'isCompared'> {
  const said = trimSigns(lead, ' :：–—-');
  const cut = said === '' ? 0 : leadOf(said);
  const label = cut === 0 ? null : trimSigns(said.slice(0, cut), ' :：–—-');
  const own = said.slice(cut).trim();
  const wish = speech.lexicon
    .marksIn(own)
    .find(({ meaning, start }) => start === 0 && (meaning === 'form.comparison' || meaning === 'form.table'));
  const rest = wish === undefined ? '' : own.slice(wish.end).trim();
  // "Head to head with" names them itself.
  const isNamed = termsOf(rest, speech.tag).length > 0;
  const name = withoutSmall(isNamed ? rest : own, speech, 'end');
  const isCompared = wish !== undefined || endOfGroup(own, briefWordsOf(speech.tag).compares) === own.length;
  return { name: name === '' || (isCompared && rest === '') ? null : name, label, isCompared };
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** "A) ", "(a) ", "2. ", "B " before a name. */
function markOf(name: string): { place: number; sign: string; rest: string } | null {
  const found = /^[(（]?(\p{L}|\p{Nd})([)）.]?)\s+(?=\S)/u.exec(name);
  if (found === null) return null;
  const [whole, sign = '', behind = ''] = found;
  const isNumber = hasDigit(sign);
  const place = isNumber ? Number(sign) - 1 : letters.indexOf(sign.toLowerCase());
  const isSign = behind !== '' || (!isNumber && sign !== sign.toLowerCase());
  return place < 0 || !isSign ? null : { place, sign, rest: name.slice(whole.length) };
}

/** Names without articles, and in the order of their marks with those: "A) Wait". */
function withMarks(records: readonly ToldRecord[], speech: Speech): ToldRecord[] {
  const marks = records.map(({ name }) => markOf(name));
  const areMarked = marks.every((mark, at) => mark?.place === at);
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  return records.map(({ name, attributes }, at) => {
    const mark = areMarked ? marks[at] : null;
    const bare = withoutSmall(mark?.rest ?? name, speech, 'start');
    return { name: mark ? `${mark.sign.toUpperCase()}) ${capital(bare)}` : capital(bare), attributes };
  });
}

/** "Core 2,799 €": an amount that every name ends with is said of it, with the words that all of them have before it. */
function withAmounts(records: readonly ToldRecord[], speech: Speech): ToldRecord[] {
  const tails = records.map(({ name }) => {
    const amount = measuresIn(name, speech).at(-1);
    return amount?.end === name.length && amount.unit !== '' ? amount.start : -1;
  });
  const [kind, ...others] = records.map(({ name }, at) => kindsOf([name.slice(tails[at])], speech).join());
  if (tails.some((at) => at < 1) || others.some((other) => other !== kind)) return [...records];
  const words = records.map(({ name }, at) => name.slice(0, tails[at]).trim().split(' '));
  const [first = []] = words;
  let shared = 0;
  while (
    words.every((each) => each.length > shared + 1 && each.at(-1 - shared) === first.at(-1 - shared)) &&
    shared < first.length
  )
    shared += 1;
  return records.map(({ name, attributes }, at) => {
    const own = words[at] ?? [];
    const said = [...own.slice(own.length - shared), name.slice(tails[at])].join(' ');
    return { name: own.slice(0, own.length - shared).join(' '), attributes: [said, ...attributes] };
  });
}

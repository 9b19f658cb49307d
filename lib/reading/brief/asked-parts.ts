import { hasAddress } from '../roles/letters';
import { measuresIn } from '../data/told-number';
import { type PlacedPart, partedOutside, signsOutside } from '../source/brackets';
import type { SourceSpan } from '../source/block';
import { wordCount } from '../source/sentences';
import { hasDigit, isWhole, trimSigns } from '../source/signs';
import { labelIn } from './brief-label';
import { type Ending, endingIn } from './brief-ending';
import { type BriefLanguage, partTitle, unbracketed } from './brief-title';

/** A part of a deck as a list of them asks for it. */
export interface AskedPart extends SourceSpan {
  /** Empty where what it says names nothing. */
  title: string;
  /** What it is to say; null where nothing is said of it but its name. */
  material: SourceSpan | null;
  /** It is to be the last. */
  ending: Ending | null;
}

const [semicolons, commas, colons] = [';；؛', ',，、،', ':：'];
const [fewestParts, fewestWithMaterial, mostWordsOfTitle, fewestWordsOfMaterial, mostWordsBeforeAmount] = [
  3, 2, 11, 3, 4,
];
const shortestEnd = 2;
const [openings, closings] = ['(（[', ')）]'];
const around = ' \t.,;:，；：、،؛。–—-';

/** The parts that a list asks for, each with what brackets, a colon or a dash behind its name say; null for other lists. */
export function askedParts(said: string, language: BriefLanguage, areNamesEnough = false): AskedPart[] | null {
  const text = withBrackets(said);
  const parts = spansOfParts(text, language)
    .flatMap((span) => partedAtAsking(text, span, language))
    .map((span) => partAt(text, span, language))
    .reduce<AskedPart[]>((all, part) => withPart(all, part, text, language), []);
  const isNamed = ({ title, ending }: AskedPart): boolean => ending !== null || isName(title);
  const named = parts.filter((part) => isNamed(part) && part.material !== null);
  const isList =
    parts.length >= fewestParts &&
    (named.length >= fewestWithMaterial ||
      (areNamesEnough && parts.every((part) => isNamed(part) && (part.material !== null || !isCount(part.title))))) &&
    parts.filter(isNamed).length * 2 > parts.length &&
    !areRecords(text, parts);
  // What names nothing is said all the same.
  const isBare = (part: AskedPart): boolean => part.material === null && part.ending === null && isCount(part.title);
  return isList
    ? parts.map((part) => (isNamed(part) && !isBare(part) ? part : { ...part, title: '', material: part }))
    : null;
}

/** "Mention the risks (energy prices, staff, weather)": one part of which brackets say something. */
export function askedPart(text: string, language: BriefLanguage): AskedPart[] | null {
  const said = trimSigns(text, ' .');
  const part = partAt(said, { start: 0, end: said.length }, language);
  const { material, title } = part;
  const isListed = material !== null && partedOutside(said.slice(material.start, material.end), commas).length > 1;
  return isListed && said.endsWith(')') && isName(title) ? [part] : null;
}

const isName = (title: string): boolean => title !== '' && wordCount(title) <= mostWordsOfTitle;

/** Semicolons part first; between two of them commas do where several names have brackets. */
function spansOfParts(text: string, language: BriefLanguage): SourceSpan[] {
  const halves: SourceSpan[] = partedOutside(text, semicolons);
  return halves.flatMap((half) => {
    const said = text.slice(half.start, half.end);
    const inner = partsByCommas(said);
    const parts = inner.map((span) => partAt(said, span, language));
    const bracketed = parts.filter(({ material }) => material !== null);
    const isList =
      halves.length === 1 ||
      (bracketed.length >= fewestWithMaterial &&
        bracketed.length * 2 > parts.length &&
        parts.every(({ title }) => isName(title)) &&
        !areRecords(said, parts));
    return isList ? inner.map(({ start, end }) => ({ start: half.start + start, end: half.start + end })) : [half];
  });
}

/** "What is due – plan by May, permits by June – and what is open": two dashes are brackets. */
function withBrackets(text: string): string {
  const dashes = signsOutside(text, '–—-').filter((at) => text.charAt(at - 1) === ' ' && text.charAt(at + 1) === ' ');
  const [open, close] = dashes;
  return open === undefined || close === undefined || dashes.length > 2
    ? text
    : `${text.slice(0, open)}(${text.slice(open + 1, close)})${text.slice(close + 1)}`;
}

/** "Average price 94 €": it says how much, and names no part. */
const isCount = (title: string): boolean => {
  const words = title.split(' ');
  return words.filter(hasDigit).length > 1 || hasDigit(words[0] ?? '') || words.slice(-2).some(hasDigit);
};

/** "What we expect and what I want": behind "and" a question is another part. */
function partedAtAsking(text: string, { start, end }: SourceSpan, { lexicon }: BriefLanguage): SourceSpan[] {
  const said = text.slice(start, end);
  const marks = lexicon.marksIn(said);
  const outside = new Set(signsOutside(said, said));
  const colon = signsOutside(said, colons)[0] ?? said.length;
  const and = marks.find(
    (mark) =>
      mark.meaning === 'word.and' &&
      mark.start > 0 &&
      mark.end < colon &&
      outside.has(mark.start) &&
      marks.some(({ meaning, start: at }) => meaning === 'word.askWord' && at === mark.end + 1),
  );
  return and === undefined
    ? [{ start, end }]
    : [
        { start, end: start + said.slice(0, and.start).trimEnd().length },
        { start: start + and.end + 1, end },
      ];
}

/** Behind a colon commas part what the last of them is to say. */
function partsByCommas(text: string): SourceSpan[] {
  const places = signsOutside(text, colons);
  if (places.length > 1) return partsByBoth(text);
  const colon = places[0] ?? text.length;
  const parts = partedOutside(text.slice(0, colon), commas);
  const last = parts.at(-1);
  return last === undefined || colon === text.length ? parts : [...parts.slice(0, -1), { ...last, end: text.length }];
}

/** "The options: A (dear) or B (cheap), travel times (8 minutes), the timetable: May, June": behind a colon a name with brackets begins another part. */
function partsByBoth(text: string): SourceSpan[] {
  const isNamed = ({ text: said }: PlacedPart): boolean => signsOutside(said, colons).length > 0 || said.endsWith(')');
  let isBehindColon = false;
  return partedOutside(text, commas).reduce<SourceSpan[]>((all, part) => {
    const last = all.at(-1);
    const goesOn = last !== undefined && isBehindColon && !isNamed(part);
    if (!goesOn) isBehindColon = signsOutside(part.text, colons).length > 0;
    return goesOn
      ? [...all.slice(0, -1), { start: last.start, end: part.end }]
      : [...all, { start: part.start, end: part.end }];
  }, []);
}

function partAt(text: string, span: SourceSpan, language: BriefLanguage): AskedPart {
  const said = text.slice(span.start, span.end);
  const label = labelIn(said, language);
  const ending = endingIn(said, { label, isAsked: true }, language);
  if (ending !== null) return endingAt(text, span, ending);
  const colon = signsOutside(said, colons)[0] ?? label?.value ?? said.length;
  const bracket = Array.from(openings, (sign) => said.indexOf(sign)).filter((at) => at > 0);
  const open = Math.min(said.length, ...bracket);
  const close = Math.max(...Array.from(closings, (sign) => said.lastIndexOf(sign)));
  const isInBrackets = open < colon && open < said.length && isAlone(said, open, close);
  const at = isInBrackets ? open : colon;
  const named =
    at < said.length
      ? (label?.value === at && label.text) || said.slice(0, at)
      : unbracketed(said.slice(0, close === -1 ? said.length : close + 1));
  const amount = at < said.length || open < said.length ? null : amountIn(said, language);
  if (amount !== null)
    return {
      ...span,
      title: nameOfPart(said.slice(0, amount), language),
      material: materialAt(span.start + amount, said.slice(amount)),
      ending: null,
    };
  const title = nameOfPart(named, language);
  const isMany = !isInBrackets && colon === said.length && open < said.length;
  const start = isMany ? 0 : (isInBrackets ? open : colon) + (':：(（['.includes(said.charAt(at) || '-') ? 1 : 0);
  const own = isInBrackets ? said.slice(start, close) : said.slice(start);
  return { ...span, title, material: materialAt(span.start + start, own), ending: null };
}

/** Where "budget 21 M€ over three years" says how much; null where it says nothing else, or no words lead there. */
function amountIn(text: string, { lexicon, tag, small }: BriefLanguage): number | null {
  const [amount] = measuresIn(text, { lexicon, tag });
  const before = text.slice(0, amount?.start ?? 0).trim();
  const words = wordCount(before);
  // "What changes for the 64 people in it" is one name.
  const last = before.slice(before.lastIndexOf(' ') + 1).toLowerCase();
  const goesOn = small.has(last) || last.length <= shortestEnd;
  return amount !== undefined && !goesOn && amount.unit !== '' && words > 0 && words <= mostWordsBeforeAmount
    ? amount.start
    : null;
}

function endingAt(text: string, span: SourceSpan, ending: Ending): AskedPart {
  const { names, value } = ending;
  const own = value === null ? '' : text.slice(span.start + value, span.end);
  return { ...span, title: names.join(', '), material: materialAt(span.start + (value ?? 0), own), ending };
}

function materialAt(start: number, own: string): SourceSpan | null {
  const lead = own.length - own.trimStart().length;
  const isMaterial = (wordCount(own) >= fewestWordsOfMaterial || hasAddress(own)) && trimSigns(own, around) !== '';
  return isMaterial ? { start: start + lead, end: start + lead + trimSigns(own.trim(), ' .;；').length } : null;
}

/** One pair of brackets with nothing but signs behind it. */
const isAlone = (text: string, open: number, close: number): boolean =>
  close > open && !openingsIn(text.slice(open + 1, close)) && trimSigns(text.slice(close + 1), around) === '';

const openingsIn = (text: string): boolean => text.includes(')') || text.includes('）');

/** What names no part, but goes on with numbers, belongs to the one before it. */
function withPart(all: AskedPart[], part: AskedPart, text: string, { lexicon }: BriefLanguage): AskedPart[] {
  const last = all.at(-1);
  // Behind a semicolon another part begins.
  const isApart = last !== undefined && semicolons.includes(text.slice(last.end, part.start).trim().charAt(0) || '-');
  const asks = lexicon.marksIn(part.title).some(({ meaning, start }) => meaning === 'word.askWord' && start === 0);
  const isFurther =
    part.material === null && part.ending === null && !asks && hasDigit(part.title) && last !== undefined;
  // "€365k in total": what begins with a number goes on in any case.
  const isAmount = isFurther && /^\P{L}{0,2}\p{Nd}/u.test(part.title);
  if (isApart || !isFurther || (last.material === null && !isAmount)) return [...all, part];
  const material = { start: last.material?.start ?? part.start, end: part.end };
  return isWhole(text.slice(material.start, material.end))
    ? [...all.slice(0, -1), { ...last, end: part.end, material }]
    : [...all, part];
}

const [fewestRecords, widestRecord] = [3, 60];

/** "Core (16.4 kg, 430 Wh), Pro (14.9 kg, 430 Wh)": things of one sort with the same things said of each. */
function areRecords(text: string, parts: readonly AskedPart[]): boolean {
  const said = parts.flatMap(({ material }) => (material === null ? [] : text.slice(material.start, material.end)));
  const counts = new Set(said.map((each) => partedOutside(each, commas).length));
  return (
    said.length >= fewestRecords &&
    counts.size === 1 &&
    said.every((each) => hasDigit(each) && each.length <= widestRecord)
  );
}

/** Without what asks for it, and without how many slides it is to have. */
function nameOfPart(text: string, language: BriefLanguage): string {
  const marks = language.lexicon.marksIn(text);
  const slide = marks.find(({ meaning, start }) => meaning === 'word.slide' && start > 0);
  const number = marks.findLast(
    ({ meaning, end }) => meaning.startsWith('number.') && slide !== undefined && end <= slide.start,
  );
  const end = slide === undefined ? text.length : (number?.start ?? slide.start);
  const words = text.slice(0, end).trim().split(' ');
  while (slide !== undefined && words.length > 1 && language.small.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return partTitle(words.join(' '), language);
}

import { languageOf } from '@/lib/languages/find-language';
import { wordCount } from '@/lib/reading/source/sentences';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import type { TellingContext } from '../../context';
import { draftOf, type Draft } from '../../forms/draft';
import { rolesIn } from '../../forms/roles';
import { capitalised, trimmed } from '../../text/signs';
import { factMarksIn, type ToldPassage } from '../passage';
import { quantityName, quantitiesIn, quantitiesOf, timeWithin, type Quantity } from '../quantities';
import { restOf, withRest } from '../rest';

/** What adds up is sure to be one. */
const worth = 7;
const [fewestChanges, fewestCalled, mostChanges, ofRounding, mostFree] = [3, 2, 12, 1 + 1e-6, 9];

interface Bridge {
  start: Quantity;
  end: Quantity;
  changes: readonly Quantity[];
  signs: readonly number[];
}

/**
 * Two totals of one unit and changes whose sum leads from one to the other: "from 41.2m to 44.8m: price +6.4, energy took
 * away 3.8, wages 1.9". Words say which change adds and which takes; where they don't, or where they mean something else
 * ("wages rose by 0.6"), the arithmetic does. What more than one way adds up to is no bridge.
 */
export function bridgeShape(passage: ToldPassage, context: TellingContext): Draft | null {
  const { title, heading, statements, roles } = passage;
  const told = quantitiesIn(statements, context);
  // "Why it will be 23.1m" says again what the last line does.
  const isAgain = ({ amount }: Quantity): boolean => told.some((each) => each.amount.value === amount.value);
  const ofHeading = heading === null ? [] : quantitiesOf(heading, -1, context).filter((each) => !isAgain(each));
  const all = [...ofHeading, ...told];
  if (all.length < fewestCalled + 2 || all.length > mostChanges + 6) return null;
  const isCalled = roles.has('bridge') || rolesIn(title, context).has('bridge');
  const bridge = bridgeIn(all, isCalled, context);
  if (bridge === null) return null;
  const { start, end, changes, signs } = bridge;
  const used = new Set([start, end, ...changes].map(({ statement }) => statement));
  const unitAt = statements.findIndex(({ text }, at) => !used.has(at) && unitSaid(text, context) !== null);
  const rest = restOf(passage, (at) => used.has(at) || at === unitAt);
  const { isPercent } = start.amount;
  const decimals = Math.max(...[start, end, ...changes].map(({ amount }) => amount.decimals));
  const valueOf = (quantity: Quantity): number => {
    const value = Math.abs(inUnitOf(start, quantity));
    return Number((isPercent ? value / 100 : value).toPrecision(12));
  };
  const areNamed = [start, end].every((each) => totalName(each, context) !== null);
  const total = (quantity: Quantity) => {
    const name = totalName(quantity, context);
    return { ...(areNamed && name !== null && { name: capitalised(name) }), amount: valueOf(quantity) };
  };
  // As it is written around the number: "Mio. €", "$ M".
  const counted = isPercent ? '' : trimmed(start.amount.text.replace(/[+\-−–]?\s?\d[\d.,'’\u00a0\u202f]*/u, ' '), '');
  const unit = unitAt === -1 ? counted : (unitSaid(statements[unitAt]?.text ?? '', context) ?? counted);
  const draft = draftOf('chart', worth, Math.max((changes.length + 2) / 8, 0.5), {
    kind: 'waterfall',
    title,
    start: total(start),
    steps: changes.map((change, at) => ({
      name: capitalised(quantityName(change, context)),
      amount: valueOf(change) * (signs[at] ?? 1),
      ...(change.noted.length > 0 && { detail: capitalised(change.noted.join('; ')) }),
    })),
    end: total(end),
    numberFormat: `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}${isPercent ? '%' : ''}`,
    ...(unit === '' ? {} : { unit }),
  });
  return withRest(draft, rest, passage, context);
}

/** "All in USD million": the unit of numbers that don't say it. */
function unitSaid(text: string, { lexicon }: TellingContext): string | null {
  if (hasDigit(text) || wordCount(text) > 6) return null;
  const currency = /(?:[A-Z]{3}|[$€£¥]|euros?)(?!\p{L})/u.exec(text)?.index;
  const scale = lexicon.marksIn(text).find(({ meaning }) => meaning.startsWith('scale.'))?.start;
  const starts = [currency, scale].filter((at) => at !== undefined);
  return starts.length === 0 ? null : text.slice(Math.min(...starts)).trim();
}

/** Letters behind a number may be a scale: "41.2m" are millions beside other numbers that are. */
const isLetter = (unit: string): boolean => unit.length <= 2 && hasLetter(unit);

function isOfUnit(of: Quantity, { amount }: Quantity): boolean {
  const { unit, scaleWord, isPercent } = of.amount;
  if (amount.isPercent !== isPercent) return false;
  const own = amount.unit === scaleWord ? '' : amount.unit;
  return own === '' || unit === '' || own === unit || (isLetter(own) && isLetter(unit));
}

/** Numbers without a scale beside totals that have one are of that scale. */
function inUnitOf(of: Quantity, { amount }: Quantity): number {
  const isBare = amount.scaleWord === '' || amount.unit === of.amount.scaleWord;
  return isBare ? amount.value : (amount.value * amount.scale) / of.amount.scale;
}

function bridgeIn(all: readonly Quantity[], isCalled: boolean, context: TellingContext): Bridge | null {
  for (const [start, end, isSure] of pairsOf(all, context)) {
    const others = all.filter((each) => each !== start && each !== end && isOfUnit(start, each));
    const totals = [start, end].map((each) => inUnitOf(start, each));
    // What is said again is no change.
    const changes = others.filter((each) => each.isSignWritten || !totals.includes(inUnitOf(start, each)));
    // What was aimed at changes nothing.
    if (changes.some(({ before }) => isAim(before, context))) continue;
    const fewest = isCalled || isSure ? fewestCalled : fewestChanges;
    if (!isOfUnit(start, end) || changes.length < fewest || changes.length > mostChanges) continue;
    const most = Math.max(...changes.map((each) => Math.abs(inUnitOf(start, each))));
    if (Math.min(...totals.map(Math.abs)) < most) continue;
    const areSigned = changes.every(({ sign }) => sign !== null);
    const areTimed = [start, end].every((each) => timeOf(each, context) !== null);
    const isKnown = isCalled || isSure || areSigned || areTimed;
    if (!isKnown && !start.amount.isMoney) continue;
    const signs = signsOf(start, changes, end);
    if (signs !== null && (isKnown || areAgreed(changes, signs))) return { start, end, changes, signs };
  }
  return null;
}

/** "Limit" of "limit 10". */
const isAim = (before: string, context: TellingContext): boolean =>
  factMarksIn(before, context).some(({ word, end }) => word === 'aim' && end === before.length);

const [shareAgreed, mostDenied] = [0.6, 1];

/** The words of most changes say what the arithmetic does. */
function areAgreed(changes: readonly Quantity[], signs: readonly number[]): boolean {
  const agreed = changes.filter(({ sign }, at) => sign === signs[at]).length;
  const denied = changes.filter(({ sign }, at) => sign !== null && sign !== signs[at]).length;
  return agreed >= fewestChanges && agreed >= changes.length * shareAgreed && denied <= mostDenied;
}

/** What may be the two totals, the surest first: joined by "to", said in the heading or in one sentence, or first and last. */
function pairsOf(all: readonly Quantity[], context: TellingContext): [Quantity, Quantity, boolean][] {
  const pairs: [Quantity, Quantity, boolean][] = [];
  for (const [at, next] of all.entries()) {
    const before = all[at - 1];
    if (before !== undefined && next.isRange && before.statement === next.statement) pairs.push([before, next, true]);
  }
  const [first, second] = all;
  const last = all.at(-1);
  if (first && second && first.statement === second.statement && second.statement < (all[2]?.statement ?? 0))
    pairs.push([first, second, true]);
  // What stands before them in another unit is no total of theirs.
  const opening = last && all.find((each) => each !== last && each.amount.unit === last.amount.unit);
  if (opening && last) pairs.push([opening, last, false]);
  if (first && second && timeOf(first, context) !== null && timeOf(second, context) !== null)
    pairs.push([first, second, false], [second, first, false]);
  return pairs;
}

/** Which changes add and which take, where one way alone leads from the first total to the last. */
function signsOf(start: Quantity, changes: readonly Quantity[], end: Quantity): number[] | null {
  const values = changes.map((each) => Math.abs(inUnitOf(start, each)));
  const decimals = Math.max(...[start, end, ...changes].map(({ amount }) => amount.decimals));
  const room = (10 ** -decimals / 2) * ofRounding;
  const [from, to] = [inUnitOf(start, start), inUnitOf(start, end)];
  const closes = (signs: readonly number[]): boolean =>
    Math.abs(values.reduce((sum, value, at) => sum + value * (signs[at] ?? 0), from) - to) < room;
  // "Energy took away 3.8, wages 1.9": of one sentence what is not said goes on.
  const carried: number[] = [];
  for (const [at, { sign, statement }] of changes.entries()) {
    const before = changes[at - 1]?.statement === statement ? carried[at - 1] : undefined;
    carried.push(sign ?? before ?? 1);
  }
  if (closes(carried)) return carried;
  const sentences = [...new Set(changes.map(({ statement }) => statement))];
  const written = changes.map(({ isSignWritten, sign }) => (isSignWritten ? sign : null));
  const said = changes.map(({ sign }) => sign);
  const single = [...changes.keys()];
  const ways: [readonly (number | null)[], readonly number[]][] = [
    [said, single],
    [written, changes.map(({ statement }) => sentences.indexOf(statement))],
    [written, single],
  ];
  for (const [known, groups] of ways) {
    if (Math.max(...groups) >= mostFree + 1 && known.filter((each) => each === null).length > mostFree) continue;
    const found = closing(known, groups, closes);
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}

/** Every way to give each group of changes one sign, and those that are known theirs, that closes. */
function closing(
  known: readonly (number | null)[],
  groups: readonly number[],
  closes: (signs: readonly number[]) => boolean,
): number[][] {
  const free = [...new Set(groups.filter((_, at) => known[at] === null))];
  const found = new Map<string, number[]>();
  for (let way = 0; way < 2 ** free.length; way += 1) {
    const signs = groups.map((group, at) => known[at] ?? ((way >> free.indexOf(group)) % 2 === 0 ? 1 : -1));
    if (closes(signs)) found.set(signs.join(), signs);
  }
  return [...found.values()];
}

/** The time of a total, "last year" too. */
function timeOf({ text }: Quantity, context: TellingContext): string | null {
  const time = timeWithin(text, context);
  if (time !== null) return time;
  const mark = factMarksIn(text, context).find(({ word }) => word === 'past' || word === 'present');
  return mark === undefined ? null : text.slice(mark.start, mark.end);
}

const mostWordsOfTotal = 4;

/** Its noun phrase, else its time; what a heading leads to a number with names nothing. */
function totalName(quantity: Quantity, context: TellingContext): string | null {
  const { from, to } = languageOf(context.tag).deck;
  // "How we got from a profit of": what leads to the first total stands before its "from".
  const [, behind = quantity.before] = quantity.before.split(new RegExp(`(?:^|\\s)(?:${from}|${to})\\s`, 'u'));
  const [time, label] = [timeOf(quantity, context), quantityName({ ...quantity, before: behind }, context)];
  const isName = hasLetter(label) && wordCount(label) <= mostWordsOfTotal && quantity.statement >= 0;
  if (time === null) return isName ? label : null;
  const isPlain = !factMarksIn(label, context).some(({ word }) => word === 'person');
  return isName && isPlain && label.toLowerCase().startsWith(time.toLowerCase()) ? label : time;
}

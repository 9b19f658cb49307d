import { cellSenses } from '@/lib/languages/cell-words';
import { wordsIn } from '@/lib/languages/normal-form';
import { withoutSmall } from '@/lib/reading/data/told-number';
import { isKin, termsOf } from '@/lib/reading/naming/terms';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../../context';
import { draftOf, type Draft } from '../../forms/draft';
import { flat } from '../../forms/material';
import { markReader } from '../../forms/plan-forms';
import { amountsOf } from '../../text/counted';
import { headOf } from '../../text/pieces';
import { partsOf } from '@/lib/reading/source/brackets';
import { capitalised, isBlank, trimmed, unstopped } from '../../text/signs';
import { isWish, type ToldPassage, type ToldStatement } from '../passage';
import { withRest } from '../rest';

const worth = 7;
const [fewestRows, fewestPlans, mostPlans, mostRows, mostWordsOfName, shareOfSenses, mostWordsOfKey] = [
  2, 2, 6, 24, 8, 0.5, 6,
];
const around = ' \t,.;:。：，、；–—-=>|/';
const senses = new Set(['yes', 'no', 'partly']);

/** "Sauna no", "Galeno Web partly": a thing and whether something is so of it; no sense where the piece says neither. */
interface Piece {
  key: string;
  /** As it is written. */
  value: string;
  isSense: boolean;
}

interface Row {
  head: string;
  price: string | null;
  pieces: Piece[];
}

/** Things of which each has, has not or partly has what others have: by what they are or by what they have, in lines or in sentences. */
export function gridShape(passage: ToldPassage, context: TellingContext): Draft | null {
  const { points, title } = passage;
  const read = points.map(({ text, children }) => rowOf([text, ...children.flatMap(flat)], context));
  const rows = read.flatMap((each) => each ?? []);
  const rest = points.flatMap((point, at): ToldStatement[] =>
    read[at] === null ? [{ text: unstopped(point.text), label: null, said: point.text, point: at }] : [],
  );
  if (rows.length < fewestRows || rest.length > 2 || rows.length > mostRows) return null;
  // What has a price, or less lines than each says, is what there is to choose from.
  const arePlans = rows.some(({ price }) => price !== null) || rows.every(({ pieces }) => pieces.length > rows.length);
  const grid = (arePlans ? null : byFeatures(rows, context)) ?? byPlans(rows, context);
  if (grid === null) return null;
  const { plans, features } = grid;
  if (plans.length < fewestPlans || plans.length > mostPlans || features.length < fewestRows) return null;
  const cells = features.flatMap(({ values }) => values);
  const mark = markReader(cells, context);
  const marked = cells.filter((cell) => cell !== '' && mark(cell) !== null);
  if (marked.length < cells.filter(Boolean).length * shareOfSenses) return null;
  // "Plus is to be highlighted, that one we want to sell" names one of them.
  const wishes = rest.filter(({ text }) => isWish(text, context));
  const wished = plans.filter(({ name }) =>
    wishes.some(({ text }) => wordsIn(text).some(({ form }) => form === name.toLowerCase())),
  );
  const [recommended, another] = wished;
  const draft = draftOf(
    passage.asked.has('comparison') ? 'comparison' : 'table',
    worth,
    Math.max(0.4, features.length / 9),
    {
      kind: 'features',
      title,
      plans: plans.map((plan) => ({
        name: capitalised(plan.name),
        ...(plan.price && { price: plan.price }),
        ...(plan.note && { note: capitalised(plan.note) }),
        ...(plan === recommended && another === undefined && { recommended: true }),
      })),
      features: features.map(({ name, values }) => ({
        name: capitalised(name),
        values: values.map((value) => mark(value) ?? value),
      })),
    },
  );
  return withRest(draft, rest, passage, context);
}

/** A head with pieces behind it, of which some say yes or no. */
function rowOf([first = '', ...below]: readonly string[], context: TellingContext): Row | null {
  const headed = headOf(unstopped(first));
  const head = headed?.head ?? first;
  const body = [...(headed === null ? [] : [headed.rest]), ...below];
  if (body.length === 0 || !hasLetter(head) || wordCount(head) > mostWordsOfName + 4) return null;
  const pieces = body.flatMap((line) => piecesIn(line, context)).map((piece) => pieceOf(piece, context));
  const priced = amountsOf(head, context).find(({ isMoney }) => isMoney);
  const name =
    priced === undefined
      ? head
      : trimmed(withoutSmall(trimmed(head.slice(0, priced.start), around), context, 'end'), around);
  const price = priced === undefined ? null : trimmed(head.slice(priced.start), around);
  return { head: name, price, pieces };
}

function piecesIn(line: string, { lexicon }: TellingContext): string[] {
  const parts = partsOf(
    unstopped(line),
    (sign, at) => ';；，、،'.includes(sign) || (',.'.includes(sign) && isBlank(line.charAt(at + 1))),
  );
  return parts.flatMap((part) => {
    const and = lexicon.marksIn(part).find(({ meaning, start }) => meaning === 'word.and' && start > 0);
    if (and === undefined) return [part];
    const halves = [part.slice(0, and.start).trim(), part.slice(and.end).trim()];
    return halves.every((half) => half !== '') ? halves : [part];
  });
}

const [longestSense, quietSigns] = [3, ' \t:：=–—-()（）'];

/** The sense at the end of a piece or at its beginning. */
function pieceOf(text: string, { tag }: TellingContext): Piece {
  const plain = trimmed(text, around);
  const words = wordsIn(plain);
  const isSense = (said: string): boolean =>
    cellSenses(trimmed(said, quietSigns).toLowerCase(), tag).some((each) => senses.has(each)) ||
    '✓✔✗✘✕×○△●'.includes(said || ' ');
  for (let count = Math.min(longestSense, words.length - 1); count >= 1; count -= 1) {
    const at = words[words.length - count]?.start ?? 0;
    if (isSense(plain.slice(at)))
      return { key: trimmed(plain.slice(0, at), quietSigns), value: plain.slice(at), isSense: true };
    const end = words[count - 1]?.end ?? 0;
    if (isSense(plain.slice(0, end)))
      return { key: trimmed(plain.slice(end), quietSigns), value: plain.slice(0, end), isSense: true };
  }
  const sign = plain.at(-1) ?? '';
  if ('✓✔✗✘✕×○△●'.includes(sign)) return { key: trimmed(plain.slice(0, -1), quietSigns), value: sign, isSense: true };
  return { key: plain, value: plain, isSense: false };
}

interface Grid {
  plans: { name: string; price: string | null; note?: string }[];
  features: { name: string; values: string[] }[];
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** "Recipes: MediNube yes, HistoPlus no": each line says the same few things of one feature. */
function byFeatures(rows: readonly Row[], context: TellingContext): Grid | null {
  const known = rows.find(({ pieces }) => pieces.length > 1 && pieces.every(({ isSense }) => isSense));
  if (known === undefined) return null;
  const names = known.pieces.map(({ key }) => key);
  if (names.length < fewestPlans || names.length > mostPlans || names.some((name) => !hasLetter(name))) return null;
  let price: { head: string; said: string[] } | null = null;
  const features: Grid['features'] = [];
  for (const { head, pieces } of rows) {
    const values = names.map((name) =>
      pieces.find(({ key }) => same(key, name) || key.toLowerCase().startsWith(`${name.toLowerCase()} `)),
    );
    const isKnown = values.every((piece) => piece !== undefined);
    // "Price per user: 19, 16 and 11 dollars": as many values as there are plans, in their order.
    const isRow = !isKnown && pieces.length === names.length && values.every((piece) => piece === undefined);
    if (!isKnown && !isRow) return null;
    const said = isKnown
      ? values.map((piece, at) =>
          piece?.isSense === true ? piece.value : trimmed((piece?.key ?? '').slice(names[at]?.length), quietSigns),
        )
      : pieces.map(({ value }) => value);
    const isPrice =
      amountsOf(said.join('; '), context).some(({ isMoney }) => isMoney) ||
      context.lexicon.marksIn(head).some(({ meaning }) => meaning === 'heading.pricing');
    if (isPrice && price === null && said.every(hasDigit)) price = { head, said: withUnit(said) };
    else features.push({ name: head, values: said });
  }
  const { head: note = '', said: prices = [] } = price ?? {};
  // "Price per user and month" says more than that it is a price.
  const isPlain = context.lexicon.meaningsOf(note).includes('heading.pricing');
  return {
    plans: names.map((name, at) => ({ name, price: prices[at] ?? null, ...(!isPlain && note !== '' && { note }) })),
    features,
  };
}

/** "19, 16 and 11 dollars": the last of them says the unit of all. */
function withUnit(said: readonly string[]): string[] {
  const unit = trimmed((said.at(-1) ?? '').replace(/^[^\p{L}]*\d[\d.,]*/u, ''), around);
  return said.map((each) => (hasLetter(each) || unit === '' ? each : `${each} ${unit}`));
}

/** "Basic: courses no, sauna no": each line says of one plan what it has. */
function byPlans(rows: readonly Row[], context: TellingContext): Grid | null {
  const keys: string[] = [];
  const termsFor = (text: string): string[] => termsOf(text, context.tag);
  const isOf = (key: string, other: string): boolean => {
    const [a, b] = [termsFor(key), termsFor(other)];
    return same(key, other) || (a.length > 0 && b.length > 0 && isKin(a[0] ?? '', b[0] ?? ''));
  };
  for (const { pieces } of rows)
    for (const { key, isSense } of pieces)
      if (isSense && hasLetter(key) && wordCount(key) <= mostWordsOfKey && !keys.some((each) => isOf(each, key)))
        keys.push(key);
  if (keys.length < fewestRows) return null;
  const taken = new Set<Piece>();
  const features = keys.map((name) => ({
    name,
    values: rows.map(({ pieces }) => {
      const piece = pieces.find(({ key }) => isOf(name, key));
      if (piece === undefined) return '';
      taken.add(piece);
      if (piece.isSense) return piece.value;
      // "Sauna at weekends only" says when; "sauna" in a list of what is there says yes.
      const rest = trimmed(piece.key.slice(firstWordEnd(piece.key)), around);
      return rest === '' || (wordCount(rest) <= 2 && !hasDigit(rest)) ? yes : rest;
    }),
  }));
  const isShared = features.filter(({ values }) => values.filter(Boolean).length > 1).length >= fewestRows;
  if (!isShared) return null;
  return {
    plans: rows.map(({ head, price }) => ({ name: head, price })),
    features: [...features, ...othersOf(rows, taken, termsFor)],
  };
}

/** Pieces that say neither yes nor no, under the noun that several plans share; what one plan alone has is ticked there. */
function othersOf(
  rows: readonly Row[],
  taken: ReadonlySet<Piece>,
  termsFor: (text: string) => string[],
): Grid['features'] {
  const left = rows.map(({ pieces }) => pieces.filter((piece) => !taken.has(piece)));
  const used = new Set<Piece>();
  const features: Grid['features'] = [];
  for (const own of left)
    for (const piece of own) {
      if (used.has(piece)) continue;
      const terms = termsFor(piece.key).filter((term) => !hasDigit(term));
      const matches = left.map((others) =>
        others.find(
          (each) =>
            !used.has(each) &&
            (each === piece ||
              termsFor(each.key).some((term) => !hasDigit(term) && terms.some((mine) => isKin(term, mine)))),
        ),
      );
      const found = matches.filter((each) => each !== undefined);
      found.forEach((each) => used.add(each));
      const shared = terms.find((term) =>
        found.every((each) => termsFor(each.key).some((other) => isKin(term, other))),
      );
      const noun = wordsIn(piece.key).find(({ form }) => form === shared);
      if (found.length > 1 && noun !== undefined)
        features.push({
          name: piece.key.slice(noun.start, noun.end),
          values: matches.map((each) => (each === undefined ? '' : withoutNoun(each.key, noun.form))),
        });
      else features.push({ name: piece.key, values: matches.map((each) => (each === undefined ? '' : yes)) });
    }
  return features;
}

/** "Notice 12 months" beside its noun: "12 months"; a noun that is inflected stays. */
function withoutNoun(text: string, noun: string): string {
  const word = wordsIn(text).find(({ form }) => form === noun);
  const rest = word === undefined ? text : trimmed(text.slice(0, word.start) + text.slice(word.end), around);
  return rest === '' ? text : rest;
}

const firstWordEnd = (text: string): number => wordsIn(text)[0]?.end ?? text.length;
const yes = '✓';

import { hasLetter } from '@/lib/reading/source/signs';
import { wordCount } from '@/lib/reading/source/sentences';
import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { TellingContext } from '../../context';
import { draftOf, type Draft } from '../../forms/draft';
import { capitalised } from '../../text/signs';
import type { ToldPassage } from '../passage';
import { quantityName, quantitiesOf, quantitiesOfStatement, type Quantity } from '../quantities';
import { restOf, withRest } from '../rest';
import { nounIn } from '../noun-heads';

type TreeNode = Extract<SlideSpecInput, { kind: 'tree' }>['nodes'][number];

/** What adds up on every level is sure to be one. */
const worth = 10;
const [fewestNodes, mostNodes, fewestParents, mostWordsOfName, ofRounding] = [5, 24, 2, 7, 1 + 1e-6];

interface Part {
  name: string;
  quantity: Quantity;
  under: Part | null;
}

/** A total and its parts, of which some have parts: each group of numbers adds up to one that was said before it. */
export function partsShape(passage: ToldPassage, context: TellingContext): Draft | null {
  const { heading, statements, title } = passage;
  const groups = [
    ...(heading === null ? [] : [quantitiesOf(heading, -1, context)]),
    ...statements.map((statement, at) => quantitiesOfStatement(statement, at, context)),
  ].flatMap((own) => withBrackets(own, context));
  const [first] = groups.find(({ length }) => length > 0) ?? [];
  if (first === undefined) return null;
  const parts: Part[] = [{ name: nameOf(first, context) || context.words.total, quantity: first, under: null }];
  const used = new Set([first.statement]);
  const parents = new Set<Part>();
  for (const group of groups) {
    const own = group.filter((each) => each !== first && isOfUnit(first, each));
    if (own.length === 0) continue;
    // "Stores 31.5: Madrid 14.2, …": the first of a group may be the one that the others make up, said again.
    const [head, ...others] = own;
    const again =
      head && others.length > 1
        ? parts.find((part) => valueOf(part.quantity) === valueOf(head) && !parents.has(part))
        : undefined;
    const isAgain = again !== undefined && adds(others, again.quantity);
    const members = isAgain ? others : own;
    const parent = isAgain ? again : parts.findLast((part) => !parents.has(part) && adds(members, part.quantity));
    if (parent === undefined || members.length < 2) return null;
    parents.add(parent);
    parts.push(...members.map((quantity) => ({ name: nameOf(quantity, context), quantity, under: parent })));
    for (const { statement } of own) used.add(statement);
  }
  const names = new Set(parts.map(({ name }) => name.toLowerCase()));
  const isWhole = parts.every(({ name }) => hasLetter(name) && wordCount(name) <= mostWordsOfName);
  if (parents.size < fewestParents || parts.length < fewestNodes || parts.length > mostNodes) return null;
  if (names.size < parts.length || !isWhole) return null;
  const nodes = parts.map(({ name, quantity, under }): TreeNode => ({
    name: capitalised(name),
    value: quantity.amount.text,
    ...(under && { under: capitalised(under.name) }),
  }));
  const draft = draftOf(null, worth, Math.max(0.5, nodes.length / 16), { kind: 'tree', title, nodes });
  return withRest(
    draft,
    restOf(passage, (at) => used.has(at)),
    passage,
    context,
  );
}

/** The quantities of a statement, and behind them those of each of its brackets. */
function withBrackets(own: Quantity[], context: TellingContext): Quantity[][] {
  const inside = own.flatMap(({ noted, statement }) => noted.map((note) => quantitiesOf(note, statement, context)));
  return [own, ...inside.filter(({ length }) => length > 1)];
}

function nameOf(quantity: Quantity, context: TellingContext): string {
  if (quantity.statement === -1) return nounIn(withoutUnit(quantity.behind, context), context);
  return quantityName(quantity, context);
}

/** "Million euros of sales" counts sales. */
function withoutUnit(text: string, context: TellingContext): string {
  const plain = nounIn(text, context);
  const unit = context.lexicon.marksIn(plain).find(({ meaning, start }) => start === 0 && meaning === 'unit');
  return unit === undefined ? plain : plain.slice(unit.end);
}

const valueOf = ({ amount }: Quantity): number => amount.value;

const isOfUnit = (of: Quantity, { amount }: Quantity): boolean =>
  amount.isPercent === of.amount.isPercent &&
  (amount.unit === '' || of.amount.unit === '' || amount.unit === of.amount.unit) &&
  (amount.scale === 1 || amount.scale === of.amount.scale);

function adds(members: readonly Quantity[], whole: Quantity): boolean {
  const decimals = Math.max(whole.amount.decimals, ...members.map(({ amount }) => amount.decimals));
  const sum = members.reduce((all, each) => all + valueOf(each), 0);
  return members.length > 1 && Math.abs(sum - valueOf(whole)) < (10 ** -decimals / 2) * ofRounding;
}

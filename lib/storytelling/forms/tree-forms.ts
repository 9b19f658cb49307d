import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { DataSet } from '@/lib/reading/data/data-set';
import type { DataColumn } from '@/lib/reading/data/type-column';
import { wordCount } from '@/lib/reading/source/sentences';
import { hasDigit } from '@/lib/reading/source/signs';
import type { TellingContext } from '../context';
import { countedOf } from '../text/counted';
import { bracketAtEnd, headOf } from '../text/pieces';
import { capitalised, unstopped } from '../text/signs';
import { writtenCell } from '../text/written';
import { type Draft, draftOf } from './draft';
import { hasFactWord } from '../facts/passage';
import { pointOf, type FormMaterial, type TextPoint } from './material';
import { isPersonsName, namedParts } from './people-forms';

type TreeSlide = Extract<SlideSpecInput, { kind: 'tree' }>;
type TreeNode = TreeSlide['nodes'][number];

const [fewestNodes, mostNodes, mostLevels, mostWordsOfNode, mostWordsOfValue] = [4, 24, 4, 10, 3];
const worth = 5;

const said = (text: string): string => capitalised(unstopped(text));
const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** "Dana Whitfield – CFO", "CFO: Dana Whitfield", "Revenue: $18.4M", "Revenue $18.4M", "Freight (down 2%)". */
function nodeOf(text: string, context: TellingContext): TreeNode {
  const plain = unstopped(text);
  const counted = headOf(plain) === null ? countedOf(plain, context) : null;
  if (counted !== null && !counted.isLed && counted.noted === '' && plain.startsWith(counted.label))
    return { name: said(counted.label), value: counted.amount.text };
  const [first = plain, ...others] = namedParts(plain);
  const named = others.length > 0 && isPersonsName(first) ? { head: first, rest: others.join(', ') } : null;
  const headed = headOf(plain) ?? bracketAtEnd(plain) ?? named;
  if (headed === null) return { name: said(plain) };
  const isTurned = isPersonsName(headed.rest) && !isPersonsName(headed.head);
  const [name, beside] = isTurned ? [headed.rest, headed.head] : [headed.head, headed.rest];
  const isValue = hasDigit(beside) && wordCount(beside) <= mostWordsOfValue;
  return { name: said(name), ...(isValue ? { value: beside } : { detail: said(beside) }) };
}

function draftOfTree(title: string, nodes: readonly TreeNode[]): Draft | null {
  if (nodes.length < fewestNodes || nodes.length > mostNodes) return null;
  if (nodes.some(({ name, detail = '' }) => wordCount(name) + wordCount(detail) > mostWordsOfNode)) return null;
  return draftOf(null, worth, Math.max(0.5, nodes.length / 16), { kind: 'tree', title, nodes: [...nodes] });
}

function levelsOf(points: readonly TextPoint[]): number {
  return points.length === 0 ? 0 : 1 + Math.max(...points.map(({ children }) => levelsOf(children)));
}

const isNamedTree = (text: string, { lexicon }: TellingContext): boolean =>
  lexicon.marksIn(text).some(({ meaning }) => meaning === 'word.hierarchy');

/** One line that all others stand below, over several levels, or named as what it is; or lines that each say who stands under whom. */
export function tree({ title, points }: FormMaterial, context: TellingContext): Draft | null {
  const [first, ...others] = points;
  if (first === undefined) return null;
  // "Chief Executive: Moira Kessock" above those who have others below them.
  const isAbove = others.length > 1 && first.children.length === 0 && areBelow(title, first, others, context);
  const root = isAbove ? pointOf(first.text, false, others) : first;
  if (!isAbove && others.length > 0) return ofLines(title, points);
  const levels = levelsOf(points);
  const isTree = levels > 2 || (levels > 1 && isNamedTree(title, context));
  // What is told side by side is compared.
  const areOptions = root.children.every(({ isOption }) => isOption === true);
  if (!isTree || areOptions || levels > mostLevels || root.children.length < 2) return null;
  const draft = draftOfTree(title, withIds(nodesBelow(root, undefined, context)));
  return draft && { ...draft, worth: worth + (isAbove ? 1 : 0) };
}

/** Under a heading about who stands under whom, or where nearly all are people with what they are. */
function areBelow(title: string, first: TextPoint, others: readonly TextPoint[], context: TellingContext): boolean {
  if (others.filter(({ children }) => children.length > 0).length * 2 < others.length) return false;
  const isCalled =
    isNamedTree(title, context) || hasFactWord(title, 'under', context) || hasFactWord(title, 'over', context);
  const isOne = ({ text }: TextPoint): boolean => namedParts(unstopped(text)).some(isPersonsName);
  return isCalled || (isOne(first) && others.every(isOne));
}

/** With a number of its own where two have one name. */
interface Numbered {
  node: TreeNode;
  key: number;
  under?: number;
}

function nodesBelow(
  root: TextPoint,
  above: number | undefined,
  context: TellingContext,
  found: Numbered[] = [],
): Numbered[] {
  const key = found.length;
  found.push({ node: nodeOf(root.text, context), key, ...(above !== undefined && { under: above }) });
  for (const child of root.children) nodesBelow(child, key, context, found);
  return found;
}

function withIds(numbered: readonly Numbered[]): TreeNode[] {
  const isTwice = (name: string): boolean => numbered.filter(({ node }) => same(node.name, name)).length > 1;
  const idOf = ({ node, key }: Numbered): string => (isTwice(node.name) ? `${node.name} #${key + 1}` : node.name);
  return numbered.map((each) => {
    const parent = each.under === undefined ? undefined : numbered[each.under];
    return {
      ...each.node,
      ...(isTwice(each.node.name) && { id: idOf(each) }),
      ...(parent && { under: idOf(parent) }),
    };
  });
}

/** "CEO: COO, CFO, CTO", "COO: inspection, packing": each line after the first goes on from one of those before. */
function ofLines(title: string, points: readonly TextPoint[]): Draft | null {
  const nodes: TreeNode[] = [];
  for (const [index, { text, children }] of points.entries()) {
    const headed = children.length === 0 ? headOf(unstopped(text)) : null;
    if (headed === null) return null;
    const names = headed.rest.split(/[,;、，،；]/u).map((name) => name.trim());
    if (index === 0) nodes.push({ name: said(headed.head) });
    const parent = nodes.find(({ name }) => same(name, headed.head));
    if (parent === undefined || names.includes('') || (index === 0 && names.length < 2)) return null;
    nodes.push(...names.map((name) => ({ name: said(name), under: parent.name })));
  }
  const areOnce = new Set(nodes.map(({ name }) => name.toLowerCase())).size === nodes.length;
  return areOnce ? draftOfTree(title, nodes) : null;
}

const isWords = ({ type }: DataColumn): boolean => type === 'category' || type === 'text' || type === 'person';
const nobody = (cell: string): boolean => !/[\p{L}\d]/u.test(cell);

/** A table with a column that says under whom each row stands, by the names of other rows. */
export function treeOfTable(
  { columns, rows, totalRow }: DataSet,
  title: string | null,
  context: TellingContext,
): Draft | null {
  const above = columns.find((column) => isWords(column) && isNamedTree(column.label, context));
  if (above === undefined || totalRow !== null || columns.length > 4) return null;
  const others = columns.filter((column) => column !== above);
  const names = others.find(({ cells }) =>
    above.cells.every((cell) => nobody(cell) || cells.some((name) => same(name, cell))),
  );
  if (names === undefined) return null;
  const [more, another, third] = others.filter((column) => column !== names);
  if (third !== undefined) return null;
  const value = [more, another].find((column) => column?.type === 'measure');
  const detail = [more, another].find((column) => column !== undefined && column !== value);
  if (value !== undefined && another !== undefined && detail === undefined) return null;
  const nodes = rows.map((_, row): TreeNode => {
    const [role = '', figure = '', parent = ''] = [detail, value, above].map((column) => column?.cells[row] ?? '');
    return {
      name: names.cells[row] ?? '',
      ...(!nobody(parent) && { under: parent }),
      ...(!nobody(role) && { detail: said(role) }),
      ...(value && !nobody(figure) && { value: writtenCell(figure, value, context.reading.language) }),
    };
  });
  const isWhole = nodes.every(({ name }) => name !== '');
  return isWhole ? draftOfTree(title ?? context.reading.title ?? names.label, nodes) : null;
}

import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { DataSet } from '@/lib/reading/data/data-set';
import { withoutSmall } from '@/lib/reading/data/told-number';
import type { DataColumn } from '@/lib/reading/data/type-column';
import { sentencesIn, wordCount } from '@/lib/reading/source/sentences';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import type { TellingContext } from '../context';
import { countedOf } from '../text/counted';
import { bracketAtEnd, headOf } from '../text/pieces';
import { capitalised, isBlank, partsOf, trimmed, unstopped } from '../text/signs';
import { writtenCell } from '../text/written';
import { type Draft, draftOf } from './draft';
import type { FormMaterial, TextPoint } from './material';
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
  const [root, another] = points;
  if (root === undefined) return null;
  if (another !== undefined) return ofLines(title, points);
  const levels = levelsOf(points);
  const isTree = levels > 2 || (levels > 1 && isNamedTree(title, context));
  if (!isTree || levels > mostLevels || root.children.length < 2) return null;
  return draftOfTree(title, withIds(nodesBelow(root, undefined, context)));
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

const [fewestSentences, mostSentences, longest, fewestBelow, mostWordsOfDetail] = [2, 12, 1200, 2, 6];
const around = ' ,;:.：，、；–—-';

/** A name that stands in a text: two or three words with large letters beside each other. */
interface Named {
  name: string;
  start: number;
  end: number;
}

const nameRun = /(?<![\p{L}\d])\p{Lu}[\p{L}’'.-]*\p{L}(?: \p{Lu}[\p{L}’'-]+){1,2}/gu;

function namesIn(text: string): Named[] {
  return Array.from(text.matchAll(nameRun), ({ 0: name, index }) => ({ name, start: index, end: index + name.length }));
}

/**
 * Sentences that say who stands under whom, in whatever words: "Helen Marsh is CEO. Reporting to her are Daniel Osei (VP
 * Sales) and Ruth Feldman (VP Marketing). Daniel leads Claire Dubois and Scott Nguyen". Whom a sentence names again, by
 * first name or in full, stands above those whom it names for the first time; where it names nobody again, whoever the
 * sentence before was about does.
 */
export function toldTree({ title, points }: FormMaterial, context: TellingContext): Draft | null {
  const text = points.map((point) => point.text).join(' ');
  if (text.length > longest || points.some(({ children }) => children.length > 0)) return null;
  const sentences = sentencesIn(text).map((sentence) => unstopped(sentence.text));
  const [first = '', ...others] = sentences;
  if (sentences.length < fewestSentences || sentences.length > mostSentences) return null;
  const [root] = namesIn(first);
  if (root === undefined) return null;
  const nodes: TreeNode[] = [];
  // "Helen Marsh is Chief Officer" says but who she is; "Helen Marsh leads A (x) and B (y)" who stands below her, too.
  const below = membersIn(first.slice(root.end), context);
  const isAlone = below.length < fewestBelow;
  const about = isAlone ? detailOf(first.slice(root.end), context) : '';
  nodes.push({ name: root.name, ...(about && { detail: about }) });
  if (!isAlone) nodes.push(...below.map((node) => ({ ...node, under: root.name })));
  let subject = root.name;
  let parents = isAlone ? 0 : 1;
  for (const sentence of others) {
    const again = mentionIn(sentence, nodes);
    subject = again?.name ?? subject;
    const found = membersIn(sentence, context).filter(({ name }) => nodes.every((node) => node.name !== name));
    if (found.length === 0) return null;
    // "Daniel leads" before the first of them says who stands above.
    const above = subject;
    nodes.push(
      ...found.map(({ name, detail }) => ({
        name,
        ...(detail !== undefined && !above.startsWith(detail) && { detail }),
        under: above,
      })),
    );
    if (found.length >= fewestBelow) parents += 1;
  }
  const isCalled = [title, ...sentences].some((each) => isNamedTree(each, context));
  const isSure = parents >= (isCalled ? 1 : 3);
  return isSure ? draftOfTree(title, nodes) : null;
}

/** Whom of those who are known a sentence names, by the whole name or the first one. */
function mentionIn(sentence: string, nodes: readonly TreeNode[]): TreeNode | undefined {
  const found = nodes.flatMap((node) => {
    const [first = ''] = node.name.split(' ');
    const at = [sentence.indexOf(node.name), indexOfWord(sentence, first)].filter((each) => each >= 0);
    const isOne = nodes.filter(({ name }) => name.startsWith(`${first} `)).length === 1;
    return at.length > 0 && (isOne || sentence.includes(node.name)) ? [{ node, at: Math.min(...at) }] : [];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.node;
}

function indexOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (!hasLetter(text.charAt(at - 1)) && !hasLetter(text.charAt(at + word.length))) return at;
  return -1;
}

/** People whom a sentence lists, each with what is said of them: in brackets, behind their name or before it. */
function membersIn(sentence: string, context: TellingContext): TreeNode[] {
  return piecesOf(sentence, context).flatMap((piece): TreeNode[] => {
    const bracket = piece.indexOf('(');
    const plain = bracket === -1 ? piece : piece.slice(0, bracket);
    const names = namesIn(plain);
    const last = names.at(-1);
    if (last === undefined) return [];
    const noted = bracket === -1 ? '' : trimmed(piece.slice(bracket + 1), ')）');
    const before = names.at(-2)?.name ?? soleWordBefore(plain.slice(0, last.start));
    const detail = noted || detailOf(plain.slice(last.end), context) || before;
    return [{ name: last.name, ...(detail && wordCount(detail) <= mostWordsOfDetail && { detail }) }];
  });
}

/** "Brand under" before a name: what begins a piece with a large letter. */
function soleWordBefore(text: string): string {
  const [first = ''] = text.trim().split(' ');
  return /^\p{Lu}\p{L}+$/u.test(first) && text.trim().split(' ').length === 2 ? first : '';
}

/** "for the Americas" without its small words; what goes on with a verb of its own says nothing short. */
function detailOf(text: string, context: TellingContext): string {
  const plain = trimmed(withoutSmall(trimmed(text, around), context, 'start'), around);
  return !hasDigit(plain) && /^\p{Lu}/u.test(plain) ? plain : '';
}

/** Between commas, colons and "and", outside of brackets. */
function piecesOf(sentence: string, { lexicon }: TellingContext): string[] {
  let depth = 0;
  const parts = partsOf(sentence, (sign, at) => {
    if ('(（'.includes(sign)) depth += 1;
    if (')）'.includes(sign)) depth -= 1;
    return depth === 0 && (';；，、'.includes(sign) || (',:'.includes(sign) && isBlank(sentence.charAt(at + 1))));
  });
  return parts.flatMap((part) => {
    const ands = lexicon.marksIn(part).filter(({ meaning }) => meaning === 'word.and');
    const cuts = ands.filter(
      ({ start, end }) =>
        namesIn(part.slice(end)).length > 0 &&
        (part.slice(0, start).match(/[(（]/gu)?.length ?? 0) === (part.slice(0, start).match(/[)）]/gu)?.length ?? 0),
    );
    const starts = [0, ...cuts.map(({ end }) => end)];
    return starts
      .map((start, at) => part.slice(start, cuts[at]?.start ?? part.length).trim())
      .filter((piece) => piece !== '');
  });
}

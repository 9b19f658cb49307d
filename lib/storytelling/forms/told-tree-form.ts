import { withoutSmall } from '@/lib/reading/data/told-number';
import { sentencesIn, wordCount } from '@/lib/reading/source/sentences';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import type { TellingContext } from '../context';
import { isBlank, partsOf, trimmed, unstopped } from '../text/signs';
import type { Draft } from './draft';
import { type FormMaterial } from './material';
import { draftOfTree, isNamedTree, type TreeNode } from './tree-forms';

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

import { wordCount } from '@/lib/reading/source/sentences';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { TellingContext } from '../../context';
import { draftOf, type Draft } from '../../forms/draft';
import { flat } from '../../forms/material';
import { partsOf } from '@/lib/reading/source/brackets';
import { capitalised, isBlank, trimmed, unstopped } from '../../text/signs';
import { sentencesIn } from '@/lib/reading/source/sentences';
import { eventIn } from '../noun-heads';
import { factMarksIn, hasFactWord, isWish, type ToldPassage } from '../passage';

type TreeNode = Extract<SlideSpecInput, { kind: 'tree' }>['nodes'][number];

const worth = 8;
const [fewestNodes, mostNodes, mostWordsOfDetail, fewestParents, longest] = [4, 24, 8, 2, 1600];

/** Two or three words with large letters beside each other, titles and small words of names among them. */
const nameRun =
  /(?<![\p{L}\d])(?:(?:Dr|Prof|Pr|Mr|Mrs|Ms|Mme|Sra?|Dra|Ing)\.? )?\p{Lu}[\p{L}’'.-]*\p{L}(?: (?:van|von|der|den|de|da|do|dos|del|della|di|la|le|bin|al|el|ter|ten|O’|O'))*(?: (?:van|von|de|da|di|del|den|der|la|le|bin|al|el) )?(?: \p{Lu}[\p{L}’'-]+){1,3}/gu;

interface Found {
  name: string;
  start: number;
  end: number;
}

const namesIn = (text: string): Found[] =>
  Array.from(text.matchAll(nameRun), ({ 0: name, index }) => ({ name, start: index, end: index + name.length }));

/**
 * Who stands under whom, in whatever order it is told: "Margaret is the director. Under her: Piers for branches, Sunita.
 * Piers has Lee and Carys". Whom a clause names again, by first name or in full, stands above those whom it names for the
 * first time, unless its words turn that round ("reports to"); where it names nobody again, whoever the one before was
 * about does.
 */
export function reportsShape({ points, title }: ToldPassage, context: TellingContext): Draft | null {
  const text = points.flatMap(({ text: said, children }) => [said, ...children.flatMap(flat)]);
  if (text.reduce((sum, { length }) => sum + length, 0) > longest) return null;
  const clauses = text
    .flatMap((line) =>
      sentencesIn(line).flatMap((each) => partsOf(unstopped(each.text), (sign) => ';；'.includes(sign))),
    )
    .filter((line) => !isWish(line, context));
  const nodes: TreeNode[] = [];
  const unused: string[] = [];
  let subject: string | undefined;
  for (const clause of clauses) {
    const first = firstKnown(clause, nodes);
    if (nodes.length === 0) {
      const [root] = namesIn(clause);
      if (root === undefined) return null;
      // "Helen Marsh is Chief Officer" says but who she is; "Helen Marsh leads A (x) and B (y)" who stands below her, too.
      const behind = clause.slice(root.end);
      const below = membersIn(behind, context).filter((each) => !isSaidOf(behind, each, context));
      const about = below.length === 0 ? detailOf(behind, context) : '';
      nodes.push({ name: root.name, ...(about && { detail: capitalised(about) }) });
      nodes.push(...below.map((node) => ({ ...node, under: root.name })));
      subject = root.name;
      continue;
    }
    const fresh = membersIn(clause, context).filter(({ name }) => nodes.every((node) => node.name !== name));
    if (fresh.length === 0) {
      unused.push(clause);
      continue;
    }
    const above = first?.name ?? subject;
    if (above === undefined) return null;
    nodes.push(
      ...fresh.map(({ name, detail }) => ({
        name,
        ...(detail !== undefined && !above.startsWith(detail) && { detail }),
        under: above,
      })),
    );
    if (first !== undefined) subject = first.name;
  }
  const parents = new Set(nodes.flatMap(({ under }) => under ?? []));
  const said =
    clauses.some((clause) => hasFactWord(clause, 'under', context) || hasFactWord(clause, 'over', context)) ||
    hasFactWord(title, 'under', context);
  if (!said || nodes.length < fewestNodes || nodes.length > mostNodes || parents.size < fewestParents) return null;
  if (unused.length > 2 || nodes.some(({ detail = '' }) => wordCount(detail) > mostWordsOfDetail)) return null;
  return draftOf(null, worth, Math.max(0.5, nodes.length / 16), { kind: 'tree', title, nodes });
}

/** Whom of those who are known a clause names first, by the whole name, the first or the last. */
function firstKnown(clause: string, nodes: readonly TreeNode[]): TreeNode | undefined {
  const found = nodes.flatMap((node) => {
    const words = node.name.split(' ');
    const places = [node.name, words[0] ?? '', words.at(-1) ?? '']
      .map((word) => indexOfWord(clause, word))
      .filter((at) => at >= 0);
    return places.length === 0 ? [] : [{ node, at: Math.min(...places) }];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.node;
}

function indexOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at !== -1 && word !== ''; at = text.indexOf(word, at + 1))
    if (!hasLetter(text.charAt(at - 1)) && !hasLetter(text.charAt(at + word.length))) return at;
  return -1;
}

/** "Is Chief Commercial Officer": what a form of "to be" leads to is no other person. */
const isSaidOf = (text: string, { name }: TreeNode, context: TellingContext): boolean =>
  factMarksIn(text, context).some(({ word, start, end }) => word === 'be' && start < 4 && text.indexOf(name) - end < 8);

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
  const plain = eventIn(text, context);
  return hasDigit(plain) || isBlank(plain) ? '' : capitalised(plain);
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

import type { Lexicon, Meaning } from '@/lib/languages/lexicon';
import { wordsIn } from '@/lib/languages/normal-form';
import { toDataSet } from '../data/data-set';
import type { ContentPart, DataPart, Instructions, Item, Reading, Section } from '../reading';
import { chunksOf } from '../roles/clauses';
import { sentencesIn, wordCount } from '../source/sentences';
import { fieldOf, hasDigit } from '../source/signs';
import type { SourceSpan } from '../source/block';
import { RememberedWords, sharedTerms, termsOf } from './terms';

/** Something in the content that a ban may name. */
interface Node {
  key: object;
  /** How its author calls it; null for what is only told. */
  name: string | null;
  text: string;
  span: SourceSpan;
  sort: 'section' | 'label' | 'text';
}

/** What a ban names: words that tell, and numbers that must be met. */
interface Named {
  terms: string[];
  /** All that was said: one word of it means no name. */
  isLoose?: boolean;
  numbers: string[];
  /** "The last paragraph". */
  isLast: boolean;
  /** Of names of people, prices: the words of that sort with the others. Then no sentence is meant. */
  ofSort: string[] | null;
}

/** A ban that meets more of a text than this was understood wrongly. */
const [mostRemoved, mostOfRare, mostTogether] = [0.5, 2, 4];
/** Of more words one alone tells too little. */
const mostOfTerms = 2;
const half = 0.5;
const sorts: readonly Meaning[] = ['word.names', 'word.contacts', 'word.prices', 'word.codes'];
/** Scripts behind it write words together. */
const firstUnspaced = '\u0590';

const empty: ReadonlySet<Meaning> = new Set(
  'slide deck page about for want make show keep please exactly each names contacts prices brackets codes and begin end no leaveOut below'
    .split(' ')
    .map((each) => `word.${each}` as Meaning),
);

/**
 * Takes what a request wants left out from the content: sections, items and columns that are called so, sentences and
 * rows that speak of it. Returns what went.
 */
export function removeNamed(
  root: Section,
  { leaveOut }: Instructions,
  tag: string,
  lexicon: Lexicon,
): Reading['asides'] {
  const removed: Reading['asides'] = [];
  if (leaveOut.length === 0) return removed;
  const words = new RememberedWords(tag);
  let nodes = nodesOf(root);
  for (const { named, said } of leaveOut) {
    const wordsOf = (some: readonly Node[]): number => some.reduce((sum, { text }) => sum + words.countIn(text), 0);
    const meetAny = (phrases: readonly string[], isLoose: boolean): Node[] =>
      phrases.flatMap((phrase) => meet({ ...namedBy(phrase, tag, lexicon), isLoose }, said === null, nodes, words));
    const ways = [named, named.flatMap((phrase) => partsOf(phrase, lexicon)), [said ?? '']];
    const met = ways.reduce<Node[]>(
      (found, phrases, way) => (found.length > 0 ? found : meetAny(phrases, way > 1)),
      [],
    );
    if (met.length === 0) continue;
    const most = wordsOf(nodes) * mostRemoved;
    if (wordsOf(met) > most) continue;
    removed.push(...met.map(({ name, text, span }) => ({ text: name ?? text, role: 'instruction' as const, span })));
    take(root, { gone: new Set(met.map(({ key }) => key)), most, tag, lexicon });
    nodes = nodesOf(root);
  }
  return removed;
}

/** "Finance or kettles": each by itself. */
function partsOf(phrase: string, lexicon: Lexicon): string[] {
  const cuts = lexicon
    .marksIn(phrase)
    .filter(({ meaning }) => meaning === 'word.and' || meaning === 'word.no' || meaning === 'word.to');
  const ends = [...cuts.map(({ start }) => start), phrase.length];
  const joined = ends.map((end, at) => phrase.slice(at === 0 ? 0 : cuts[at - 1]?.end, end));
  const parts = joined.flatMap((part) => chunksOf(part).map(({ start, end }) => part.slice(start, end)));
  return parts.length > 1 ? parts : [];
}

/** The words of a ban that may name something in the content. */
export function namedTerms(phrase: string, tag: string, lexicon: Lexicon): string[] {
  return termsOf(phrase, tag, lexicon, empty).filter((term) => !hasDigit(term));
}

function namedBy(phrase: string, tag: string, lexicon: Lexicon): Named {
  const marks = lexicon.marksIn(phrase).map(({ meaning }) => meaning);
  const isOfSort = sorts.some((sort) => marks.includes(sort));
  return {
    terms: namedTerms(phrase, tag, lexicon),
    numbers: wordsIn(phrase).flatMap(({ form }) => (hasDigit(form) ? form : [])),
    isLast: marks.includes('word.end') && !marks.includes('word.slide'),
    ofSort: isOfSort ? termsOf(phrase, tag) : null,
  };
}

/** What a ban names: what is called so, else what speaks of it. */
function meet(named: Named, isByTheWay: boolean, nodes: readonly Node[], words: RememberedWords): Node[] {
  const { terms, numbers, ofSort, isLast, isLoose = false } = named;
  const called = nodes.flatMap((node) => {
    const isSort = node.sort !== 'section' || ofSort === null;
    const own = { ...named, terms: isSort ? terms : ofSort };
    const isMeant = isSort || sharedTerms(ofSort, words.termsIn(node.name ?? '')).length === ofSort.length;
    const isSame = !isByTheWay || sharedTerms(own.terms, words.termsIn(node.name ?? '')).length === own.terms.length;
    const score = node.name === null || !isMeant || !isSame ? 0 : scoreOf(own, node.name, words);
    return score === 0 ? [] : [{ node, score }];
  });
  const most = Math.max(...called.map(({ score }) => score));
  const best = called.filter(({ score }) => score === most).map(({ node }) => node);
  if (isByTheWay || ofSort !== null || (terms.length === 0 && !isLast)) return best;
  const texts = nodes.filter(({ text }) => text !== '' && numbers.every((each) => words.isIn(each, text)));
  const said = texts.map((node) => ({ node, own: words.termsIn(node.text) }));
  const known = terms.filter((term) => said.some(({ own }) => stems([term], own).length > 0));
  const last = said.at(-1);
  if (isLast && last !== undefined && stems(known, last.own).length > 0) return [...best, last.node];
  if (known.length * 2 < terms.length || known.length === 0) return best;
  const having = (some: readonly string[]): Node[] =>
    said.filter(({ own }) => stems(some, own).length === some.length).map(({ node }) => node);
  // "The stuff about the divorce": where nothing has all the words, the rarest tells.
  const rarest = known.map((term) => having([term])).sort((a, b) => a.length - b.length)[0] ?? [];
  const all = having(known);
  const isShort = terms.length <= mostOfTerms && !isLoose;
  const isSure = isShort || known.length > 1;
  if (all.length > 0 && isSure)
    return all.length > Math.max(mostOfRare, texts.length * half) ? best : [...best, ...all];
  if (best.length > 0) return best;
  return rarest.length <= mostOfRare && isShort ? rarest : [];
}

/** Of what is told the beginnings of words count: "everything" is no thing. */
function stems(terms: readonly string[], own: readonly string[]): string[] {
  const begins = (term: string): string[] => own.filter((other) => other.charAt(0) === term.charAt(0));
  return terms.filter((term) => sharedTerms([term], term > firstUnspaced ? own : begins(term)).length > 0);
}

/** How many words and numbers a name shares with a ban that means it; 0 for one that doesn't. */
function scoreOf({ terms, numbers, isLoose }: Named, name: string, words: RememberedWords): number {
  const own = words.termsIn(name).filter((term) => !hasDigit(term));
  const ofOwn = sharedTerms(own, terms).length;
  const ofBan = sharedTerms(terms, own).length;
  const isNumbered = numbers.length > 0 && numbers.every((each) => words.isIn(each, name));
  if (numbers.length > 0 && !isNumbered) return 0;
  if (isNumbered && terms.length <= 1) return 1 + ofOwn;
  if (ofOwn === 0) return 0;
  const isMeant =
    ofOwn === own.length || ofBan === terms.length || (ofOwn >= own.length * half && ofBan >= terms.length * half);
  return isMeant && (ofOwn > 1 || isLoose !== true) ? ofOwn + (isNumbered ? 1 : 0) : 0;
}

/** A sentence of a paragraph, a column or a row of a table, by its place. */
const places = new WeakMap<object, Map<string, object>>();

function placeIn(part: object, place: string): object {
  const known = places.get(part) ?? new Map<string, object>();
  places.set(part, known);
  const key = known.get(place) ?? {};
  known.set(place, key);
  return key;
}

function nodesOf(section: Section): Node[] {
  const { title, marker, span } = section;
  const name = title === null ? null : `${marker?.text ?? ''} ${marker?.ordinal ?? ''} ${title}`;
  const own: Node[] = name === null ? [] : [{ key: section, name, text: title ?? '', span, sort: 'section' }];
  return [...own, ...section.parts.flatMap(nodesOfPart), ...section.sections.flatMap(nodesOf)];
}

function nodesOfPart(part: ContentPart): Node[] {
  const { span } = part;
  switch (part.type) {
    case 'paragraph':
      return piecesOf(part.text).map((text, at) => textNode(placeIn(part, String(at)), text, span));
    case 'list':
      return part.items.flatMap(nodesOfItem);
    case 'talk':
      return part.turns.map((turn) => ({ ...textNode(turn, turn.text, turn.span), name: turn.speaker }));
    case 'data': {
      const { head, rows } = part.data;
      const columns = head.map((label, at): Node => {
        return { key: placeIn(part, `c${at}`), name: label || null, text: '', span, sort: 'label' };
      });
      return [...columns, ...rows.map((row, at) => textNode(placeIn(part, `r${at}`), row.join(' '), span))];
    }
    case 'quote':
      return [textNode(part, part.text, span)];
    default:
      return [];
  }
}

function textNode(key: object, text: string, span: SourceSpan): Node {
  const field = fieldOf(text);
  return { key, name: field?.key ?? null, text, span, sort: field === null ? 'text' : 'label' };
}

function nodesOfItem(item: Item): Node[] {
  const { text, marker, span, children } = item;
  const own = textNode(item, text, span);
  const isNamed = children.length > 0 || (marker?.ordinal ?? null) !== null;
  const name = isNamed ? `${marker?.ordinal ?? ''} ${own.name ?? text}` : own.name;
  return [{ ...own, name }, ...children.flatMap(nodesOfItem)];
}

/** What stands in brackets as a whole is one piece. */
function piecesOf(text: string): string[] {
  const isWhole = '([（'.includes(text.charAt(0)) && ')]）'.includes(text.at(-1) ?? ' ');
  return isWhole ? [text] : sentencesIn(text).map((sentence) => sentence.text);
}

interface Removal {
  gone: ReadonlySet<object>;
  /** Words that a section which goes has at most. */
  most: number;
  tag: string;
  lexicon: Lexicon;
}

/** The content without what goes, in place; of what most of it stands under only the heading goes. */
function take(section: Section, removal: Removal): void {
  const isWhole = (inner: Section): boolean =>
    nodesOf(inner).reduce((sum, { text }) => sum + wordCount(text), 0) > removal.most;
  const isEmpty = (inner: Section): boolean => inner.parts.length + inner.sections.length === 0;
  const bare = section.sections.filter(isEmpty);
  for (const inner of section.sections) take(inner, removal);
  const parts: ContentPart[] = [];
  section.sections = section.sections.flatMap((inner) => {
    // Of what lost all that it said no heading stays.
    if (!removal.gone.has(inner)) return isEmpty(inner) && !bare.includes(inner) ? [] : [inner];
    if (!isWhole(inner)) return [];
    parts.push(...inner.parts);
    return inner.sections;
  });
  section.parts = [...section.parts.flatMap((part) => partWithout(part, removal) ?? []), ...parts];
}

function partWithout(part: ContentPart, { gone, tag, lexicon }: Removal): ContentPart | null {
  const isGone = (place: string): boolean => gone.has(placeIn(part, place));
  switch (part.type) {
    case 'paragraph': {
      const pieces = piecesOf(part.text);
      const kept = pieces.filter((_, at) => !isGone(String(at)));
      // What begins with it goes on with it.
      const isAll = kept.length === 0 || (isGone('0') && pieces.length <= mostTogether);
      return kept.length === pieces.length ? part : isAll ? null : { ...part, text: kept.join(' ') };
    }
    case 'list': {
      const items = itemsWithout(part.items, gone);
      return items.length === 0 ? null : { ...part, items };
    }
    case 'talk': {
      const turns = part.turns.filter((turn) => !gone.has(turn));
      return turns.length === 0 ? null : { ...part, turns };
    }
    case 'data':
      return dataWithout(part, isGone, tag, lexicon);
    default:
      return gone.has(part) ? null : part;
  }
}

function itemsWithout(items: readonly Item[], gone: ReadonlySet<object>): Item[] {
  return items.flatMap((item) => (gone.has(item) ? [] : [{ ...item, children: itemsWithout(item.children, gone) }]));
}

function dataWithout(
  part: DataPart,
  isGone: (place: string) => boolean,
  tag: string,
  lexicon: Lexicon,
): DataPart | null {
  const { id, head, rows, isTold } = part.data;
  const columns = [...head.keys()].filter((at) => !isGone(`c${at}`));
  const kept = rows.filter((_, at) => !isGone(`r${at}`));
  if (columns.length === head.length && kept.length === rows.length) return part;
  if (columns.length === 0 || kept.length === 0) return null;
  const pick = (row: readonly string[]): string[] => columns.map((at) => row[at] ?? '');
  const data = toDataSet({ head: pick(head), rows: kept.map(pick) }, { id, tag, lexicon, isTold });
  return { ...part, data };
}

import { normalForm } from '@/lib/languages/normal-form';
import { toDataSet } from '@/lib/reading/data/data-set';
import { fewestPartsOfTalk, type ContentPart, type Section } from '@/lib/reading/reading';
import { hasDigit } from '@/lib/reading/source/signs';
import type { TellingContext } from '../context';
import { isKin } from '@/lib/reading/naming/terms';
import { isRepeated } from '../forms/data-views';
import { wishedRows } from '../forms/table-forms';
import { type Matter, matterOf, saysTurn, shareOf, withTurns } from './kinship';
import { type Piece, partsOfPieces, sectionPieces } from './pieces-of-section';
import { courseThrough, hasTalk, talkPieces, withCues } from './talk-course';
import { amountsOf } from '../text/counted';
import { type Dated, datedWithin } from '../text/dated';
import { headOf } from '../text/pieces';
import { balanced } from '@/lib/reading/source/brackets';
import { capitalised, unstopped } from '../text/signs';

/** A part that the request names. */
interface Wanted {
  title: string;
  matter: Matter;
}

const sortOfTalk = 0.6;
const [mostTermsOfSense, mostTermsOfGroup, mostKinds] = [4, 3, 4];
/** Less than this and a piece belongs to no part. */
const [fewest, margin, named] = [0.9, 0.2, 2.4];
/** What a piece's own name says counts more than its text, its text more than its sort. */
const [perName, perSense, usualSort] = [3, 0.5, 1];

/**
 * The content under the parts that the request names, in their order. What belongs to none of them stays behind what it
 * stood behind; a part of which nothing is said has no slide.
 */
export function underWantedParts(root: Section, context: TellingContext): Section {
  const { sections, count } = context.reading.instructions;
  const areSlides = root.sections.filter(({ marker }) => marker?.role === 'slide').length > 1;
  const [only] = root.sections;
  if (sections.length === 0 || areSlides) return root;
  if (only !== undefined && root.sections.length === 1 && root.parts.length === 0)
    return { ...root, sections: [underWantedParts(only, context)] };
  const wanted = wantedOf(sections, context);
  const talk = wanted.length >= fewestPartsOfTalk && hasTalk(root) ? talkPieces(root) : [];
  const course = courseThrough(scoresOf(withCues(talk, context), wanted, context, sortOfTalk), wanted.length);
  const pieces =
    course !== null
      ? talk
      : sectionPieces(lifted(root, wanted, context)).flatMap((piece) => byRows(piece, wanted, context));
  const places = course ?? placesOf(pieces, wanted, context);
  const found = new Set(places.filter((place) => place !== null));
  if (found.size === 0) return root;
  const room = count === null ? Infinity : count.max - 1;
  const strays = (behind: number): Piece[] => pieces.filter((_, at) => strayOf(places, at) === behind);
  const crowds = [-1, ...wanted.keys()].filter((behind) => strays(behind).length > 0);
  // Where no slide is left for what belongs to no part, the nearest one takes it.
  const isTight = found.size + crowds.length > room;
  const [nearest = 0] = [...found].sort((one, other) => one - other);
  const under = wanted.flatMap((part, place): Section[] => {
    const own = pieces.filter((_, at) => places[at] === place);
    if (own.length === 0) return [];
    const before = isTight && place === nearest ? strays(-1) : [];
    const section = sectionOf(
      part,
      [...before, ...own, ...(isTight ? strays(place) : [])],
      found.size <= room,
      context,
    );
    return [section, ...(isTight ? [] : apart(strays(place)))];
  });
  const lead = isTight ? [] : apart(strays(-1));
  // What stands before all parts stays without a heading.
  const [opening] = lead;
  const isOpening = opening?.title === null;
  return {
    ...root,
    parts: isOpening ? opening.parts : [],
    sections: [...(isOpening ? lead.slice(1) : lead), ...under],
  };
}

function wantedOf(titles: readonly string[], context: TellingContext): Wanted[] {
  const { topic } = context.reading.instructions;
  const known = matterOf(topic ?? '', context).terms;
  return [...new Set(withTurns(titles, context).map((title) => capitalised(unstopped(title.trim()))))].map((title) => {
    const { terms, senses } = matterOf(title, context);
    const own = terms.filter((term) => !known.some((each) => isKin(each, term)));
    return { title, matter: { terms: own.length > 0 ? own : terms, senses } };
  });
}

/** How much each piece speaks of each part. */
function scoresOf(
  pieces: readonly Piece[],
  wanted: readonly Wanted[],
  context: TellingContext,
  perSort = usualSort,
): number[][] {
  const matters = pieces.map(({ text }) => matterOf(text, context));
  /** A word that many pieces have tells none of them from others. */
  const rarities = new Map(
    wanted
      .flatMap(({ matter }) => matter.terms)
      .map((term) => {
        const others = matters.filter(({ terms }) => terms.some((each) => isKin(each, term))).length - 1;
        return [term, 1 - others / Math.max(2, pieces.length)] as const;
      }),
  );
  return pieces.map((piece, at) =>
    wanted.map((part) => scoreOf(piece, matters[at] ?? matterOf('', context), part, rarities, perSort, context)),
  );
}

/** The part that each piece belongs to; null for none. */
function placesOf(pieces: readonly Piece[], wanted: readonly Wanted[], context: TellingContext): (number | null)[] {
  let last = -1;
  const all = scoresOf(pieces, wanted, context);
  // What names a part by its own heading leaves no room there for what only sounds like it.
  const tops = wanted.map((_, place) => Math.max(...all.map((scores) => scores[place] ?? 0)));
  const places = all.map((scores) => {
    const suits = scores.map((score, place) => ((tops[place] ?? 0) >= named && score < named / 2 ? 0 : score));
    const top = Math.max(...suits);
    const near = suits.flatMap((score, place) => (score >= fewest && score >= top - margin ? place : []));
    // Of parts that suit as well the next one: material often follows the order of the request.
    const place = near.find((each) => each >= last) ?? near[0] ?? null;
    last = place ?? last;
    return place;
  });
  // A sentence goes with the one before it in its paragraph.
  for (const [at, place] of places.entries())
    if (
      place === null &&
      pieces[at]?.origin === pieces[at - 1]?.origin &&
      pieces[at]?.section.parts[0]?.type === 'paragraph'
    )
      places[at] = places[at - 1] ?? null;
  return places;
}

function scoreOf(
  { name, text, section }: Piece,
  matter: Matter,
  { title, matter: part }: Wanted,
  rarities: ReadonlyMap<string, number>,
  perSort: number,
  context: TellingContext,
): number {
  const called = matterOf(name, context);
  const both = Math.max(shareOf(part.terms, called), shareOf(called.terms, part) * (called.terms.length > 0 ? 1 : 0));
  const isCalled = perName * both;
  const senses = ({ senses: own }: Matter): number => [...part.senses].filter((sense) => own.has(sense)).length;
  // A section is what its heading says, whatever else is told in it.
  if (section.title !== null) return isCalled + Math.min(2, senses(called)) * perSense * 2;
  const said = part.terms
    .filter((term) => matter.terms.some((other) => isKin(term, other)))
    .reduce((sum, term) => sum + 0.6 + (rarities.get(term) ?? 0), 0);
  const sorts =
    (part.senses.has('money') && amountsOf(text, context).some(({ isMoney }) => isMoney)) ||
    (part.senses.has('time') && hasDigit(text) && isDay(datedWithin(text, context)))
      ? perSort
      : 0;
  // What says how it was and how it is belongs where both are to be told.
  if (saysTurn(title, context) && saysTurn(text, context)) return named;
  return isCalled + said / Math.sqrt(Math.max(1, part.terms.length)) + Math.min(2, senses(matter)) * perSense + sorts;
}

/** Behind which part a piece stands that belongs to none: -1 for the beginning. */
function strayOf(places: readonly (number | null)[], at: number): number | null {
  if (places[at] !== null) return null;
  return places.slice(0, at).findLast((place) => place !== null) ?? -1;
}

/** Sections stay what they are, what stands in none side by side follows as one. */
function apart(pieces: readonly Piece[]): Section[] {
  return pieces
    .reduce<{ section: Section; own: Piece[] }[]>((all, piece) => {
      const last = all.at(-1);
      const isOne = piece.section !== piece.origin && last?.section.title === null && last.own.length > 0;
      if (!isOne || last === undefined)
        return [...all, { section: piece.section, own: piece.section === piece.origin ? [] : [piece] }];
      const own = [...last.own, piece];
      return [...all.slice(0, -1), { section: { ...last.section, parts: partsOfPieces(own) }, own }];
    }, [])
    .map(({ section }) => section);
}

function sectionOf(
  { title, matter }: Wanted,
  pieces: readonly Piece[],
  isApart: boolean,
  context: TellingContext,
): Section {
  const marker = isApart ? slideMarker : null;
  const [first, another] = pieces;
  const only = another === undefined ? first?.section : undefined;
  if (only !== undefined && only.title !== null)
    return { ...only, marker, title: isOwnName(only.title, title, matter, context) ? only.title : title };
  const sections = pieces.flatMap(({ section }) => (section.title === null ? [] : [section]));
  const parts = partsOfPieces(pieces.filter(({ section }) => section.title === null)).map((part) =>
    withoutLabel(part, matter, context),
  );
  return { title, marker, span: first?.section.span ?? { start: 0, end: 0 }, parts, sections };
}

export const slideMarker: Section['marker'] = {
  sort: 'label',
  text: '',
  ordinal: null,
  key: 'slide',
  depth: 0,
  role: 'slide',
};

/** A heading that says the same, or the same and more, is its author's own. */
function isOwnName(heading: string, title: string, matter: Matter, context: TellingContext): boolean {
  const isWhole = balanced(heading) && !hasDigit(heading) && heading.length >= title.length;
  const saysMore = isWhole && matter.terms.every((term) => normalForm(heading).includes(term));
  const { terms } = matterOf(heading, context);
  return saysMore || (terms.length > 0 && shareOf(terms, matter) === 1);
}

/** "Open issues: the map is slow" under "Open issues". */
function withoutLabel(part: ContentPart, matter: Matter, context: TellingContext): ContentPart {
  const item = part.type === 'list' && part.items.length === 1 ? part.items[0] : undefined;
  const headed = headOf(part.type === 'paragraph' ? part.text : (item?.text ?? ''));
  if (headed === null || shareOf(matterOf(headed.head, context).terms, matter) < 1) return part;
  if (part.type === 'paragraph') return { ...part, text: headed.rest };
  return part.type === 'list' && item !== undefined ? { ...part, items: [{ ...item, text: headed.rest }] } : part;
}

/** "In 1993" tells of the past; days and months are what plans have. */
function isDay(dated: Dated | null): boolean {
  return dated !== null && dated.when.scale !== 'year';
}

/** Inner sections that are called as a part stand beside their own where no section does so itself. */
function lifted(root: Section, wanted: readonly Wanted[], context: TellingContext): Section {
  const isCalled = ({ title }: Section, { matter }: Wanted): boolean => {
    const called = matterOf(title ?? '', context);
    const isSense = called.terms.length > 0 && [...matter.senses].some((sense) => called.senses.has(sense));
    return shareOf(matter.terms, called) === 1 || (isSense && matter.terms.length < mostTermsOfSense);
  };
  const missing = wanted.filter((part) => !root.sections.some((section) => isCalled(section, part)));
  const found: Section[] = [];
  const without = (section: Section): Section => {
    const isMissing = (inner: Section): boolean => missing.some((part) => isCalled(inner, part));
    found.push(...section.sections.filter(isMissing));
    return { ...section, sections: section.sections.filter((inner) => !isMissing(inner)).map(without) };
  };
  const sections = root.sections.map(without);
  return found.length === 0 ? root : { ...root, sections: [...sections, ...found] };
}

/** A table of which several parts name what its rows have in one column, with the rows of each part by themselves. */
function byRows(piece: Piece, wanted: readonly Wanted[], context: TellingContext): Piece[] {
  const [part] = piece.section.parts;
  if (part?.type !== 'data') return [piece];
  const { data } = part;
  const places = data.columns.map(({ type, cells }) =>
    cells.map((cell) => {
      const { terms } = matterOf(cell, context);
      return type === 'measure' || type === 'time' || terms.length > mostTermsOfGroup
        ? -1
        : wanted.findIndex(({ matter }) => terms.length > 0 && shareOf(terms, matter) === 1);
    }),
  );
  const groupsOf = (at: number): number[] => [...new Set(places[at])].filter((place) => place !== -1);
  const by = [...places.keys()].sort((a, b) => groupsOf(b).length - groupsOf(a).length)[0] ?? 0;
  const groups = groupsOf(by);
  const isShared = (places[by] ?? []).filter((place) => place !== -1).length * 2 > data.rows.length;
  const column = data.columns[by];
  // "What waits for parts": a part that names one of the states of rows, where no wish for a table does.
  const isOne = groups.length === 1 && column?.type === 'status' && isRepeated(column, [...data.rows.keys()]);
  if (isOne ? wishedRows(data, context).length > 0 : groups.length < 2 || !isShared) return [piece];
  const kindOf = (row: number): string => column?.cells[row] ?? '';
  const isOf = (row: number, place: number, kind: string | null): boolean =>
    places[by]?.[row] === place && (kind === null || kindOf(row) === kind);
  const left = [...new Set(data.rows.flatMap((_, row) => (isOf(row, -1, null) ? [kindOf(row)] : [])))];
  const kinds = left.length > mostKinds ? [null] : left;
  const parted = [...groups.map((place) => [place, null] as const), ...kinds.map((kind) => [-1, kind] as const)];
  return parted.flatMap(([place, kind], index) => {
    const rows = data.rows.filter((_, row) => isOf(row, place, kind));
    if (rows.length === 0) return [];
    const told = [...data.columns.keys()].filter((at) => at !== by && rows.some((row) => row[at] !== ''));
    const pick = (row: readonly string[]): string[] => told.map((at) => row[at] ?? '');
    const table = { head: pick(data.head), rows: rows.map(pick) };
    const own = toDataSet(table, { id: `${data.id}.g${index + 1}`, ...context, isTold: data.isTold });
    const title = kind === null || kind === '' ? piece.section.title : capitalised(kind);
    const name = wanted[place]?.title ?? (title || piece.name);
    return { ...piece, name, section: { ...piece.section, title, parts: [{ ...part, data: own }] } };
  });
}

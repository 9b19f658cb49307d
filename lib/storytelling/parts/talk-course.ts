import type { Section } from '@/lib/reading/reading';
import type { TellingContext } from '../context';
import { type Piece, sectionPieces } from './pieces-of-section';

export const hasTalk = ({ parts, sections }: Section): boolean =>
  parts.some(({ type }) => type === 'talk') || sections.some(hasTalk);

/** What is said under a subject that came up goes by it, but is no section of its own. */
export function talkPieces(root: Section): Piece[] {
  return [
    ...sectionPieces({ ...root, sections: [] }),
    ...root.sections.flatMap((section) =>
      hasTalk(section)
        ? talkPieces(section).map((piece, at) => (at === 0 ? { ...piece, name: section.title ?? piece.name } : piece))
        : sectionPieces({ ...root, parts: [], sections: [section] }),
    ),
  ];
}

/** With what is said to each other in between: "Let's come to the risks" is no content, but tells where they begin. */
export function withCues(pieces: readonly Piece[], { reading }: TellingContext): Piece[] {
  const cues = reading.asides.filter(({ role }) => role !== 'instruction');
  return pieces.map((piece, at) => {
    const from = pieces[at - 1]?.section.span.end ?? piece.section.span.start;
    const own = cues.filter(({ span }) => span.start >= from && span.end <= piece.section.span.end);
    return { ...piece, text: [...own.map(({ text }) => text), piece.text].join('\n') };
  });
}

/** What it costs to leave a part for the next one, for each that is left out, and to come back to one before. */
const [perStep, perLeap, perReturn] = [0.5, 0.4, 1.5];
const [byChance, fewestFound, mostOfOne] = [0.4, 0.5, 0.6];

/**
 * The course that a talk takes through the parts: it stays with one until another is spoken of. Null where it doesn't
 * go through them: what was decided is said anywhere.
 */
export function courseThrough(told: readonly (readonly number[])[], parts: number): number[] | null {
  const scores = told.map((row) => row.map((score) => Math.max(0, score - byChance)));
  const wanted = Array.from({ length: parts }, (_, part) => part);
  const costOf = (from: number, to: number): number =>
    from === to ? 0 : to > from ? perStep + perLeap * (to - from - 1) : perReturn;
  let best = wanted.map((place) => -costOf(0, place));
  const ways: number[][] = [];
  for (const row of scores) {
    const before = best;
    const way = wanted.map((to) => {
      const worths = before.map((worth, from) => worth - costOf(from, to));
      return worths.indexOf(Math.max(...worths));
    });
    best = way.map((from, to) => (before[from] ?? 0) - costOf(from, to) + (row[to] ?? 0));
    ways.push(way);
  }
  let place = best.indexOf(Math.max(...best));
  const course = ways.reduceRight<number[]>((behind, way) => {
    const here = place;
    place = way[place] ?? 0;
    return [here, ...behind];
  }, []);
  const sizes = wanted.map((part) => course.filter((each) => each === part).length);
  const isThrough =
    sizes.filter((size) => size > 0).length >= wanted.length * fewestFound &&
    Math.max(...sizes) <= course.length * mostOfOne;
  return isThrough ? course : null;
}

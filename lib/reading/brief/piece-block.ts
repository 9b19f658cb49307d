import type { Stretch } from '../roles/tagging/tag-blocks';
import type { Block, Line, Marker } from '../source/block';
import { inOneLine, isWhole } from '../source/signs';
import type { BriefPiece } from './brief-piece';

const levelOfParts = 2;
const bullet: Marker = { sort: 'bullet', text: '', ordinal: null, key: 'bullet', depth: 1 };

/** The block that a piece of a line becomes, with what its words are said for. */
export function pieceOf(
  piece: BriefPiece,
  line: Line,
  own: readonly Stretch[],
): { block: Block; stretches: Stretch[] } {
  const span = spanOf(piece, line);
  if (piece.sort === 'head') {
    const { title } = piece;
    const stretch: Stretch = { role: 'content', text: title, start: 0, end: title.length, named: [] };
    return {
      block: { type: 'heading', level: piece.level ?? levelOfParts, text: title, marker: piece.marker ?? null, span },
      stretches: title === '' ? [] : [stretch],
    };
  }
  if (piece.sort === 'table')
    return { block: { type: 'table', head: piece.head, rows: piece.rows, from: 'delimited', span }, stretches: [] };
  const said = line.text.slice(piece.start, piece.end);
  const start = piece.start + said.length - said.trimStart().length;
  const text = inOneLine(said);
  // Only the first stands apart: what does may be a title.
  const block: Line = {
    ...line,
    text,
    span,
    isApart: line.isApart && piece.start === 0,
    ...(piece.sort === 'told' && { isValue: true }),
    ...(piece.sort === 'item' && { marker: bullet }),
  };
  const read = own.flatMap((stretch) => within(stretch, start, start + text.length));
  const whole = { text, start: 0, end: text.length };
  const named = read.flatMap((stretch) => stretch.named);
  // The last slides have names of their own.
  const isEnd = piece.sort === 'asked' && piece.endings !== undefined;
  const isOther = ({ tag }: { tag: string }): boolean => !isEnd || (tag !== 'part' && tag !== 'saying');
  const stretches: Record<Exclude<BriefPiece['sort'], 'head' | 'table'>, Stretch[]> = {
    told: [{ role: 'content', ...whole, named: [] }],
    item: [{ role: 'content', ...whole, named: [] }],
    label: [{ role: 'request', ...whole, named }],
    announced: [{ role: 'boilerplate', ...whole, named: [] }],
    asked: [
      {
        role: 'request',
        ...whole,
        named: 'part' in piece && piece.part ? [{ tag: 'part', text: piece.part, start: 0 }] : named.filter(isOther),
      },
    ],
    read: wholeOf(read),
  };
  return { block, stretches: stretches[piece.sort] };
}

/** What opens a bracket that something else closes is no stretch of its own: "Chair (Rev. | Ann Lee) wants …". */
function wholeOf(read: readonly Stretch[]): Stretch[] {
  const isSaid = read.some(({ role }) => role === 'content');
  return read.map((stretch) =>
    isSaid && !isWhole(stretch.text) ? { ...stretch, role: 'content', named: [] } : stretch,
  );
}

/** A stretch as far as it stands between two places, counted from the first. */
function within(stretch: Stretch, start: number, end: number): Stretch[] {
  const [from, to] = [Math.max(stretch.start, start), Math.min(stretch.end, end)];
  if (from >= to) return [];
  const named = stretch.named.flatMap((each) =>
    each.start >= from && each.start < to ? { ...each, start: each.start - start } : [],
  );
  const text = stretch.text.slice(from - stretch.start, to - stretch.start);
  return [{ ...stretch, text, start: from - start, end: to - start, named }];
}

/** Where a piece stands in the source, as far as its line says. */
function spanOf({ start, end }: BriefPiece, { span }: Line): Line['span'] {
  const at = (place: number): number => Math.min(span.start + place, span.end);
  return { start: at(start), end: at(end) };
}

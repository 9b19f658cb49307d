import type { DataSet } from '@/lib/reading/data/data-set';
import type { TellingContext } from '../context';
import { matterOf, shareOf, type Matter } from './kinship';
import type { Piece } from './pieces-of-section';

/** A table of which several parts name columns, with the columns of each part by themselves, then all others. */
export function byColumns(piece: Piece, wanted: readonly { matter: Matter }[], context: TellingContext): Piece[] {
  const [part] = piece.section.parts;
  if (part?.type !== 'data' || part.data.keyColumn === null) return [piece];
  const { columns, keyColumn } = part.data;
  const places = columns.map(({ type, label }, column) => {
    const shares = wanted.map(({ matter }) => shareOf(matter.terms, matterOf(label, context)));
    const most = Math.max(...shares);
    return column === keyColumn || type !== 'measure' || most === 0 ? null : shares.indexOf(most);
  });
  const named = [...new Set(places.filter((place) => place !== null))];
  if (named.length < 2) return [piece];
  return [...named, null].flatMap((place) => {
    const own = columns.flatMap((_, column) => (column !== keyColumn && places[column] === place ? column : []));
    if (own.length === 0) return [];
    const data = columnsOf(part.data, [keyColumn, ...own], place);
    return { ...piece, name: data.head.slice(1).join(' '), section: { ...piece.section, parts: [{ ...part, data }] } };
  });
}

function columnsOf(data: DataSet, kept: readonly number[], place: number | null): DataSet {
  const ofKept = <Value>(all: readonly Value[]): Value[] => all.filter((_, column) => kept.includes(column));
  const [columns, keyColumn] = [ofKept(data.columns), [...kept].sort((a, b) => a - b).indexOf(data.keyColumn ?? 0)];
  const id = `${data.id}.${(place ?? -1) + 1}`;
  return { ...data, id, head: ofKept(data.head), rows: data.rows.map(ofKept), columns, keyColumn };
}

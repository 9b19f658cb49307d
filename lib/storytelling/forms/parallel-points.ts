import { sharedTerms, termsOf } from '@/lib/reading/naming/terms';
import type { TellingContext } from '../context';
import { amountsOf } from '../text/counted';
import { headOf, listed } from '../text/pieces';
import type { TextPoint } from './material';

const [fewestPieces, shareAlike] = [3, 0.6];

/**
 * "Bikes: 11 stops an hour, €0.94 per parcel, 120 kg of load" and "Vans: 7 stops an hour, …": names of which the same
 * things are said in the same places, so that they are compared whatever stands above them.
 */
export function areParallel(points: readonly TextPoint[], context: TellingContext): boolean {
  const rows = points.map(({ text, children }) => {
    const headed = children.length > 0 ? null : headOf(text);
    return headed === null ? [] : listed(headed.rest, context);
  });
  const [first = [], ...others] = rows;
  if (first.length < fewestPieces || others.some(({ length }) => length !== first.length)) return false;
  const alike = first.filter((piece, at) => others.every((row) => isAlike(piece, row[at] ?? '', context)));
  return others.length > 0 && alike.length >= first.length * shareAlike;
}

/** Both count something, in one unit or by one name. */
function isAlike(one: string, other: string, context: TellingContext): boolean {
  const [a, b] = [amountsOf(one, context)[0], amountsOf(other, context)[0]];
  if (a === undefined || b === undefined) return false;
  const isUnit = a.unit !== '' && a.unit === b.unit;
  return isUnit || sharedTerms(termsOf(one, context.tag), termsOf(other, context.tag)).length > 0;
}

import type { Atom } from './atoms';
import { lastKey } from './parts/last-parts';
import type { Item } from '@/lib/reading/reading';

/** Between two sentences of one paragraph. */
export function isWithinParagraph(atoms: readonly Atom[], at: number): boolean {
  const [one, other] = [atoms[at - 1], atoms[at]];
  return one?.type === 'sentence' && other?.type === 'sentence' && one.paragraph === other.paragraph;
}

/** Between two items of one list. */
export function isWithinList(atoms: readonly Atom[], at: number): boolean {
  const [one, other] = [atoms[at - 1], atoms[at]];
  return one?.type === 'item' && other?.type === 'item' && one.list === other.list;
}

/** Within what no slides part: things that are told beside each other, and one of the last parts of a brief. */
export function isWithinOne(atoms: readonly Atom[], at: number): boolean {
  const [one, other] = [atoms[at - 1], atoms[at]];
  const section = one?.path.at(-1);
  if (one === undefined || other === undefined || section !== other.path.at(-1)) return false;
  if (section?.marker?.key === lastKey) return true;
  const areOptions = one.type === 'item' && other.type === 'item' && isToldOption(one.item) && isToldOption(other.item);
  return areOptions && isWithinList(atoms, at);
}

/** Numbers that could be drawn, as lines; a listing as such; things that are weighed against each other, each of them. */
const [costPerUndrawn, costPerCode, costPerOption] = [1.1, 2.5, 0.5];

/** One of several things that a sentence tells beside each other. */
const isToldOption = ({ marker }: Item): boolean => marker?.role === 'option' && marker.ordinal === null;

/** What is lost where a piece of content shares a slide with other sections, and stands there in lines. */
export function costOfUndrawn(atom: Atom): number {
  if (atom.type === 'data') return costPerUndrawn;
  if (atom.type === 'code') return costPerCode;
  const items = atom.type === 'item' ? [atom.item, ...atom.item.children] : [];
  return items.filter(isToldOption).length * costPerOption;
}

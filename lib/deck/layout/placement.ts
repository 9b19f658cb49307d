import type { SceneElement } from '../scene/scene';
import type { PlaceholderRole } from '../scene/placeholder-role';
import type { SlideSpec } from '../spec/slide-spec';
import { balanceRows } from './blocks/balance';
import type { KindContext, MovedText, Placement } from './layout-types';

export const tooLong: Placement = { outcome: 'too-long' };

export function placed(elements: readonly SceneElement[], toNotes: readonly MovedText[] = []): Placement {
  return { outcome: 'placed', elements, ...(toNotes.length > 0 ? { toNotes } : {}) };
}

export function continues(
  elements: readonly SceneElement[],
  rest: readonly SlideSpec[],
  nextNumber?: number,
): Placement {
  return { outcome: 'continues', elements, rest, ...(nextNumber === undefined ? {} : { nextNumber }) };
}

/** What the texts of the first two columns fill, heading first. */
const columnRoles: readonly (readonly [heading: PlaceholderRole, text: PlaceholderRole])[] = [
  ['heading', 'body'],
  ['second-heading', 'second'],
];

/** Texts that stand side by side on layouts of two columns; `name` is what each column's elements are called before its number. */
export function inColumns(elements: readonly SceneElement[], name: string): SceneElement[] {
  const roles = new Map<SceneElement, PlaceholderRole>();
  columnRoles.forEach(([heading, text], index) => {
    const column = `${name} ${index + 1}`;
    const texts = elements.filter(
      (element) => element.type === 'text' && (element.name === column || element.name.startsWith(`${column} `)),
    );
    const [first, last] = [texts.find((one) => one.name.endsWith('heading')), texts.at(-1)];
    if (first) roles.set(first, heading);
    if (last && last !== first) roles.set(last, text);
  });
  return elements.map((element) =>
    element.type === 'text' ? { ...element, placeholder: roles.get(element) ?? element.placeholder } : element,
  );
}

/**
 * How many of `total` items to put on this slide when `fitting` would fit: an even share of
 * the slides needed, so that the last one does not hold a single orphan. When even the
 * further slides cannot hold everything, this one holds all it can.
 */
export function evenShare(total: number, fitting: number, furtherSlides: number): number {
  if (fitting >= total) return total;
  const slides = Math.ceil(total / Math.max(1, fitting));
  return slides > furtherSlides + 1 ? fitting : Math.ceil(total / slides);
}

/** Rows that were laid in an area; `count` says how many of the items stand in them. */
interface LaidRows {
  elements: readonly SceneElement[];
  heightIn: number;
  paddingIn: number;
  count: number;
}

/** Items a row each; those that find no room go on, in even shares. */
export function inRows<T>(
  items: readonly T[],
  { area, furtherSlides }: Pick<KindContext, 'area' | 'furtherSlides'>,
  lay: (items: readonly T[]) => LaidRows,
  restOf: (items: T[]) => SlideSpec,
): Placement {
  const laid = lay(items);
  if (laid.count === items.length) return placed(balanceRows(laid, area));
  if (laid.count === 0) return tooLong;
  const share = evenShare(items.length, laid.count, furtherSlides);
  const part = share < laid.count ? lay(items.slice(0, share)) : laid;
  return continues(part.elements, [restOf(items.slice(part.count))]);
}

import type { Section } from '@/lib/reading/reading';
import type { Atom } from './atoms';

/** Where each section's atoms begin and end. */
export interface Extent {
  section: Section;
  start: number;
  end: number;
  /** Its own atoms end here, those of its sections begin. */
  ownEnd: number;
  parent: Extent | null;
  children: Extent[];
}

export function extentsOf(root: Section, atoms: readonly Atom[]): Map<Section, Extent> {
  const extents = new Map<Section, Extent>();
  const measure = (section: Section, parent: Extent | null, start: number, depth: number): Extent => {
    let at = start;
    const isOwn = ({ path }: Atom): boolean => path.length === depth && (depth === 0 || path.at(-1) === section);
    for (let atom = atoms[at]; atom !== undefined && isOwn(atom); atom = atoms[at]) at += 1;
    const extent: Extent = { section, start, end: at, ownEnd: at, parent, children: [] };
    extents.set(section, extent);
    for (const child of section.sections) {
      const measured = measure(child, extent, extent.end, depth + 1);
      extent.children.push(measured);
      extent.end = measured.end;
    }
    return extent;
  };
  measure(root, null, 0, 0);
  return extents;
}

/** Titles of sections that stand within a stretch of atoms, and of the one that begins it. */
export function titlesIn(extents: ReadonlyMap<Section, Extent>, atoms: readonly Atom[], start: number): string[] {
  const end = start + atoms.length;
  const begun = new Set(
    atoms.flatMap(({ path }) =>
      path.filter((section, depth) => {
        const extent = extents.get(section);
        return extent !== undefined && extent.start >= start && (extent.end <= end || depth === path.length - 1);
      }),
    ),
  );
  return [...begun].flatMap(({ title }) => title ?? []);
}

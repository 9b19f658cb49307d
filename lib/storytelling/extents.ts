import type { Section } from '@/lib/reading/reading';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import { endsSentence } from '@/lib/reading/source/sentences';
import { linesOf, type Atom } from './atoms';
import type { TellingContext } from './context';
import { rolesOf } from './forms/roles';
import type { SectionColumn } from './forms/section-forms';
import { listed } from './text/pieces';
import { capitalised, trimmed } from './text/signs';
import { titleFrom } from './titles';

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

/** Sections with all that stands in each of them, line by line. */
export function sectionsAsColumns(
  extents: readonly Extent[],
  atoms: readonly Atom[],
  context: TellingContext,
): SectionColumn[] {
  return extents.map(({ section, start, end }) => {
    const lines = atoms.slice(start, end).flatMap((atom) => {
      const inner = atom.path.at(-1);
      return inner !== section && atom.type === 'title'
        ? [inner?.title ?? '']
        : linesOf(atom).map((text) => text.trim());
    });
    const [line = '', second] = lines;
    // What is no sentence lists what it says.
    const isList = second === undefined && !endsSentence(line);
    const said = (isList ? listed(line, context).map(capitalised) : lines).filter(
      (text) => hasLetter(text) || hasDigit(text),
    );
    const [first = '', ...others] = said;
    const title = section.title ?? titleFrom(first) ?? first;
    // Without a heading its first line is one, which is not said again.
    const isSaid = section.title === null && first.toLowerCase().startsWith(title.toLowerCase());
    const rest = isSaid ? trimmed(first.slice(title.length), '.:：;–— 。') : '';
    const left = rest === '' ? others : [capitalised(rest), ...others];
    return { section, title, lines: isSaid ? left : said, roles: rolesOf(section, context) };
  });
}

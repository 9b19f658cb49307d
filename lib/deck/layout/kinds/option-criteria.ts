import type { SlideOf } from '../../spec/slide-spec';
import { headingLength, splitHeading } from '../blocks/split-heading';

type Comparison = SlideOf<'comparison'>;

/** By what options are compared, and what each of them is by each criterion. */
export interface ComparedOptions {
  /** Null where nobody says by what; the points then stand below one another in their order. */
  criteria: readonly string[] | null;
  /** A row a criterion, a cell an option. */
  rows: readonly (readonly string[])[];
}

/** Criteria as they are given; else those by which all options begin their points, such as "Ready: in 4 months". */
export function compareOptions({ criteria, options }: Comparison): ComparedOptions {
  const length = Math.max(...options.map(({ points }) => points.length));
  const said = Array.from({ length }, (_, row) => options.map(({ points }) => points[row] ?? ''));
  if (criteria && criteria.length >= length) return { criteria: criteria.slice(0, length), rows: said };
  const headed = said.map((points) => commonHead(points));
  if (length === 0 || !headed.every((row) => row !== null)) return { criteria: null, rows: said };
  return { criteria: headed.map(({ head }) => head), rows: headed.map(({ values }) => values) };
}

function commonHead(points: readonly string[]): { head: string; values: string[] } | null {
  const parts = points.map((point) => (headingLength(point) > 0 ? splitHeading(point) : null));
  const [first] = parts;
  const head = first?.heading;
  if (head === undefined || parts.some((part) => part?.heading?.toLowerCase() !== head.toLowerCase())) return null;
  return { head, values: parts.map((part) => part?.text ?? '') };
}

/** The points of each option as they are read without a column of criteria. */
export function toldPoints({ criteria = [] }: Comparison, points: readonly string[], colon: string): string[] {
  return points.map((point, index) => {
    const criterion = criteria[index];
    return criterion === undefined ? point : `${criterion}${colon}${point}`;
  });
}

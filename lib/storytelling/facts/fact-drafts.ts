import type { Section } from '@/lib/reading/reading';
import type { Atom } from '../atoms';
import type { TellingContext } from '../context';
import type { AskedForms, Draft } from '../forms/draft';
import type { TextPoint } from '../forms/material';
import { rolesIn, rolesOf } from '../forms/roles';
import { headOf } from '../text/pieces';
import { capitalised } from '../text/signs';
import { statementsIn } from './passage';
import { shapeDrafts } from './shapes';

interface Given {
  /** Of the deck, where no heading says one. */
  title: string;
  /** The run is all that stands under its heading. */
  isNamed: boolean;
  points: () => readonly TextPoint[];
  /** The same with the sentences of a paragraph in one; none where not all is told in paragraphs. */
  paragraphs: readonly TextPoint[];
  asked: AskedForms;
}

/** What the facts of a run of one section have the shape of; none for quotes, code and tables with heads, which have forms of their own. */
export function factDrafts(
  atoms: readonly Atom[],
  section: Section,
  { title, isNamed, points: pointsOf, paragraphs, asked }: Given,
  context: TellingContext,
): Draft[] {
  if (!atoms.every(isTold)) return [];
  const points = pointsOf();
  const [only, second] = points;
  // "From application to first day: 2,940 applied, …": one point that says what it is about.
  const headed = only !== undefined && second === undefined ? headOf(only.text) : null;
  const isHeaded = headed !== null && statementsIn(headed.rest, context).every(({ label }) => label === null);
  const own = isHeaded && only !== undefined ? [{ ...only, text: headed.rest }] : points;
  const heading = isHeaded ? headed.head : isNamed ? section.title : null;
  const drafts = shapeDrafts(
    {
      title: capitalised(heading ?? section.title ?? title),
      heading,
      points: own,
      paragraphs,
      roles: isHeaded ? rolesIn(headed.head, context) : rolesOf(section, context),
      asked,
    },
    context,
  );
  return points.length === 1 ? drafts.map((draft) => ({ ...draft, isOwn: true })) : drafts;
}

/** Lines and sentences, and tables without heads, which are lines that share their form. */
function isTold(atom: Atom): boolean {
  if (atom.type === 'data') return atom.data.head.length <= 2 || atom.data.head.every((label) => label === '');
  return atom.type === 'sentence' || atom.type === 'item';
}

import type { SlideOf } from '../../spec/slide-spec';
import type { CardSizes } from '../blocks/card-types';
import type { ParagraphDraft } from '../blocks/draft';
import { draft } from '../blocks/draft';
import { layCards } from '../blocks/lay-cards';
import { pairsWithin } from '../blocks/size-limits';
import type { KindContext, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { cardColumns } from './cards';

type NextSteps = SlideOf<'next_steps'>;
type Step = NextSteps['steps'][number];

const mostOwners = 6;
/** More cards stand in two rows, where a table is easier to read. */
const mostInOneRow = 3;
const sizesPt: readonly CardSizes[] = [
  [28, 24],
  [26, 22],
  [24, 20],
  [22, 20],
  [20, 18],
  [18, 16],
];
/** Between the steps of one owner, as a share of their size; a date is close to what it is the date of. */
const stepGap = 0.75;
const dateGapPt = 1;

/** The steps of each owner, in the order in which the owners first appear; null when a step has none. */
function stepsByOwner({ steps }: NextSteps): ReadonlyMap<string, readonly Step[]> | null {
  const owners = new Map<string, Step[]>();
  for (const step of steps) {
    if (!step.owner) return null;
    owners.set(step.owner, [...(owners.get(step.owner) ?? []), step]);
  }
  return owners;
}

/** Whether people have several steps each, so that what everybody has to do is best seen together. */
export function suitsOwners(slide: NextSteps): boolean {
  const owners = stepsByOwner(slide);
  return owners !== null && owners.size >= 2 && owners.size <= mostInOneRow && slide.steps.length > owners.size;
}

/** A card for each owner with the steps below one another, each below its date. */
export function ownerCards(slide: NextSteps, context: KindContext): Placement {
  const owners = stepsByOwner(slide);
  if (!owners || owners.size < 2 || owners.size > mostOwners) return tooLong;
  const contents = [...owners].map(([owner, steps], index) => ({
    name: `Owner ${index + 1}`,
    heading: owner,
    body: (sizePt: number) => steps.flatMap((step, position) => stepDrafts(step, position, sizePt, context)),
  }));
  const laid = layCards(context, contents, {
    area: context.area,
    columns: cardColumns(owners.size),
    frame: 'surface',
    sizesPt: pairsWithin(context.theme, sizesPt),
  });
  return laid ? placed(laid.elements) : tooLong;
}

function stepDrafts(
  { action, due }: Step,
  position: number,
  sizePt: number,
  { direction }: KindContext,
): ParagraphDraft[] {
  const spaceBeforePt = sizePt * stepGap * (position === 0 ? 0.35 : 1);
  if (!due) return [draft(action, direction, { sizePt, spaceBeforePt })];
  return [
    draft(due, direction, { sizePt, bold: true, color: 'accent', lineSpacing: 1, spaceBeforePt }),
    draft(action, direction, { sizePt, spaceBeforePt: dateGapPt }),
  ];
}

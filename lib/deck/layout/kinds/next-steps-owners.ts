import type { SlideOf } from '../../spec/slide-spec';
import type { Draft } from '../blocks/draft';
import { draftOfRuns, run } from '../blocks/draft';
import { layCards } from '../blocks/lay-cards';
import type { KindContext, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';

type NextSteps = SlideOf<'next_steps'>;
type Step = NextSteps['steps'][number];

const mostOwners = 4;

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
  return owners !== null && owners.size >= 2 && owners.size <= mostOwners && slide.steps.length > owners.size;
}

/** A card for each owner with the steps as a list, dates first. */
export function ownerCards(slide: NextSteps, context: KindContext): Placement {
  const owners = stepsByOwner(slide);
  if (!owners || owners.size < 2 || owners.size > mostOwners) return tooLong;
  const contents = [...owners].map(([owner, steps], index) => ({
    name: `Owner ${index + 1}`,
    heading: owner,
    body: (sizePt: number) => steps.map((step, position) => stepDraft(step, position, sizePt, context)),
  }));
  const laid = layCards(context, contents, { area: context.area, columns: owners.size, frame: 'surface' });
  return laid ? placed(laid.elements) : tooLong;
}

function stepDraft({ action, due }: Step, position: number, sizePt: number, { direction, theme }: KindContext): Draft {
  const runs = [...(due ? [run(`${due} · `, { sizePt, bold: true, color: 'accent' })] : []), run(action, { sizePt })];
  const indentIn = Math.max(0.22, (sizePt / 72) * 1.05);
  return draftOfRuns(runs, direction, { sizePt, bullet: { kind: theme.style.bullet }, indentIn, spaceBeforePt: position === 0 ? 0 : sizePt * 0.5 });
}

import { visualWidth } from '@/lib/reading/source/sentences';
import type { Draft } from '../forms/draft';
import { capitalised } from '../text/signs';
import { titleFrom } from '../titles';
import { isWish, type ToldPassage, type ToldStatement } from './passage';
import type { TellingContext } from '../context';

/** The statements that no fact of a shape stands in. */
export function restOf({ statements }: ToldPassage, isUsed: (at: number) => boolean): ToldStatement[] {
  return statements.filter((_, at) => !isUsed(at));
}

const [widestTitle, widestEyebrow, costPerLine] = [104, 60, 0.25];

/**
 * A drawing with what is said beside its facts: wishes to see it are fulfilled by it; a sentence that says what it shows
 * is its title, under its heading; the notes say the others.
 */
export function withRest(
  draft: Draft,
  rest: readonly ToldStatement[],
  { title, heading }: ToldPassage,
  context: TellingContext,
): Draft {
  const wishes = rest.filter(({ text }) => isWish(text, context));
  const [only, ...others] = rest.filter((each) => !wishes.includes(each));
  const unsaid = [...(draft.unsaid ?? []), ...wishes.map(({ text }) => text)];
  if (only === undefined) return { ...draft, unsaid };
  const said = only.label === null ? titleFrom(only.text) : null;
  const isShort = said !== null && visualWidth(said) <= widestTitle;
  const hasRoom = heading === null || visualWidth(heading) <= widestEyebrow;
  const eyebrow = heading === null ? {} : { eyebrow: title };
  const slide = isShort && hasRoom ? { ...draft.slide, title: capitalised(said), ...eyebrow } : draft.slide;
  return { ...draft, slide, unsaid, worth: draft.worth - others.length * costPerLine };
}

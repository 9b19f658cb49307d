import type { TellingContext } from '../context';
import type { Draft } from '../forms/draft';
import { factMarksIn, passageOf, type ToldPassage } from './passage';
import { answersShape } from './shapes/answers';
import { bridgeShape } from './shapes/bridge';
import { contactsShape } from './shapes/contacts';
import { gridShape } from './shapes/grid';
import { measuresShape } from './shapes/measures';
import { partsShape } from './shapes/parts';
import { peopleShape } from './shapes/people';
import { placesShape } from './shapes/places';
import { reportsShape } from './shapes/reports';
import { roundShape } from './shapes/round';
import { spansShape } from './shapes/spans';
import { stagesShape } from './shapes/stages';
import { statesShape } from './shapes/states';
import { summaryShape } from './shapes/summary';

type Shape = (passage: ToldPassage, context: TellingContext) => Draft | null;

/** By the shape of its facts what a passage can be shown as; each shape checks by itself that its facts close. */
const shapes: readonly Shape[] = [
  bridgeShape,
  stagesShape,
  partsShape,
  measuresShape,
  placesShape,
  gridShape,
  statesShape,
  roundShape,
  answersShape,
  reportsShape,
  peopleShape,
  contactsShape,
  spansShape,
  summaryShape,
];

/** Slides for the shapes that the facts of a passage have; none for prose. */
export function shapeDrafts(given: Omit<ToldPassage, 'statements'>, context: TellingContext): Draft[] {
  const passage = passageOf(given, context);
  if (passage === null) return [];
  const drafts = shapes.flatMap((shape) => shape(passage, context) ?? []);
  // What joins facts in a sentence, a drawing says without words.
  const joining = drafts.length === 0 ? [] : passage.statements.flatMap(({ text }) => joiningIn(text, context));
  return drafts.map((draft) => ({ ...draft, unsaid: [...(draft.unsaid ?? []), ...joining] }));
}

function joiningIn(text: string, context: TellingContext): string[] {
  return factMarksIn(text, context).map(({ start, end }) => text.slice(start, end));
}

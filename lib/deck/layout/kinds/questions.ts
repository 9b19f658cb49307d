import type { SlideOf } from '../../spec/slide-spec';
import { siblingDrafts } from '../blocks/find-figure';
import { layCards } from '../blocks/lay-cards';
import { layRows } from '../blocks/lay-rows';
import { pairsWithin } from '../blocks/size-limits';
import { textLength } from '../shorten-text';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { inRows, placed, tooLong } from '../placement';

type Questions = SlideOf<'questions'>;

/** Of letters: questions that are read at a glance beside their answers. */
const shortQuestion = 60;
const mostCards = 6;
const questionShare = 0.36;
const rowSizesPt: readonly (readonly [number, number])[] = [
  [28, 24],
  [24, 22],
  [22, 20],
  [20, 18],
  [18, 16],
  [16, 14],
];
/** Questions on cards are sentences: they are as large as their answers. */
const cardSizesPt: readonly (readonly [number, number])[] = [
  [28, 26],
  [24, 22],
  [22, 20],
  [20, 18],
  [18, 16],
  [16, 14],
];

function contentsOf(questions: readonly Questions['questions'][number][], context: KindContext) {
  const draftAnswer = siblingDrafts(
    questions.map(({ answer }) => answer),
    context,
  );
  return questions.map(({ question, answer }, index) => ({
    name: `Question ${index + 1}`,
    heading: question,
    body: (sizePt: number) => [draftAnswer(answer, { sizePt, color: 'muted' as const })],
  }));
}

/** Each question with its answer beside it, or below it where questions are long; those that find no room go on. */
function rows(slide: Questions, context: KindContext): Placement {
  const isShort = slide.questions.every(({ question }) => textLength(question) <= shortQuestion);
  const lay = (questions: readonly Questions['questions'][number][]) =>
    layRows(context, contentsOf(questions, context), {
      area: context.area,
      start: 'bar',
      headingShare: isShort ? questionShare : 0,
      sizesPt: pairsWithin(context.theme, rowSizesPt),
      divider: 'strip',
    });
  return inRows(slide.questions, context, lay, (questions) => ({ ...slide, questions }));
}

/** A card each, in two columns. */
function cards(slide: Questions, context: KindContext): Placement {
  const { length } = slide.questions;
  if (length < 2 || length > mostCards) return tooLong;
  const laid = layCards(context, contentsOf(slide.questions, context), {
    area: context.area,
    columns: length === 3 ? 3 : 2,
    frame: 'surface',
    sizesPt: pairsWithin(context.theme, cardSizesPt),
  });
  return laid ? placed(laid.elements) : tooLong;
}

export const questionsLayout: KindLayout<Questions> = {
  arrangements: [
    { name: 'question-rows', layout: 'title-only', suits: () => 2, place: rows },
    {
      name: 'question-cards',
      layout: 'title-only',
      // A place that stays empty in the last row looks like an answer that is missing.
      suits: ({ questions: { length } }) => (length === 2 || length === 4 ? 2.4 : length === 3 ? 2.1 : 1),
      place: cards,
    },
  ],
  outline: ({ questions }) => questions.map(({ question, answer }) => ({ text: question, children: [answer] })),
};

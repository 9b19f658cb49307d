import { namedPictures } from '@/lib/deck/spec/pictures';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';
import { withoutUnknownFigures } from '../../figures/slide-texts';
import { unknownOf } from '../../figures/provenance';
import { givenFigures, settleFigures, settlingOf } from '../../figures/settle-figures';
import type { Composer, ComposerCall, Outline, OutlineSlide } from '../composer';
import { mendSlide, readSlideAnswer } from './answer/read-slide-answer';
import { askWithinBudget } from './ask-within-budget';
import type { ModelAnswer } from './ask-model';
import { ModelCallFailure } from './call/model-call-failure';
import type { ModelState } from './call/model-state';
import { toGenerationFailure } from './call/to-generation-failure';
import { citationProblems, keepSoundCitations } from './check/check-citations';
import { markupWishes, withoutMarkup } from './check/check-markup';
import { roomWishes } from './check/check-room';
import { keepIcons } from './keep-icons';
import { slideAt, type ModelMaterial } from './material';
import type { OpenedModel } from './open-model';
import { schemaOfKind } from './outline-schema';
import { slidePrompt, slideBudgets, slideSystem } from './prompts/slide-prompt';
import { writeWithoutModel } from './write-without-model';

/** The same for each slide, so that the report says it once. */
const allowanceNotice =
  'The calls or tokens of language models that a job may use are used up; the remaining slides were written without one.';

interface SlideWork {
  opened: OpenedModel;
  fallback: Composer;
  reading: Reading;
  outline: Outline;
  index: number;
  material: ModelMaterial;
  call: ComposerCall;
}

/**
 * Lets the model write one slide of its plan. What it can't give in a usable form, or does not give
 * while it answers others, the embedded composer writes, and the report says so.
 * @throws GenerationFailure when the provider answers nobody
 */
export async function writeWithModel(work: SlideWork): Promise<SlideSpec> {
  const { reading, outline, index, material, call } = work;
  const slide = slideAt(outline, index);
  try {
    const answer = await askForSlide(work, slide);
    rememberDeck(work.opened.state, material.deckId);
    const written = answer.value ?? mended(work, slide, answer);
    const sound = written === null ? null : finishSlide(work, slide, written);
    if (sound !== null) return sound;
    call.notice?.(`The language model gave nothing usable for the slide "${slide.title}"; it was written without it.`);
  } catch (error) {
    call.notice?.(reasonToGoOn(work, slide, error));
  }
  return writeWithoutModel(work.fallback, reading, slide, material, call);
}

async function askForSlide(
  { opened, reading, outline, index, material, call }: SlideWork,
  slide: OutlineSlide,
): Promise<ModelAnswer<SlideSpec>> {
  const passages = reading.passages.filter(({ id }) => material.passages.includes(id));
  const hasPassages = passages.length > 0;
  const settling = settlingOf(reading, outline.permission);
  const { setting } = call;
  const room = (await setting?.roomOf(slide.kind)) ?? null;
  return askWithinBudget<SlideSpec>({
    ...{
      opened,
      signal: call.signal,
      spent: call.spent,
      allowance: call.allowance,
      name: `${slide.kind}_slide`,
      schema: schemaOfKind(slide.kind, { hasPassages, hasPictures: reading.images.length > 0 }),
    },
    system: slideSystem(),
    ...{
      budgets: slideBudgets,
      prompt: (mostLetters: number) =>
        slidePrompt(reading, { outline, index, material, passages, setting, room }, mostLetters),
    },
    read: (json) => readSlideAnswer(reading, slide, hasPassages, json),
    check: (spec) => [...pictureProblems(reading, spec), ...citationProblems(spec, passages)],
    wish: (spec) => [
      ...settleFigures({ ...spec, title: slide.title }, settling, material.provenance).problems,
      ...roomWishes(spec, room),
      ...markupWishes(spec),
    ],
    weigh: (spec) => givenFigures(settleFigures(spec, settling)),
  });
}

/** What of the last answer can be used all the same. */
function mended({ reading, call }: SlideWork, slide: OutlineSlide, { json }: ModelAnswer<SlideSpec>): SlideSpec | null {
  const read = json === undefined ? null : mendSlide(reading, slide, json);
  if (read === null) return null;
  call.notice?.(`The language model gave the slide "${slide.title}" in a form that had to be mended.`);
  return read.slide;
}

/** What was written without what does not stand up; `call` is told of it. Null where too little would be left. */
export function finishSlide(
  { reading, outline, material, call }: Pick<SlideWork, 'reading' | 'outline' | 'material' | 'call'>,
  { title }: Pick<OutlineSlide, 'title'>,
  written: SlideSpec,
): SlideSpec | null {
  const passages = reading.passages.filter(({ id }) => material.passages.includes(id));
  const dropped = citationProblems(written, passages).length;
  if (dropped > 0)
    call.notice?.(
      `On the slide "${title}", ${dropped === 1 ? 'a statement names' : `${dropped} statements name`} a source that does not say so; the reference was left out. Check the slide.`,
    );
  const settled = settleFigures({ ...written, title }, settlingOf(reading, outline.permission), material.provenance);
  const strange = unknownOf(settled.figures);
  const known = withoutUnknownFigures(settled);
  if (strange.length > 0)
    call.notice?.(
      `On the slide "${title}", the language model wrote ${strange.join(', ')}, which ${strange.length === 1 ? 'stands' : 'stand'} neither in the prompt nor in its sources; what said so was left out.`,
    );
  if (known === null) return null;
  const sound = keepIcons(withoutMarkup(keepSoundCitations(known, passages)), reading.language);
  return {
    ...sound,
    title,
    ...(material.section && sound.kind !== 'title' && sound.kind !== 'section' ? { eyebrow: material.section } : {}),
  };
}

/**
 * Why a slide is written without the model; thrown instead when no slide of the deck fared better so
 * far: another attempt at the job asks again, and by then the others are written.
 */
function reasonToGoOn({ opened, reading, material }: SlideWork, { title }: OutlineSlide, error: unknown): string {
  if (!(error instanceof ModelCallFailure)) throw error;
  const { fault, answersOthers, waitMs } = error;
  if (fault === 'exhausted') return allowanceNotice;
  if (fault === 'filtered' && reading.outputType === 'deck')
    return `The language model declined to write the slide "${title}"; it was written without it.`;
  const isAlone = fault === 'unfit' || fault === 'form' || answersOthers || isDeckServed(opened.state, material.deckId);
  if (isAlone && fault !== 'filtered' && fault !== 'aborted')
    return `The language model did not answer for the slide "${title}"; it was written without it.`;
  const passes = fault === 'refused' && waitMs !== undefined;
  throw toGenerationFailure(passes ? new ModelCallFailure('passing', error.detail, { cause: error }) : error);
}

export function pictureProblems({ images }: Reading, spec: SlideSpec): string[] {
  const isKnown = (id: string): boolean => images.some((image) => image.id === id);
  if (namedPictures(spec).every(({ imageId }) => isKnown(imageId))) return [];
  return [`imageId: must be one of ${images.map((image) => image.id).join(', ')}`];
}

/** Jobs of far more than one process at a time. */
const mostRemembered = 2000;

/** Keeps that the model has answered for a slide of the deck, also for later attempts at its other slides. */
function rememberDeck({ served }: ModelState, deckId: string): void {
  served.add(deckId);
  const [oldest] = served;
  if (served.size > mostRemembered && oldest !== undefined) served.delete(oldest);
}

function isDeckServed({ served }: ModelState, deckId: string): boolean {
  return served.has(deckId);
}

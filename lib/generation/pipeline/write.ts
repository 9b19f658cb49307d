import { deckSpecSchema, type DeckSpec } from '@/lib/deck/spec/deck-spec';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Outline } from '../composers/composer';
import { GenerationFailure, runEngine } from './generation-failure';
import type { Planned } from './plan';
import type { Run } from './run';

export interface Written {
  specKey: string;
  notices: string[];
}

interface WrittenSlide {
  slideKey: string;
  notices: string[];
}

/** Writes all slides at once; costly composers as one step a slide, the others as one step. */
export async function write(run: Run, planned: Planned): Promise<Written> {
  if (planned.slideCount === 0) throw new GenerationFailure('content_rejected');
  if (run.services.composer.stepSize === 'deck') return run.step.run('write', () => writeDeck(run, planned));
  const numbers = Array.from({ length: planned.slideCount }, (_, index) => index);
  const written = await settleAll(numbers.map((index) => writeSlideStep(run, planned, index)));
  return run.step.run('write', () => joinSlides(run, planned, written));
}

/** Waits for every slide before it throws, so that those that succeeded are remembered by the next attempt. */
async function settleAll<T>(slides: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(slides);
  return Promise.all(slides);
}

async function writeDeck(run: Run, planned: Planned): Promise<Written> {
  const outline = await run.files.getJson<Outline>(planned.outlineKey);
  const notices: string[] = [];
  const slides = await Promise.all(outline.slides.map((_, index) => writeSlide(run, outline, index, notices)));
  return keepSpec(run, outline, slides, notices);
}

function writeSlideStep(run: Run, planned: Planned, index: number): Promise<WrittenSlide> {
  return run.step.run(`write-slide-${index + 1}`, async () => {
    const notices: string[] = [];
    const outline = await run.files.getJson<Outline>(planned.outlineKey);
    const slide = await writeSlide(run, outline, index, notices);
    return { slideKey: await run.files.putJson(`slides/${index + 1}.json`, slide), notices };
  });
}

async function joinSlides(run: Run, planned: Planned, written: WrittenSlide[]): Promise<Written> {
  const outline = await run.files.getJson<Outline>(planned.outlineKey);
  const slides = await Promise.all(written.map(({ slideKey }) => run.files.getJson<SlideSpec>(slideKey)));
  return keepSpec(run, outline, slides, written.flatMap(({ notices }) => notices));
}

function writeSlide({ brief, services, signal }: Run, outline: Outline, index: number, notices: string[]): Promise<SlideSpec> {
  return runEngine(`write slide ${index + 1}`, () =>
    services.composer.writeSlide(brief, outline, index, signal, (sentence) => notices.push(sentence)),
  );
}

async function keepSpec({ brief, files }: Run, outline: Outline, slides: SlideSpec[], notices: string[]): Promise<Written> {
  const spec: DeckSpec = await runEngine('check the deck', () =>
    deckSpecSchema.parse({
      title: outline.title,
      author: outline.author,
      language: brief.language,
      direction: brief.direction,
      slides,
    }),
  );
  return { specKey: await files.putJson('deck.json', spec), notices };
}

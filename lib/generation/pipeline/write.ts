import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Outline } from '../composers/composer';
import type { Reading } from '@/lib/reading/reading';
import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import type { Task } from '../compute/compute';
import { citeSources, type Citation } from './cite-sources';
import { deckSettingOf } from './deck-setting';
import { GenerationFailure, runEngine } from './generation-failure';
import type { Run } from './generation-job';
import { accountFor, type Planned } from './plan';
import { readSlideOf, readSpec } from './read-spec';
import { tellFigures, type FigureReport } from './tell-figures';

export interface Written {
  specKey: string;
  notices: string[];
  citations: Citation[];
  figures: FigureReport;
  /** Of the slides as they were written one by one, in the order of the outline. */
  slideKeys?: string[];
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
  return keepSpec(run, outline, slides, notices, 'deck.json');
}

function writeSlideStep(run: Run, planned: Planned, index: number): Promise<WrittenSlide> {
  return run.step.run(`write-slide-${index + 1}`, async () => {
    const notices: string[] = [];
    const outline = await run.files.getJson<Outline>(planned.outlineKey);
    const written = await writeSlide(run, outline, index, notices);
    // Read before it is stored: not everything that a composer may give can be written as JSON.
    const read = await run.compute(checkSlideTask, { reading: run.reading, outline, slide: written });
    return {
      slideKey: await run.files.putJson(`slides/${index + 1}.json`, read.slide),
      notices: [...notices, ...read.notices],
    };
  });
}

async function joinSlides(run: Run, planned: Planned, written: WrittenSlide[]): Promise<Written> {
  const outline = await run.files.getJson<Outline>(planned.outlineKey);
  const slideKeys = written.map(({ slideKey }) => slideKey);
  const slides = await Promise.all(slideKeys.map((key) => run.files.getJson<unknown>(key)));
  // What is true of the whole deck is told by each of its slides.
  const notices = [...new Set(written.flatMap((one) => one.notices))];
  return { ...(await keepSpec(run, outline, slides, notices, 'deck.json')), slideKeys };
}

function writeSlide(run: Run, outline: Outline, index: number, notices: string[]): Promise<SlideSpec> {
  const { reading, services } = run;
  const name = `write slide ${index + 1}`;
  return accountFor(run, `write-slide-${index + 1}`, notices, (call) =>
    runEngine(name, async () =>
      services.composer.writeSlide(reading, outline, index, { ...call, setting: await deckSettingOf(run) }),
    ),
  );
}

/** What a composer wrote is read as anything from outside: mended where it can be, and said so. */
export async function keepSpec(
  run: Run,
  outline: Outline,
  slides: unknown[],
  notices: string[],
  name: 'deck.json' | 'reviewed.json',
): Promise<Written> {
  const { reading, files } = run;
  const { title, author, permission } = outline;
  const checked = await run.compute(checkDeckTask, { reading, title, author, permission, slides });
  return {
    specKey: await files.putJson(name, checked.spec),
    notices: [...notices, ...checked.notices],
    citations: checked.citations,
    figures: checked.figures,
  };
}

export const checkSlideTask: Task<
  { reading: Reading; outline: Outline; slide: unknown },
  { slide: SlideSpec | null; notices: string[] }
> = {
  name: 'check-slide',
  work: ({ reading, outline, slide }) => runEngine('check the slide', () => readSlideOf({ reading }, outline, slide)),
};

interface CheckedDeck {
  spec: DeckSpec;
  notices: string[];
  citations: Citation[];
  figures: FigureReport;
}

export const checkDeckTask: Task<
  { reading: Reading; slides: unknown[] } & Pick<Outline, 'title' | 'author' | 'permission'>,
  CheckedDeck
> = {
  name: 'check-deck',
  work: ({ reading, title, author, permission, slides }) =>
    runEngine('check the deck', () => {
      const { language, direction } = reading;
      const read = readSpec({ reading }, { title, author, language, direction, slides });
      const told = tellFigures(read.spec, reading, permission);
      const { spec, notices, citations } = citeSources(told.spec, reading);
      return { spec, notices: [...read.notices, ...notices], citations, figures: told.figures };
    }),
};

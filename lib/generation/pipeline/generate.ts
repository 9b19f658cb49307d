import { setMaxListeners } from 'node:events';
import { z } from 'zod';
import { passageSchema, type Passage } from '@/lib/reading/passage';
import { topicOf } from '@/lib/reading/topic';
import { type FindPassages, type FoundPassages } from '../sources/find-passages';
import { checkPictures } from './check-pictures';
import { assertTemplateIsThere } from './choose-template';
import { design, type Designed } from './design';
import { GenerationFailure } from './generation-failure';
import { type GenerationJob, type GenerationServices, type Step, type Run, type DeliveredFile } from './generation-job';
import { openJobFiles } from './job-files';
import { openModelMeter } from './model-meter';
import { accountFor, plan } from './plan';
import { read } from './read';
import { render, type RenderedFile } from './render';
import { review } from './review';
import { write, type Written } from './write';

/**
 * Takes an accepted job to its files.
 *
 *     read ──▶ hold ──▶ gather ──▶ plan ──▶ write ──▶ design ──▶ review ──▶ render ──▶ deliver
 *     Reading           passages   outline  DeckSpec  scene and  by whoever .pptx      rows, charge,
 *     (blob)            (blob)     (blob)   (blob),   quality    wrote it;  (blob)     job completed
 *                                           slides    report     the better
 *                                           in parallel          deck stays
 *
 * `step` remembers what is finished, so that a run that was cut off goes on at the first
 * unfinished step, in this process or another. Steps may be done twice: blob keys, rows and
 * ledger entries depend on the job and the step alone, so that the second time changes nothing.
 *
 * @param ended aborts when nobody waits for the job any more
 * @throws GenerationFailure with the job's error code, or whatever a service throws
 */
export async function generate(
  job: GenerationJob,
  step: Step,
  services: GenerationServices,
  ended?: AbortSignal,
): Promise<void> {
  // A template that has gone ends the job before it costs anything.
  if (job.template) await assertTemplateIsThere(job.template, services.blobs);
  const files = openJobFiles(services.blobs, job);
  // A job that waited has a long deadline of waiting behind it; its own time begins now.
  const deadlineAt = new Date(Math.min(job.deadlineAt.getTime(), Date.now() + services.timeLimitMs));
  const limited = limitTime(step, deadlineAt, ended);
  const { signal } = limited;
  const compute: Run['compute'] = (task, input) =>
    services.compute.run(task, input, { organizationId: job.organizationId, signal });
  const request = await read(job, { step: limited.step, files, deckSize: services.deckSize, compute });
  const modelMeter = openOnce(services);
  const accepted: Run = { job, services, files, signal, deadlineAt, compute, modelMeter, ...request };
  const started = await limited.step.run('start', () => services.start({ largestCharge: largestCharge(accepted) }));
  if (!started) return;
  const run = await gather(await checkPictures(accepted));
  const planned = await plan(run);
  const first = await write(run, planned);
  const { written, designed } = await review(run, planned, { written: first, designed: await design(run, first) });
  const rendered = await render(run, designed);
  await deliver(run, designed, rendered, {
    notices: [...planned.notices, ...written.notices],
    citations: written.citations,
    figures: written.figures,
  });
}

function openOnce({ modelLimits, modelSpending }: GenerationServices): Run['modelMeter'] {
  let opened: ReturnType<Run['modelMeter']> | undefined;
  return () => (opened ??= modelSpending().then((before) => openModelMeter(modelLimits, before)));
}

function largestCharge({ reading, services }: Run): number {
  return reading.outputType === 'deck'
    ? reading.slideCount.most * services.prices.slide
    : reading.variantCount * services.prices.variant;
}

interface TimeLimit {
  step: Step;
  /** Aborted at the deadline, and when the job has ended elsewhere. */
  signal: AbortSignal;
}

/** Ends a run at the job's deadline: no step begins after it, and what a step throws because of it says so. */
function limitTime(step: Step, deadlineAt: Date, ended?: AbortSignal): TimeLimit {
  const isOver = () => Date.now() >= deadlineAt.getTime();
  const timeUp = AbortSignal.timeout(Math.max(0, deadlineAt.getTime() - Date.now()));
  const signal = ended ? AbortSignal.any([timeUp, ended]) : timeUp;
  // Every call of a model listens to it, and a deck makes as many at once as it has slides.
  setMaxListeners(0, signal);
  return {
    signal,
    step: {
      run: (name, work) =>
        step.run(name, async () => {
          ended?.throwIfAborted();
          if (isOver()) throw new GenerationFailure('timeout');
          try {
            return await work();
          } catch (error) {
            throw isOver() ? new GenerationFailure('timeout', undefined, { cause: error }) : error;
          }
        }),
    },
  };
}

/** Hands the files over: their rows, the charge and the job's completion, all at once. */
async function deliver(
  run: Run,
  designed: Designed,
  rendered: RenderedFile[],
  written: Pick<Written, 'notices' | 'citations' | 'figures'>,
): Promise<void> {
  const { reading, services, step } = run;
  const files = rendered.map((file, index): DeliveredFile => {
    const design = designed.files[index];
    if (!design) throw new RangeError(`There is no design for file ${index}.`);
    return {
      ...file,
      quality: {
        report: design.report,
        template: designed.template,
        templateReason: designed.reason,
        composer: services.composer.name,
        attempts: design.attempts,
        notices: [...reading.notices, ...written.notices, ...design.notices],
        citations: written.citations,
        figures: written.figures,
      },
    };
  });
  await step.run('deliver', () => services.complete({ files, charge: chargeFor(run, files) }));
}

function chargeFor({ reading, services }: Run, files: readonly DeliveredFile[]): number {
  const slides = files.reduce((sum, file) => sum + file.slideCount, 0);
  return reading.outputType === 'deck' ? slides * services.prices.slide : files.length * services.prices.variant;
}

interface Source {
  isWanted: (run: Run) => boolean;
  finder: (run: Run) => FindPassages | null;
  /** Said in the quality report where the installation has no such source. */
  missing: string;
  most: number;
}

/** What stands in the organization's own documents comes before what stands in the web. */
const sources: readonly Source[] = [
  {
    isWanted: ({ job }) => job.useKnowledgeBase,
    finder: ({ services }) => services.sources.knowledgeBase,
    missing: 'The knowledge base was asked for, but this installation has none; the slides use the prompt alone.',
    most: 24,
  },
  {
    isWanted: ({ job }) => job.useWebSearch,
    finder: ({ services }) => services.sources.web,
    missing: 'Web search was asked for, but none is configured; the slides do without it.',
    most: 16,
  },
];

interface Gathered {
  /** Null when there are no passages. */
  passagesKey: string | null;
  notices: string[];
}

/** Finds what the sources that the request allows have on its topic; a source that it does not allow is never asked. */
async function gather(run: Run): Promise<Run> {
  const wanted = sources.filter(({ isWanted }) => isWanted(run));
  if (wanted.length === 0) return run;
  const queries = await planQueries(run);
  const { passagesKey, notices } = await run.step.run('gather', () => gatherFrom(run, wanted, queries));
  const passages =
    passagesKey === null ? [] : z.array(passageSchema).parse(await run.files.getJson<unknown>(passagesKey));
  return { ...run, reading: { ...run.reading, passages, notices: [...run.reading.notices, ...notices] } };
}

/** What to search the web for, from a composer that knows more of the matter than its topic. */
async function planQueries(run: Run): Promise<string[]> {
  const { job, reading, services, step } = run;
  const { composer, sources: open } = services;
  if (!job.useWebSearch || open.web === null || !composer.planQueries) return [];
  return step.run('queries', () =>
    accountFor(run, 'queries', [], async (call) => (await composer.planQueries?.(reading, call)) ?? []),
  );
}

async function gatherFrom(run: Run, wanted: readonly Source[], queries: readonly string[]): Promise<Gathered> {
  const found = await Promise.all(wanted.map((source) => ask(run, source, queries)));
  const passages = found
    .flatMap((one) => one.passages)
    .map((passage, index): Passage => ({ ...passage, id: `S${index + 1}` }));
  const notices = found.flatMap((one) => one.notices);
  if (passages.length === 0) return { passagesKey: null, notices };
  return { passagesKey: await run.files.putJson('passages.json', passages), notices };
}

async function ask(run: Run, { finder, missing, most }: Source, queries: readonly string[]): Promise<FoundPassages> {
  const find = finder(run);
  if (!find) return { passages: [], notices: [missing] };
  const { prompt, promptLanguage } = run.reading;
  const topic = topicOf(run.reading);
  return find({ prompt, topic, ...(queries.length > 0 && { queries }), language: promptLanguage, most }, run.signal);
}

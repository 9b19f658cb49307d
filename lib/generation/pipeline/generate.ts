import { briefOf } from './brief-of';
import { checkPictures } from './check-pictures';
import { deliver } from './deliver';
import { design } from './design';
import { findTheme } from './find-theme';
import { gather } from './gather';
import { runEngine } from './generation-failure';
import type { GenerationJob, GenerationServices, Step } from './generation-job';
import { openJobFiles } from './job-files';
import { limitTime } from './limit-time';
import { plan } from './plan';
import { render } from './render';
import type { Run } from './run';
import { write } from './write';

/**
 * Takes an accepted job to its files.
 *
 *     brief,  ──▶ gather ──▶ plan ──▶ write ──▶ design ──▶ render ──▶ deliver
 *     hold        passages   outline  DeckSpec  scene and  .pptx      rows, charge,
 *                 (blob)     (blob)   (blob),   quality    (blob)     job completed
 *                                     slides    report
 *                                     in parallel
 *
 * `step` remembers what is finished, so that a run that was cut off goes on at the first
 * unfinished step, in this process or another. Steps may be done twice: blob keys, rows and
 * ledger entries depend on the job and the step alone, so that the second time changes nothing.
 *
 * @throws GenerationFailure with the job's error code, or whatever a service throws
 */
export async function generate(job: GenerationJob, step: Step, services: GenerationServices): Promise<void> {
  const brief = await runEngine('read the request', () => briefOf(job, services.deckSize));
  // A template that has gone ends the job before it costs anything.
  if (job.template) findTheme(job.template);
  const accepted: Run = {
    job,
    brief,
    services,
    files: openJobFiles(services.blobs, job),
    ...limitTime(step, job.deadlineAt),
  };
  const started = await accepted.step.run('start', () => services.start({ largestCharge: largestCharge(accepted) }));
  if (!started) return;
  const run = await gather(await checkPictures(accepted));
  const planned = await plan(run);
  const written = await write(run, planned);
  const designed = await design(run, written);
  const rendered = await render(run, designed);
  await deliver(run, designed, rendered, {
    notices: [...planned.notices, ...written.notices],
    citations: written.citations,
  });
}

function largestCharge({ brief, services }: Run): number {
  return brief.outputType === 'deck'
    ? brief.maxSlideCount * services.prices.slide
    : brief.variantCount * services.prices.variant;
}

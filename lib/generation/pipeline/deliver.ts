import type { Citation } from './cite-sources';
import type { Designed } from './design';
import type { DeliveredFile } from './generation-job';
import type { RenderedFile } from './render';
import type { Run } from './run';

/** Hands the files over: their rows, the charge and the job's completion, all at once. */
export async function deliver(
  run: Run,
  designed: Designed,
  rendered: RenderedFile[],
  told: { notices: string[]; citations: Citation[] },
): Promise<void> {
  const { brief, services, step } = run;
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
        notices: [...brief.notices, ...told.notices, ...design.notices],
        citations: told.citations,
      },
    };
  });
  await step.run('deliver', () => services.complete({ files, charge: chargeFor(run, files) }));
}

function chargeFor({ brief, services }: Run, files: readonly DeliveredFile[]): number {
  const slides = files.reduce((sum, file) => sum + file.slideCount, 0);
  return brief.outputType === 'deck' ? slides * services.prices.slide : files.length * services.prices.variant;
}

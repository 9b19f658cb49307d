import type { Outline } from '../composers/composer';
import { accountFor } from './account-for';
import { runEngine } from './generation-failure';
import type { Run } from './run';

export interface Planned {
  outlineKey: string;
  slideCount: number;
  /** The beginnings of the slides' titles, for those who watch the job. */
  titles: string[];
  notices: string[];
}

const longestTitle = 100;

/** Decides what each slide is about; the outline goes into the blob store. */
export function plan(run: Run): Promise<Planned> {
  const { brief, services, step, files } = run;
  return step.run('plan', async () => {
    const notices: string[] = [];
    const outline = await accountFor(run, 'plan', notices, (call) =>
      runEngine('plan', () => services.composer.plan(brief, call)),
    );
    const kept = withinLimit(outline, brief.outputType === 'deck' ? brief.maxSlideCount : brief.variantCount);
    const titles = kept.slides.map(({ title }) => title.slice(0, longestTitle));
    return { outlineKey: await files.putJson('outline.json', kept), slideCount: kept.slides.length, titles, notices };
  });
}

function withinLimit(outline: Outline, most: number): Outline {
  return { ...outline, slides: outline.slides.slice(0, most) };
}

import type { Outline } from '../composers/composer';
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
export function plan({ brief, services, step, files, signal }: Run): Promise<Planned> {
  return step.run('plan', async () => {
    const notices: string[] = [];
    const outline = await runEngine('plan', () =>
      services.composer.plan(brief, signal, (sentence) => notices.push(sentence)),
    );
    const kept = withinLimit(outline, brief.outputType === 'deck' ? brief.maxSlideCount : brief.variantCount);
    const titles = kept.slides.map(({ title }) => title.slice(0, longestTitle));
    return { outlineKey: await files.putJson('outline.json', kept), slideCount: kept.slides.length, titles, notices };
  });
}

function withinLimit(outline: Outline, most: number): Outline {
  return { ...outline, slides: outline.slides.slice(0, most) };
}

import { cutText } from '@/lib/text/cut/cut-text';
import type { Outline, ComposerCall, TokenUse } from '../composers/composer';
import { deckSettingOf } from './deck-setting';
import { runEngine } from './generation-failure';
import type { Run } from './generation-job';

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
  const { reading, services, step, files } = run;
  return step.run('plan', async () => {
    const notices: string[] = [];
    const outline = await accountFor(run, 'plan', notices, (call) =>
      runEngine('plan', async () => services.composer.plan(reading, { ...call, setting: await deckSettingOf(run) })),
    );
    const kept = withinLimit(outline, reading.outputType === 'deck' ? reading.slideCount.most : reading.variantCount);
    const titles = kept.slides.map(({ title }) => cutText(title, longestTitle));
    return { outlineKey: await files.putJson('outline.json', kept), slideCount: kept.slides.length, titles, notices };
  });
}

function withinLimit(outline: Outline, most: number): Outline {
  return { ...outline, slides: outline.slides.slice(0, most) };
}

/** Lets a composer work, and keeps what it spent whether or not it succeeded. */
export async function accountFor<T>(
  { services, signal, modelMeter }: Pick<Run, 'services' | 'signal' | 'modelMeter'>,
  purpose: string,
  notices: string[],
  work: (call: ComposerCall) => Promise<T>,
): Promise<T> {
  const { allowance } = await modelMeter();
  const uses: TokenUse[] = [];
  const call: ComposerCall = {
    signal,
    allowance,
    notice: (sentence) => notices.push(sentence),
    spent: (use) => uses.push(use),
  };
  try {
    return await work(call);
  } finally {
    for (const use of sumByModel(uses)) await services.recordModelCalls({ ...use, purpose });
  }
}

function sumByModel(uses: readonly TokenUse[]): TokenUse[] {
  const sums = new Map<string, TokenUse>();
  for (const use of uses) {
    const sum = sums.get(use.model);
    sums.set(use.model, sum ? addUse(sum, use) : use);
  }
  return [...sums.values()];
}

function addUse(one: TokenUse, other: TokenUse): TokenUse {
  return {
    model: one.model,
    calls: one.calls + other.calls,
    inputTokens: one.inputTokens + other.inputTokens,
    cachedInputTokens: one.cachedInputTokens + other.cachedInputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    slowestMs: Math.max(one.slowestMs, other.slowestMs),
  };
}

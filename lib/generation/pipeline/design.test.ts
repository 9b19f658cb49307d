import { describe, expect, it } from 'vitest';
import { inspectScene, type QualityReport } from '@/lib/deck/quality/inspect-scene';
import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { repairForm } from './design';
import { drawFile, type FileForm, type FileSource } from './draw-file';
import type { Run } from './generation-job';
import { openGeneration } from './testing/run-generation';

const theme = builtinThemes[0]!;
const slide = (title: string) => ({
  kind: 'bullets' as const,
  title,
  ordered: false,
  notes: '',
  items: ['One', 'Two', 'Three'].map((text) => ({ text })),
});
const spec: DeckSpec = {
  title: 'Deck',
  language: 'en-US',
  direction: 'ltr',
  slides: [slide('First point'), slide('Second point'), slide('Third point')],
};

async function openRun(outputType: 'deck' | 'single_slide'): Promise<Run> {
  const generation = await openGeneration({ outputType });
  await generation.close();
  return { job: generation.job, reading: readPrompt(generation.job) } as Run;
}

async function repair(source: FileSource, outputType: 'deck' | 'single_slide', faultySlide: number) {
  const run = await openRun(outputType);
  const form: FileForm = { variant: source.firstVariant, arrangements: {} };
  const drawing = drawFile(run, source, theme, form);
  const clean = inspectScene(drawing.scene, theme);
  const report: QualityReport = {
    ...clean,
    blocking: [{ rule: 'contrast', slide: faultySlide, message: 'too faint' }],
  };
  const repaired = repairForm(run, source, theme, { form, drawing, report, attempt: 1 });
  const names = (one: FileForm) => drawFile(run, source, theme, one).scene.slides.map(({ arrangement }) => arrangement);
  return { before: names(form), after: names(repaired) };
}

describe('repairForm', () => {
  it('gives the slide at fault another arrangement and leaves the others of the deck alone', async () => {
    const { before, after } = await repair({ variant: null, spec, firstVariant: 0 }, 'deck', 2);
    expect(after[1]).not.toBe(before[1]);
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  });

  it('gives a single slide its next form', async () => {
    const single = { variant: 1, spec: { ...spec, slides: [slide('First point')] }, firstVariant: 0 };
    const { before, after } = await repair(single, 'single_slide', 1);
    expect(after[0]).not.toBe(before[0]);
  });
});

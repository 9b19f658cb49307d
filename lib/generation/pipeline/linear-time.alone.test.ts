import { describe, it } from 'vitest';
import { readDeckSpec } from '@/lib/deck/spec/read/read-deck-spec';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import { writePptx } from '@/lib/pptx/write-pptx';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { expectLinear, timeToTry } from '@/lib/testing/expect-linear';
import { someTexts } from '@/lib/testing/hostile-texts';
import { isFullRun } from '@/lib/testing/test-run';
import { findForm } from './design';
import { drawFilePreview } from './file-preview';

const [theme] = builtinThemes;
const run = {
  reading: { outputType: 'deck' as const, slideCount: { asked: null, fewest: 1, most: 50 } },
  job: { referenceImages: [] },
};

/** As a model may answer it: the same text wherever one can stand. */
function deckOf(text: string): unknown {
  const cells = [text.slice(0, 2_000), '1'];
  return {
    title: text,
    language: 'en-US',
    direction: 'ltr',
    slides: [
      { kind: 'bullets', title: text, items: [{ text, children: [text] }], notes: text },
      { kind: 'statement', title: 'A', statement: text },
      { kind: 'table', title: 'A', columns: [{ label: text }, { label: 'B' }], rows: [cells, cells] },
    ],
  };
}

/** From what a model answered to the file: reading it, layout, quality, file, preview. */
async function makeFile(text: string): Promise<void> {
  const read = readDeckSpec(deckOf(text));
  if (read.outcome === 'unreadable' || theme === undefined) return;
  const { drawing } = findForm(run, { variant: null, spec: read.spec, firstVariant: 0 }, theme);
  const directed = directTheme(theme, 'ltr');
  await writePptx({ scene: drawing.scene, theme: directed, images: new Map() });
  drawFilePreview(drawing.scene, directed, new Map());
}

describe('a file is made in a time in proportion to the length of', timeToTry, () => {
  // What is shown of a text ends at some thousand letters, all of it stands in the notes.
  it.each(someTexts(isFullRun ? 1 : 6))('%s', (_, make) => expectLinear(make, makeFile, { leastMs: 500 }));
});

import { describe, expect, it } from 'vitest';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import { sdkErrors } from '@/lib/pptx/fixtures/sdk-errors';
import { lintPackage } from '@/lib/pptx/lint/lint-package';
import { writePptx } from '@/lib/pptx/write-pptx';
import { chooseTheme } from '@/lib/templates/choose-theme';
import { readBrief } from '../brief/read-brief';
import { composeSlides } from '../composers/embedded/create-embedded-composer';
import { readFixtures, type Fixture } from '../composers/embedded/testing/read-fixtures';

/** A prompt's way through the whole engine, without the job around it. */
async function makeFile({ prompt, outputType }: Fixture) {
  const brief = readBrief({ prompt, outputType, variantCount: 1, images: [] });
  const { language, direction, maxSlideCount: maxSlides } = brief;
  const slides = composeSlides(brief);
  const { theme } = chooseTheme({ prompt, language, slideKinds: slides.map(({ kind }) => kind) });
  const title = slides[0]?.title ?? '';
  const { scene } = layOutDeck({ title, language, direction, slides }, theme, { maxSlides, images: new Map() });
  const bytes = await writePptx({ scene, theme: directTheme(theme, direction), images: new Map() });
  return { report: inspectScene(scene, theme), bytes, slideCount: scene.slides.length, maxSlides };
}

describe('the file made of a prompt', () => {
  it.each(readFixtures())('$name has nothing for PowerPoint to repair', async (fixture) => {
    const { report, bytes, slideCount, maxSlides } = await makeFile(fixture);
    expect(report.blocking).toEqual([]);
    expect(slideCount).toBeLessThanOrEqual(maxSlides);
    // A cover or an agenda may go without notes.
    expect(lintPackage(bytes).filter(({ rule }) => rule !== 'notes')).toEqual([]);
    expect(await sdkErrors(bytes, 'pptx')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import { scenesByFile, sdkErrors, sdkErrorsTogether, type NamedScene } from '@/lib/pptx/fixtures/sdk-errors';
import { lintPackage } from '@/lib/pptx/lint/lint-package';
import { writePptx } from '@/lib/pptx/write-pptx';
import { chooseTheme } from '@/lib/templates/choose-theme';
import { isFullRun } from '@/lib/testing/test-run';
import { composeFixture } from '@/lib/storytelling/testing/compose-fixture';
import { readFixtures, type Fixture } from '@/lib/storytelling/testing/read-fixtures';

const images = new Map();
const laid = new Map<string, NamedScene>();

/** A prompt's way through the whole engine up to its file, without the job around it. */
function layOut(fixture: Fixture): NamedScene {
  const known = laid.get(fixture.name);
  if (known) return known;
  const { reading, slides } = composeFixture(fixture);
  const { language, direction, slideCount } = reading;
  const { theme } = chooseTheme({ prompt: fixture.prompt, language, slideKinds: slides.map(({ kind }) => kind) });
  const title = slides[0]?.title ?? '';
  const { scene } = layOutDeck({ title, language, direction, slides: [...slides] }, theme, {
    maxSlides: slideCount.most,
    images,
  });
  laid.set(fixture.name, { name: fixture.name, scene, theme });
  return { name: fixture.name, scene, theme };
}

describe('the file made of a prompt', () => {
  it.each(readFixtures())('$name has nothing for PowerPoint to repair', async (fixture) => {
    const { scene, theme } = layOut(fixture);
    expect(inspectScene(scene, theme).blocking).toEqual([]);
    expect(scene.slides.length).toBeLessThanOrEqual(composeFixture(fixture).reading.slideCount.most);
    const bytes = await writePptx({ scene, theme: directTheme(theme, scene.direction), images });
    // A cover or an agenda may go without notes.
    expect(lintPackage(bytes).filter(({ rule }) => rule !== 'notes')).toEqual([]);
    if (isFullRun) expect(await sdkErrors(bytes, 'pptx')).toEqual([]);
  });

  it.skipIf(isFullRun)('has no slide that the Open XML SDK objects to', { timeout: 240_000 }, async () => {
    for (const scenes of scenesByFile(readFixtures().map(layOut)))
      expect(await sdkErrorsTogether(scenes, images)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { drawSlide } from '@/lib/preview/draw-slide';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { sampleDeck } from '@/lib/templates/sample-deck';
import { drawThumbnail } from './draw-thumbnail';

describe.each(builtinThemes.map((theme) => [theme.name, theme] as const))('the sample deck in %s', (_, theme) => {
  const { scene } = layOutDeck(sampleDeck, theme, { maxSlides: 50, images: new Map() });

  it('is one that a job could deliver, on as many slides as the sheet has room for', () => {
    expect(inspectScene(scene, theme).blocking).toEqual([]);
    expect(scene.slides).toHaveLength(4);
  });

  it('is drawn whole', () => {
    const svg = drawThumbnail(theme);
    for (const slide of scene.slides) {
      const drawing = drawSlide({ slide, direction: scene.direction, theme });
      expect(svg).toContain(drawing.svg);
    }
  });
});

import type { ImageSizes } from '../layout/layout-types';
import type { Scene, SceneSlide } from '../scene/scene';
import { directTheme } from '../theme/direct-theme';
import type { Theme, ThemeLayout } from '../theme/theme';
import type { TextBlock } from './text-blocks';
import { textBlocksOf } from './text-blocks';
import type { TextContrast } from './text-contrasts';
import { textContrasts } from './text-contrasts';

/** A slide with everything that several rules need, measured once. */
export interface InspectedSlide {
  /** 1 for the first slide. */
  number: number;
  slide: SceneSlide;
  layout: ThemeLayout;
  theme: Theme;
  blocks: readonly TextBlock[];
  contrasts: readonly TextContrast[];
  /** Sizes of pictures by id, as far as they are known. */
  images: ImageSizes;
}

export interface InspectedDeck {
  scene: Scene;
  slides: readonly InspectedSlide[];
}

export function prepareDeck(scene: Scene, theme: Theme, images: ImageSizes = new Map()): InspectedDeck {
  const directed = directTheme(theme, scene.direction);
  const context = { fonts: theme.fonts, language: scene.language, direction: scene.direction };
  const slides = scene.slides.map((slide, index): InspectedSlide => {
    const parts = { slide, layout: directed.layouts[slide.layout], theme: directed };
    const blocks = textBlocksOf(slide, context);
    const seen = blocks.filter(({ element }) => element.type !== 'text' || !element.isHidden);
    return { number: index + 1, ...parts, blocks, contrasts: textContrasts(parts, seen), images };
  });
  return { scene, slides };
}

import type PptxGenJS from 'pptxgenjs';
import type { Scene } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { languageTag } from '../package/language-tag';
import { createPresentation } from './load-pptxgenjs';
import { writeElement } from './write-element';

/**
 * A scene as calls to pptxgenjs and nothing more. What comes out of its own `write` is not a
 * file to hand out (see `normalise`), but it is what the writer's time is measured against.
 */
export function drawPresentation(scene: Scene, theme: Theme): PptxGenJS {
  const presentation = createPresentation();
  presentation.defineLayout({ name: 'deck', width: theme.canvas.w, height: theme.canvas.h });
  presentation.layout = 'deck';
  const context = {
    language: languageTag(scene.language),
    typefaces: { heading: '+mj-lt', body: '+mn-lt', mono: theme.fonts.mono },
  };
  for (const { elements } of scene.slides) {
    const slide = presentation.addSlide();
    for (const element of elements) writeElement(slide, element, context);
  }
  return presentation;
}

import * as pptxgenjs from 'pptxgenjs';
import type PptxGenJS from 'pptxgenjs';
import type { Scene } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { languageTag } from '../package/language-tag';
import { readZip } from '../package/read-zip';
import { writeElement } from './write-element';

/** What pptxgenjs made of a scene, before any rule was applied. */
export interface WrittenSlides {
  /** The XML of each slide, in order; its drawing objects are the elements of the scene, in order. */
  slides: readonly Uint8Array[];
  /** The XML of each chart, in the order of the chart elements of the whole scene. */
  charts: readonly Uint8Array[];
}

/** Draws every slide of a scene with pptxgenjs and keeps the XML of slides and charts alone. */
export async function writeSlides(scene: Scene, theme: Theme): Promise<WrittenSlides> {
  const file = await drawPresentation(scene, theme).write({ outputType: 'nodebuffer' });
  if (!(file instanceof Uint8Array)) throw new Error('pptxgenjs gave something else than bytes.');
  const parts = readZip(file);
  return {
    slides: numbered(parts, 'ppt/slides/slide', scene.slides.length),
    charts: numbered(parts, 'ppt/charts/chart'),
  };
}

/**
 * A scene as calls to pptxgenjs and nothing more. What comes out of its own `write` is not a
 * file to hand out (see `normalise`).
 */
function drawPresentation(scene: Scene, theme: Theme): PptxGenJS {
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

/**
 * The parts `<prefix><number>.xml` in the order of their numbers. Charts are counted over the
 * whole life of the process, so only their order says something.
 */
function numbered(parts: ReadonlyMap<string, Uint8Array>, prefix: string, expected?: number): Uint8Array[] {
  const found = [...parts]
    .filter(([name]) => name.startsWith(prefix) && name.endsWith('.xml'))
    .map(([name, bytes]) => ({ number: Number(name.slice(prefix.length, -'.xml'.length)), bytes }))
    .sort((left, right) => left.number - right.number);
  if (expected !== undefined && found.length !== expected)
    throw new Error(`Expected ${expected} parts ${prefix}N.xml, found ${found.length}.`);
  return found.map(({ bytes }) => bytes);
}

type Constructor = new () => PptxGenJS;

/**
 * pptxgenjs ships an ES module without saying so in its package.json: depending on the loader
 * the class is the default export or the default of the default.
 */
export function createPresentation(): PptxGenJS {
  const exported: unknown = pptxgenjs.default;
  const inner: unknown =
    typeof exported === 'object' && exported !== null && 'default' in exported ? exported.default : exported;
  return new (inner as Constructor)();
}

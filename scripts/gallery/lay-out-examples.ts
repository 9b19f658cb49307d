import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import type { ImageAsset, Scene, SceneElement, SceneSlide } from '@/lib/deck/scene/scene';
import { slideSpecSchema, type SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Theme } from '@/lib/deck/theme/theme';
import { sentenceOfLayout } from '@/lib/generation/pipeline/notices';
import type { GalleryContent } from './content/gallery-content';
import type { Example } from './examples';

export interface LaidExample {
  example: Example;
  slide: SceneSlide;
  /** Sentences about what is not as asked for: another arrangement, words in the notes, findings of the quality report. */
  remarks: readonly string[];
}

interface Laying {
  theme: Theme;
  content: GalleryContent;
  images: ReadonlyMap<string, ImageAsset>;
}

/** Each example as a deck of its own, so that no neighbour has a say in its form; numbered as in one file. */
export function layOutExamples(examples: readonly Example[], laying: Laying): LaidExample[] {
  return examples.map((example, index) => layOut(example, index + 1, laying));
}

/** All of them as one deck. */
export function sceneOf({ title, author, language, direction }: GalleryContent, laid: readonly LaidExample[]): Scene {
  return { title, author, language, direction, slides: laid.map(({ slide }) => slide) };
}

function layOut(example: Example, number: number, laying: Laying): LaidExample {
  const { scene, warnings, slide } = firstAsAsked(example.specs, laying);
  const { blocking, warnings: doubts } = inspectScene(scene, laying.theme, laying.images);
  const remarks = [
    ...otherForm(example.specs[0], slide),
    ...warnings.map((warning) => sentenceOfLayout(warning, () => 'this slide')),
    ...blocking.map(({ rule, message }) => `Blocking, ${rule}: ${message}`),
    ...doubts.map(({ rule, message }) => `${rule}: ${message}`),
  ];
  return {
    example,
    slide: { ...slide, elements: slide.elements.map((element) => renumber(element, number)) },
    remarks,
  };
}

function otherForm({ arrangement: asked }: SlideSpec, { arrangement, kind }: SceneSlide): string[] {
  return asked === undefined || asked === arrangement ? [] : [`Asked for ${asked}, got ${arrangement} of ${kind}.`];
}

function layOutOne(spec: SlideSpec, { theme, content, images }: Laying) {
  const { title, author, language, direction } = content;
  // Sections say where they stand on the agenda, if there is one before them.
  const slides = spec.kind === 'section' ? [slideSpecSchema.parse(content.slides.agenda[0]), spec] : [spec];
  const { scene, warnings } = layOutDeck({ title, author, language, direction, slides }, theme, {
    maxSlides: slides.length,
    images,
  });
  const slide = scene.slides.at(-1);
  if (!slide) throw new RangeError(`"${spec.title}" has no slide.`);
  return { scene: { ...scene, slides: [slide] }, warnings, slide };
}

/** Not every content suits every arrangement: the first one that does, or else the first one in another form. */
function firstAsAsked(specs: Example['specs'], laying: Laying): ReturnType<typeof layOutOne> {
  for (const spec of specs) {
    const laid = layOutOne(spec, laying);
    if (spec.arrangement === undefined || spec.arrangement === laid.slide.arrangement) return laid;
  }
  return layOutOne(specs[0], laying);
}

function renumber(element: SceneElement, number: number): SceneElement {
  if (element.type !== 'text' || element.placeholder !== 'slide-number') return element;
  const text = String(number);
  return {
    ...element,
    paragraphs: element.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.slice(0, 1).map((run) => ({ ...run, text })),
      lines: [text],
    })),
  };
}

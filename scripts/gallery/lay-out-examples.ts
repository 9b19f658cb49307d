import type { LayoutWarning } from '@/lib/deck/layout/layout-types';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import type { ImageAsset, Scene, SceneElement, SceneSlide } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
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

function layOut(example: Example, number: number, { theme, content, images }: Laying): LaidExample {
  const { title, author, language, direction } = content;
  const { scene, warnings } = layOutDeck({ title, author, language, direction, slides: [example.spec] }, theme, { maxSlides: 1, images });
  const [slide] = scene.slides;
  if (!slide) throw new RangeError(`${example.id} has no slide.`);
  const { blocking, warnings: doubts } = inspectScene(scene, theme);
  const remarks = [
    ...otherForm(example, slide),
    ...warnings.map(sentenceOf),
    ...blocking.map(({ rule, message }) => `Blocking, ${rule}: ${message}`),
    ...doubts.map(({ rule, message }) => `${rule}: ${message}`),
  ];
  return { example, slide: { ...slide, elements: slide.elements.map((element) => renumber(element, number)) }, remarks };
}

function otherForm({ spec }: Example, { arrangement, kind }: SceneSlide): string[] {
  const asked = spec.arrangement;
  return asked === undefined || asked === arrangement ? [] : [`Asked for ${asked}, got ${arrangement} of ${kind}.`];
}

function sentenceOf(warning: LayoutWarning): string {
  return warning.type === 'moved-to-notes' ? `Moved to the notes: ${warning.what}.` : 'Continues on a further slide.';
}

function renumber(element: SceneElement, number: number): SceneElement {
  if (element.type !== 'text' || element.placeholder !== 'slide-number') return element;
  const text = String(number);
  return { ...element, paragraphs: element.paragraphs.map((paragraph) => ({ ...paragraph, runs: paragraph.runs.slice(0, 1).map((run) => ({ ...run, text })), lines: [text] })) };
}

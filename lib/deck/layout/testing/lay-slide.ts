import { inspectScene } from '../../quality/inspect-scene';
import type { Box, Paragraph, Scene, SceneElement, TextElement } from '../../scene/scene';
import { deckSpecSchema } from '../../spec/deck-spec';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { heightSlack, measureParagraphs } from '../../text/measure-paragraphs';
import type { Theme, ThemeStyle } from '../../theme/theme';
import { layOutDeck } from '../lay-out-deck';
import type { ImageSizes } from '../layout-types';

export interface LaySlideOptions {
  theme: Theme;
  direction?: 'ltr' | 'rtl';
  language?: string;
  maxSlides?: number;
  images?: ImageSizes;
}

/** The scene of one slide and of those that it continues on. */
export function laySlide(
  slide: SlideSpecInput,
  { theme, direction = 'ltr', language = 'en-US', maxSlides = 20, images = new Map() }: LaySlideOptions,
): Scene {
  const spec = deckSpecSchema.parse({ title: 'T', language, direction, slides: [slide] });
  return layOutDeck(spec, theme, { maxSlides, images }).scene;
}

/** What blocks the delivery of a scene. */
export function blockingOf(scene: Scene, theme: Theme) {
  return inspectScene(scene, theme).blocking;
}

/** The theme with cards that look in another way. */
export function withCards(theme: Theme, card: ThemeStyle['card']): Theme {
  return { ...theme, style: { ...theme.style, card } };
}

/** Elements of the first slide whose names match. */
export function named(scene: Scene, pattern: RegExp, slideIndex = 0): SceneElement[] {
  return (scene.slides[slideIndex]?.elements ?? []).filter(({ name }) => pattern.test(name));
}

export function boxesOf(scene: Scene, pattern: RegExp): Box[] {
  return named(scene, pattern).map(({ box }) => box);
}

/** Different values, to the thousandth of an inch. */
export function distinct(values: readonly number[]): number[] {
  return [...new Set(values.map((value) => Math.round(value * 1000) / 1000))];
}

/** Distances between neighbours along a line, to the thousandth of an inch. */
export function gaps(boxes: readonly Box[]): number[] {
  return distinct(boxes.slice(1).map((box, index) => box.x - (boxes[index]!.x + boxes[index]!.w)));
}

/** A paragraph of a body where it stands: its lines take `box` where a text of its own would. */
export interface StandingParagraph {
  paragraph: Paragraph;
  box: Box;
}

/** The paragraphs of the texts whose names match, each text from the top of its first line. */
export function paragraphsOf(scene: Scene, theme: Theme, pattern: RegExp, slideIndex = 0): StandingParagraph[][] {
  return named(scene, pattern, slideIndex).flatMap((element) =>
    element.type === 'text' ? [standingOf(element, scene, theme)] : [],
  );
}

function standingOf({ box, inset, paragraphs }: TextElement, { language, direction }: Scene, theme: Theme) {
  const w = box.w - inset.left - inset.right;
  let y = box.y + inset.top;
  return paragraphs.map((paragraph, index): StandingParagraph => {
    const { heightIn } = measureParagraphs([paragraph], { widthIn: w, fonts: theme.fonts, language });
    const h = heightIn / heightSlack;
    y += index > 0 ? paragraph.spaceBeforePt / 72 : 0;
    const start = paragraph.startIn ?? 0;
    const x = box.x + inset.left + (direction === 'ltr' ? start : 0);
    const standing = { paragraph, box: { x, y, w: w - start, h } };
    y += h;
    return standing;
  });
}

import type { ImageAsset, Scene, SceneElement, SceneSlide } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { drawChart } from './chart/draw-chart';
import { drawIcon } from './draw-icon';
import { drawImage } from './draw-image';
import { drawLine } from './draw-line';
import { drawOutline, shadowId } from './draw-outline';
import { drawTable } from './draw-table';
import { drawText } from './draw-text';
import { hex } from './paint';
import { short, tag } from './svg';
import { toPoints } from './units';

export interface DrawSlideInput {
  slide: SceneSlide;
  direction: Scene['direction'];
  /** Of the scene (BCP 47); tells which forms Chinese characters have and where lines of Korean break. */
  language?: string;
  /** The theme that the scene was laid out with; mirrored (`directTheme`) for decks from right to left. */
  theme: Theme;
  /** By id; every picture of the slide must be there. */
  images?: ReadonlyMap<string, ImageAsset>;
}

export interface SlideDrawing {
  /** One `svg` element, whose view box is the slide in points. */
  svg: string;
}

type DrawInput = Required<DrawSlideInput>;
type ElementOf<T extends SceneElement['type']> = Extract<SceneElement, { type: T }>;
type Drawer<T extends SceneElement['type']> = (element: ElementOf<T>, input: DrawInput) => string[];

const drawers: { [T in SceneElement['type']]: Drawer<T> } = {
  shape: (element, { theme }) => drawOutline(element, theme),
  line: (element, { theme }) => drawLine(element, theme),
  text: (element, { theme, language }) => {
    const { box, inset, paragraphs, anchor } = element;
    const inner = {
      x: box.x + inset.left,
      y: box.y + inset.top,
      w: box.w - inset.left - inset.right,
      h: box.h - inset.top - inset.bottom,
    };
    return [...drawOutline(element, theme), ...drawText({ paragraphs, inner, anchor, language }, theme)];
  },
  image: (element, { images }) => drawImage(element, images),
  icon: (element, { theme }) => drawIcon(element, theme),
  table: (element, { theme, direction, language }) => drawTable(element, theme, { direction, language }),
  chart: (element, { theme }) => drawChart(element, theme),
};

/**
 * A slide as a picture.
 *
 *     background ─▶ ornaments of the layout ─▶ elements of the slide, in drawing order ─▶ SVG
 *
 * Everything stands where the scene says, every line breaks where it was measured to. The same
 * input gives the same text.
 *
 * @throws when the slide shows a picture that `images` lacks
 */
export function drawSlide({ images = new Map(), language = 'en-US', ...rest }: DrawSlideInput): SlideDrawing {
  const input: DrawInput = { images, language, ...rest };
  const { slide, theme } = input;
  const layout = theme.layouts[slide.layout];
  const [width, height] = [toPoints(theme.canvas.w), toPoints(theme.canvas.h)];
  const background = tag('rect', { width, height, fill: hex(theme.colors, layout.background) });
  const parts = [...layout.decor, ...slide.elements].flatMap((element) => drawElement(element, input));
  return {
    svg: tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${short(width)} ${short(height)}` }, [
      ...shadowOf(slide),
      background,
      ...parts,
    ]),
  };
}

function drawElement<T extends SceneElement['type']>(element: ElementOf<T>, input: DrawInput): string[] {
  return drawers[element.type as T](element, input);
}

/** The soft shadow of cards, as the writer of the .pptx has it: 3 pt down, 12 pt blurred, 14 % black. */
function shadowOf({ elements }: SceneSlide): string[] {
  if (!elements.some((element) => element.type === 'shape' && element.shadow)) return [];
  const shadow = tag('feDropShadow', { dx: 0, dy: 3, stdDeviation: 6, 'flood-opacity': 0.14 });
  return [
    tag('defs', {}, [tag('filter', { id: shadowId, x: '-10%', y: '-10%', width: '120%', height: '130%' }, [shadow])]),
  ];
}

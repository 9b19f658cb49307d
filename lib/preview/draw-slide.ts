import { iconSet } from '@/lib/deck/icons/icon-set';
import type {
  Box,
  ImageAsset,
  Scene,
  SceneElement,
  SceneSlide,
  IconElement,
  ImageElement,
  LineElement,
} from '@/lib/deck/scene/scene';
import { turnedBox } from '@/lib/deck/scene/turned-box';
import type { Theme } from '@/lib/deck/theme/theme';
import { drawChart } from './chart/draw-chart';
import { drawOutline, outlinePath } from './draw-outline';
import { drawTable } from './draw-table';
import { drawText } from './draw-text';
import { hex, strokeAttributes, short, tag, toPoints, boxInPoints } from './svg';

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

export interface SlidePicture {
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
    const { box, inset, paragraphs, anchor, turnDeg } = element;
    const inner = {
      x: box.x + inset.left,
      y: box.y + inset.top,
      w: box.w - inset.left - inset.right,
      h: box.h - inset.top - inset.bottom,
    };
    const words = (area: Box) => drawText({ paragraphs, inner: area, anchor, language }, theme);
    const drawn = turnDeg ? [turnedWords(words(turnedBox(inner, turnDeg)), inner, turnDeg)] : words(inner);
    return [...drawOutline(element, theme), ...drawn];
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
export function drawSlide({ images = new Map(), language = 'en-US', ...rest }: DrawSlideInput): SlidePicture {
  const input: DrawInput = { images, language, ...rest };
  const { slide, theme } = input;
  const layout = theme.layouts[slide.layout];
  const [width, height] = [toPoints(theme.canvas.w), toPoints(theme.canvas.h)];
  const background = layout.artwork ?? tag('rect', { width, height, fill: hex(theme.colors, layout.background) });
  const ornaments = layout.decor.flatMap((element) =>
    drawElement(element, { ...input, images: theme.pictures ?? new Map() }),
  );
  const parts = [...ornaments, ...slide.elements.flatMap((element) => drawElement(element, input))];
  return {
    svg: tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${short(width)} ${short(height)}` }, [
      background,
      ...parts,
    ]),
  };
}

function drawElement<T extends SceneElement['type']>(element: ElementOf<T>, input: DrawInput): string[] {
  return drawers[element.type as T](element, input);
}

function turnedWords(words: readonly string[], { x, y, w, h }: Box, turnDeg: number): string {
  const [middleX, middleY] = [toPoints(x + w / 2), toPoints(y + h / 2)];
  return tag('g', { transform: `rotate(${turnDeg} ${short(middleX)} ${short(middleY)})` }, words);
}

function drawIcon({ box, icon, color }: IconElement, { colors }: Theme): string[] {
  const line = {
    fill: 'none',
    stroke: hex(colors, color),
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return [
    tag(
      'svg',
      { ...boxInPoints(box), viewBox: '0 0 24 24', ...line },
      iconSet[icon].map((d) => tag('path', { d })),
    ),
  ];
}

/** @throws when the picture is not among the assets */
function drawImage(element: ImageElement, images: ReadonlyMap<string, ImageAsset>): string[] {
  const { box, crop, imageId, altText, svg } = element;
  const asset = svg === undefined ? images.get(imageId) : { mimeType: 'image/svg+xml', bytes: Buffer.from(svg) };
  if (!asset) throw new RangeError(`There is no picture ${imageId}.`);
  // The picture is one unit wide and high in a view box that shows what the crop leaves.
  const viewBox = [crop.left, crop.top, 1 - crop.left - crop.right, 1 - crop.top - crop.bottom].join(' ');
  const href = `data:${asset.mimeType};base64,${Buffer.from(asset.bytes).toString('base64')}`;
  const picture = tag('image', { width: 1, height: 1, preserveAspectRatio: 'none', href, 'aria-label': altText });
  const drawn = tag('svg', { ...boxInPoints(box), viewBox, preserveAspectRatio: 'none' }, [picture]);
  return element.geometry === undefined && element.outline === undefined ? [drawn] : cutTo(element, drawn);
}

function cutTo({ box, geometry, cornerRadius, outline: own }: ImageElement, drawn: string): string[] {
  const { x, y, ...size } = boxInPoints(box);
  // Several slides may stand on one page: what is called the same is the same there.
  const id = [
    'cut',
    own === undefined ? geometry : 'place',
    ...[x, y, ...Object.values(size)].map((value) => Math.round(value * 100)),
  ].join('-');
  const outline =
    own === undefined
      ? tag('path', { d: outlinePath({ box, geometry, cornerRadius }) })
      : own.replace(/<[a-z]+/g, (start) => `${start} transform="translate(${x} ${y})"`);
  return [tag('clipPath', { id }, [outline]), tag('g', { 'clip-path': `url(#${id})` }, [drawn])];
}

/** Length and width of a medium arrow head in widths of the line (ECMA-376 part 1, 20.1.10.55). */
const headInWidths = 3;

function drawLine(
  { box, stroke, flipVertical, startArrow, endArrow, connects }: LineElement,
  { colors }: Theme,
): string[] {
  const { x, y, width, height } = boxInPoints(box);
  const [y1, y2] = flipVertical ? [y + height, y] : [y, y + height];
  if (connects) {
    const [middleX, middleY] = [x + width / 2, (y1 + y2) / 2].map(short);
    const turns =
      connects.bend === 'across'
        ? `H${middleX}V${short(y2)}H${short(x + width)}`
        : `V${middleY}H${short(x + width)}V${short(y2)}`;
    return [tag('path', { d: `M${short(x)} ${short(y1)}${turns}`, fill: 'none', ...strokeAttributes(colors, stroke) })];
  }
  const line = tag('line', { x1: x, y1, x2: x + width, y2, ...strokeAttributes(colors, stroke) });
  const size = headInWidths * stroke.widthPt;
  const turn = (Math.atan2(y2 - y1, width) * 180) / Math.PI;
  const head = (atX: number, atY: number, degrees: number) =>
    tag('path', {
      d: `M0 0L${short(-size)} ${short(-size / 2)}V${short(size / 2)}Z`,
      fill: hex(colors, stroke.color),
      transform: `translate(${short(atX)} ${short(atY)}) rotate(${short(degrees)})`,
    });
  return [line, ...(startArrow ? [head(x, y1, turn + 180)] : []), ...(endArrow ? [head(x + width, y2, turn)] : [])];
}

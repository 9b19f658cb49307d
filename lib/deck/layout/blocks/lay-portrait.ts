import type { Box, SceneElement } from '../../scene/scene';
import type { ShownPicture } from '../../spec/slide-common';
import type { Theme } from '../../theme/theme';
import type { ImageSizes } from '../layout-types';
import type { CardContext } from './card-types';
import { draft } from './draft';
import { fitLargest } from './fit';
import { fillWith } from './fit-image';
import { markerGround, type MarkerGround } from './marker-ground';
import { textElement } from './text-element';

/** Somebody as a slide shows them. */
export interface Person {
  /** Of what is drawn; unique on the slide. */
  name: string;
  initials: string;
  picture?: ShownPicture | undefined;
}

/** Scripts that write names with a large first letter in each part. */
const cased = /^\p{Lu}/u;

/** "DW" for Dana Whitfield; the first sign of names in scripts without initials. */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/u).filter((part) => cased.test(part) && !part.endsWith('.'));
  const [first, last] = [parts[0], parts.length > 1 ? parts.at(-1) : undefined];
  const signs = first === undefined ? [name] : [first, ...(last === undefined ? [] : [last])];
  return signs.map((text) => Array.from(text)[0] ?? '').join('');
}

/** Faces stand in the upper half of their pictures. */
const usualFace = { x: 0.5, y: 0.4 };
/** A tile is so many times as wide as its letters are high. */
const initialsShare = 2.7;
const smallerSizesPt = [40, 32, 28, 24, 20, 16, 14, 12] as const;

const open: MarkerGround = {
  shape: { geometry: 'ellipse', fill: { color: 'surface' } },
  color: 'ink',
  isBare: false,
};

/** What portraits are cut to and initials in their place stand on: the template's ground for marks, and a disc where it has none. */
function portraitGround(theme: Theme): MarkerGround {
  const ground = markerGround(theme);
  return ground.isBare ? open : ground;
}

/** Whether portraits of a template are round. */
export function hasRoundFaces(theme: Theme): boolean {
  return portraitGround(theme).shape.geometry === 'ellipse';
}

/** A portrait that fills a square, cropped around the face, or the initials of somebody without one on a tile of the same shape. */
export function layPortrait(
  context: CardContext & { images: ImageSizes },
  { name, initials, picture }: Person,
  { box, on }: { box: Box; on?: string },
): SceneElement[] {
  const { shape, color } = portraitGround(context.theme);
  const stands = on ? { on } : {};
  if (picture) {
    const { geometry, cornerRadius } = shape;
    const cut = geometry === 'ellipse' || geometry === 'round-rect' ? { geometry, cornerRadius } : {};
    return [
      {
        type: 'image',
        name: `${name} portrait`,
        ...picture,
        ...fillWith(box, context.images.get(picture.imageId), usualFace),
        ...cut,
        ...stands,
      },
    ];
  }
  const wanted = Math.floor((box.w * 72) / initialsShare);
  const fitted = fitLargest(
    context,
    (sizePt) => [
      draft(initials, context.direction, {
        ...context.theme.style.numerals,
        sizePt,
        color,
        align: 'center',
        lineSpacing: 1,
      }),
    ],
    [wanted, ...smallerSizesPt.filter((sizePt) => sizePt < wanted)],
    { widthIn: box.w * 0.8, heightIn: box.h, isLabel: true },
  );
  return [
    textElement({
      name: `${name} portrait`,
      box,
      paragraphs: fitted?.paragraphs ?? [],
      anchor: 'middle',
      ...shape,
      ...stands,
    }),
  ];
}

import type { ShapeElement } from '../../scene/scene';
import type { ColorRole, Theme, ThemeStyle } from '../../theme/theme';

/** How a mark on a line looks: its shape, and the colour of what stands on it. */
export interface MarkerGround {
  shape: Pick<ShapeElement, 'geometry' | 'cornerRadius' | 'fill' | 'stroke'>;
  color: ColorRole;
  /** Without a shape of its own: the canvas only interrupts the line behind it. */
  isBare: boolean;
}

const disc: MarkerGround = {
  shape: { geometry: 'ellipse', fill: { color: 'accentFill' } },
  color: 'onAccent',
  isBare: false,
};
const bare: MarkerGround = { shape: { geometry: 'rect', fill: { color: 'canvas' } }, color: 'accent', isBare: true };
const strokePt = 2;

const grounds: Readonly<Record<ThemeStyle['icon'], (theme: Theme) => MarkerGround>> = {
  disc: () => disc,
  ring: () => ({
    shape: { geometry: 'ellipse', fill: { color: 'canvas' }, stroke: { color: 'accentFill', widthPt: strokePt } },
    color: 'accent',
    isBare: false,
  }),
  square: ({ cornerRadius }) => ({
    ...disc,
    shape: {
      ...disc.shape,
      ...(cornerRadius > 0
        ? { geometry: 'round-rect', cornerRadius: Math.max(cornerRadius, 0.12) }
        : { geometry: 'rect' }),
    },
  }),
  // On the edge of a panel a bare numeral would have two grounds.
  plain: ({ style }) => (style.card.face === 'ruled' ? bare : disc),
};

/** The ground of numerals and icons on a line, which follows the template's icons. */
export function markerGround(theme: Theme): MarkerGround {
  return grounds[theme.style.icon](theme);
}

/** The same on an accent: a ground of the canvas in an accent line. */
export function raisedGround(theme: Theme): MarkerGround {
  const { shape } = markerGround(theme);
  return {
    shape: { ...shape, fill: { color: 'canvas' }, stroke: { color: 'accentFill', widthPt: strokePt } },
    color: 'accent',
    isBare: false,
  };
}

/** Marks on the way to the last one, which alone is filled. */
export function dotOnWay(theme: Theme, isLast: boolean): MarkerGround['shape'] {
  const { geometry, cornerRadius } = dotShape(theme);
  const shape = { geometry, ...(cornerRadius === undefined ? {} : { cornerRadius }) };
  const stroke = { color: 'accentFill' as const, widthPt: strokePt * 1.5 };
  return { ...shape, fill: { color: isLast ? 'accentFill' : 'canvas' }, stroke };
}

/** The shape of marks that nothing stands on. */
export function dotShape(theme: Theme): MarkerGround['shape'] {
  const { shape, isBare } = markerGround(theme);
  return isBare ? disc.shape : shape;
}

import type { Geometry } from '../../scene/scene';
import type { Theme } from '../../theme/theme';

/** Panels and cards are rounded only where the theme rounds its corners. */
export function cardGeometry(theme: Theme): Geometry {
  return theme.cornerRadius > 0 ? 'round-rect' : 'rect';
}

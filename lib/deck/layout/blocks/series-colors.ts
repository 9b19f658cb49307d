import type { ColorRole } from '../../theme/theme';

/** Accent first, then a quiet ramp. */
export const seriesColors: readonly ColorRole[] = ['accent', 'second', 'series3', 'series4', 'series5', 'quiet'];

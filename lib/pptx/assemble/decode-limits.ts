import type { SharpOptions } from 'sharp';

/**
 * How pictures are decoded: as strictly as at acceptance, since what passed there must not fail here,
 * and none of more pixels than any screen or camera has, so that time and memory have a bound.
 */
export const decodeLimits: SharpOptions = { failOn: 'error', limitInputPixels: 120_000_000, sequentialRead: true };

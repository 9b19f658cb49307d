import { childOf, createElement } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** Shares of the picture in thousandths of a percent (ECMA-376 part 1, 20.1.8.55). */
export const pictureCrops: SlideRule = ({ drawn }) => {
  for (const { element, node } of drawn) {
    if (element.type !== 'image') continue;
    const fill = childOf(node, 'p:blipFill');
    if (fill === undefined) continue;
    const { left, top, right, bottom } = element.crop;
    const crop = Object.entries({ l: left, t: top, r: right, b: bottom }).filter(([, share]) => share > 0);
    if (crop.length === 0) continue;
    const attributes = Object.fromEntries(crop.map(([side, share]) => [side, String(Math.round(share * 100_000))]));
    fill.insertBefore(createElement('a:srcRect', attributes), childOf(fill, 'a:stretch'));
  }
};

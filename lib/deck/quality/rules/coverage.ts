import type { LayoutName } from '../../theme/theme';
import { coversPoint } from '../covers-point';
import type { Outline } from '../covers-point';
import type { InspectedSlide } from '../inspected-deck';
import type { Rule } from '../rule';
import { perSlide, rounded } from '../rule';

const least = 0.25;
const most = 0.75;
const columns = 48;
const rows = 24;
/** Layouts whose body is meant to be filled with content. */
const contentLayouts: readonly LayoutName[] = ['content', 'text'];

/** Content neither loses itself in the body of the slide nor fills it to the brim. */
export const coverage: Rule = {
  name: 'coverage',
  severity: 'warning',
  inspect: perSlide((slide) => {
    if (!contentLayouts.includes(slide.slide.layout)) return [];
    const share = coveredShare(slide);
    if (share >= least && share <= most) return [];
    const limit = share < least ? least : most;
    return [{ message: `The content covers ${Math.round(share * 100)} % of the body; ${least * 100} to ${most * 100} % reads best.`, measured: rounded(share), limit }];
  }),
};

/** Share of the body that shapes, pictures, charts, tables or the lines of a text cover, by sampling. */
function coveredShare({ slide, layout, blocks }: InspectedSlide): number {
  const body = layout.body.box;
  const inks = blocks.filter(({ element }) => element.type === 'text').map(({ ink }): Outline => ({ box: ink }));
  const solids = slide.elements.filter((element) => element.type !== 'line' && (element.type !== 'text' || element.fill !== undefined));
  const outlines: Outline[] = [...inks, ...solids];
  let covered = 0;
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const x = body.x + (body.w * (column + 0.5)) / columns;
      const y = body.y + (body.h * (row + 0.5)) / rows;
      if (outlines.some((outline) => coversPoint(outline, x, y))) covered += 1;
    }
  }
  return covered / (columns * rows);
}

import { tag } from './svg';

const columns = 2;
/** Gaps have the proportions of a slide, so that a sheet of two by two has them too. */
const [width, height, gapX, gapY] = [960, 540, 16, 9];
const cell = { width: (width - gapX) / columns, height: (height - gapY) / columns };
const between = '#D5DAE1';

/** Up to four drawings of slides on one sheet, in rows. */
export function drawContactSheet(slides: readonly string[]): string {
  const cells = slides.map((svg, index) => {
    const [x, y] = [(index % columns) * (cell.width + gapX), Math.floor(index / columns) * (cell.height + gapY)];
    return tag('svg', { x, y, ...cell }, [svg]);
  });
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` }, [
    tag('rect', { width, height, fill: between }),
    ...cells,
  ]);
}

import { backgroundsAt } from '../background-at';
import { contrastRatio } from '../contrast';
import type { Rule } from '../rule';
import { perSlide, rounded } from '../rule';

/** Least contrast of what is drawn (WCAG 2.2, success criterion 1.4.11). */
const least = 3;

/** Icons are seen. They stand beside words that say the same, so that a pale one does not forbid delivery. */
export const iconContrast: Rule = {
  name: 'icon-contrast',
  severity: 'warning',
  inspect: perSlide((inspected) =>
    inspected.slide.elements.flatMap((element, order) => {
      if (element.type !== 'icon') return [];
      const { box } = element;
      const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
      const [behind] = backgroundsAt(inspected, order, box, [middle]);
      if (behind?.type !== 'color') return [];
      const measured = contrastRatio(inspected.theme.colors[element.color], behind.hex);
      return measured >= least
        ? []
        : [
            {
              element: element.name,
              message: `The contrast of the icon is ${rounded(measured)} : 1, at least ${least} : 1 is needed.`,
              measured: rounded(measured),
              limit: least,
            },
          ];
    }),
  ),
};

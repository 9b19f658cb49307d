import { perSlide, rounded } from '../rule';
import type { Rule } from '../rule';
import { backgroundsAt } from '../background-at';
import { contrastRatio } from '../contrast';

/** Text stands out from what is really behind it (WCAG 2.2, success criterion 1.4.3). */
export const contrast: Rule = {
  name: 'contrast',
  severity: 'blocking',
  inspect: perSlide(({ contrasts }) =>
    contrasts.flatMap(({ element, ratio, limit }) => {
      if (ratio === null)
        return [
          { element, message: 'The text stands on a picture without a panel, so its contrast is unknown.', limit },
        ];
      if (ratio >= limit) return [];
      return [
        {
          element,
          message: `The contrast is ${rounded(ratio)} : 1, at least ${limit} : 1 is needed.`,
          measured: rounded(ratio),
          limit,
        },
      ];
    }),
  ),
};

/** Least contrast of what is drawn (WCAG 2.2, success criterion 1.4.11). */
const leastOfDrawings = 3;

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
      return measured >= leastOfDrawings
        ? []
        : [
            {
              element: element.name,
              message: `The contrast of the icon is ${rounded(measured)} : 1, at least ${leastOfDrawings} : 1 is needed.`,
              measured: rounded(measured),
              limit: leastOfDrawings,
            },
          ];
    }),
  ),
};

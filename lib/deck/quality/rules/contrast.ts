import type { Rule } from '../rule';
import { perSlide, rounded } from '../rule';

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

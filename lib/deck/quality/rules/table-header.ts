import type { Rule } from '../rule';
import { perSlide } from '../rule';

/** A table begins with a header row, and with no second one. */
export const tableHeader: Rule = {
  name: 'table-header',
  severity: 'blocking',
  inspect: perSlide(({ slide }) =>
    slide.elements.flatMap((element) => {
      if (element.type !== 'table') return [];
      const headers = element.rows.filter(({ kind }) => kind === 'header').length;
      return element.rows[0]?.kind === 'header' && headers === 1
        ? []
        : [
            {
              element: element.name,
              message: 'The table does not begin with one header row.',
              measured: headers,
              limit: 1,
            },
          ];
    }),
  ),
};

import type { Rule } from '../rule';
import { perSlide } from '../rule';

/** A header row begins its table, and none has two; where the columns have no names, the first one names the rows. */
export const tableHeader: Rule = {
  name: 'table-header',
  severity: 'blocking',
  inspect: perSlide(({ slide }) =>
    slide.elements.flatMap((element) => {
      if (element.type !== 'table') return [];
      const headers = element.rows.filter(({ kind }) => kind === 'header').length;
      return (headers === 0 && element.rows.length > 0) || (element.rows[0]?.kind === 'header' && headers === 1)
        ? []
        : [
            {
              element: element.name,
              message: 'The table does not begin with its header row.',
              measured: headers,
              limit: 1,
            },
          ];
    }),
  ),
};

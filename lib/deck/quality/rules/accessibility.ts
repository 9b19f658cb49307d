import { isVisible } from '../../spec/read/clean-words';
import type { InspectedSlide } from '../inspected-deck';
import { perSlide } from '../rule';
import type { FoundOnSlide, Rule } from '../rule';

/** Every slide has a title of its own, in one title placeholder, where readers and screen readers find it. */
export const slideTitle: Rule = {
  name: 'slide-title',
  severity: 'blocking',
  inspect: (deck) => {
    const firstUse = new Map<string, number>();
    return perSlide((slide) => [...missing(slide), ...repeated(slide, firstUse)])(deck);
  },
};

function missing({ slide, blocks }: InspectedSlide): FoundOnSlide[] {
  const titles = blocks.filter(({ element }) => element.type === 'text' && element.placeholder === 'title');
  if (!isVisible(slide.title) || titles.length === 0) return [{ message: 'The slide has no title.' }];
  return titles.length > 1
    ? [{ message: `The slide has ${titles.length} titles.`, measured: titles.length, limit: 1 }]
    : [];
}

function repeated({ slide, number }: InspectedSlide, firstUse: Map<string, number>): FoundOnSlide[] {
  const key = slide.title.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  if (key === '') return [];
  const first = firstUse.get(key);
  if (first === undefined) firstUse.set(key, number);
  return first === undefined ? [] : [{ message: `Slide ${first} has the same title.` }];
}

/** Pictures, charts and tables say in words what they show (WCAG 2.2, success criterion 1.1.1). */
export const altText: Rule = {
  name: 'alt-text',
  severity: 'blocking',
  inspect: perSlide(({ slide }) =>
    slide.elements.flatMap((element) =>
      'altText' in element && !isVisible(element.altText) && !('svg' in element)
        ? [{ element: element.name, message: `The ${element.type} has no alternative text.` }]
        : [],
    ),
  ),
};

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

/** Names are present and unique on a slide, and `on` names an element that is there. */
export const elementNames: Rule = {
  name: 'element-names',
  severity: 'blocking',
  inspect: perSlide(({ slide }) => {
    const names = slide.elements.map(({ name }) => name);
    return slide.elements.flatMap(({ name, on }, index) => [
      ...(name.trim() === '' ? [{ message: `Element ${index + 1} has no name.` }] : []),
      ...(names.indexOf(name) < index
        ? [{ element: name, message: 'Another element of the slide has the same name.' }]
        : []),
      ...(on !== undefined && !names.includes(on)
        ? [{ element: name, message: `It stands on "${on}", which is not on the slide.` }]
        : []),
    ]);
  }),
};

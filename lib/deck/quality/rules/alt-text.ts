import { isVisible } from '../../spec/read/clean-words';
import type { Rule } from '../rule';
import { perSlide } from '../rule';

/** Pictures, charts and tables say in words what they show (WCAG 2.2, success criterion 1.1.1). */
export const altText: Rule = {
  name: 'alt-text',
  severity: 'blocking',
  inspect: perSlide(({ slide }) =>
    slide.elements.flatMap((element) =>
      'altText' in element && !isVisible(element.altText)
        ? [{ element: element.name, message: `The ${element.type} has no alternative text.` }]
        : [],
    ),
  ),
};

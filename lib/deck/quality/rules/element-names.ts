import type { Rule } from '../rule';
import { perSlide } from '../rule';

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

import type { RuleFinding, Rule } from '../rule';

const most = 3;

/** A deck does not show the same form more than three times running; the parts of one slide look alike and count once. */
export const sameArrangement: Rule = {
  name: 'same-arrangement',
  severity: 'warning',
  inspect: ({ slides }) => {
    let running = 0;
    let previous = '';
    return slides.flatMap(({ slide, number }): RuleFinding[] => {
      if (slide.continues) return [];
      const form = `${slide.kind} ${slide.arrangement}`;
      running = form === previous ? running + 1 : 1;
      previous = form;
      // Reported once a row of slides, where it becomes too long.
      if (running !== most + 1) return [];
      return [
        {
          slide: number,
          message: `The arrangement "${slide.arrangement}" is used more than ${most} times running.`,
          measured: running,
          limit: most,
        },
      ];
    });
  },
};

import { chartTexts } from '../chart-labels';
import type { InspectedSlide } from '../inspected-deck';
import { perSlide } from '../rule';
import type { Rule, RuleFinding } from '../rule';
import { isInFrame } from '../text-role';

const mostFamilies = 2;
const mostSizes = 4;

/** Few fonts and few sizes; the footer, which every slide has, is not counted. */
export const typeVariety: Rule = {
  name: 'type-variety',
  severity: 'warning',
  inspect: perSlide((slide) => {
    const { families, sizes } = stylesOf(slide);
    return [
      ...(families.size > mostFamilies
        ? [{ message: `The slide uses ${families.size} font families.`, measured: families.size, limit: mostFamilies }]
        : []),
      ...(sizes.size > mostSizes
        ? [{ message: `The slide uses ${sizes.size} font sizes.`, measured: sizes.size, limit: mostSizes }]
        : []),
    ];
  }),
};

function stylesOf({ slide, layout, theme, blocks }: InspectedSlide) {
  const counted = blocks.filter((block) => !isInFrame(block, slide, layout));
  const runs = counted
    .flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.runs))
    .filter(({ text }) => text.trim() !== '');
  const charts = slide.elements.flatMap((element) =>
    element.type === 'chart' ? chartTexts(element).map(({ sizePt }) => sizePt) : [],
  );
  return {
    families: new Set(runs.map(({ font }) => theme.fonts[font])),
    sizes: new Set([...runs.map(({ sizePt }) => sizePt), ...charts]),
  };
}

const mostRunning = 3;

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
      if (running !== mostRunning + 1) return [];
      return [
        {
          slide: number,
          message: `The arrangement "${slide.arrangement}" is used more than ${mostRunning} times running.`,
          measured: running,
          limit: mostRunning,
        },
      ];
    });
  },
};

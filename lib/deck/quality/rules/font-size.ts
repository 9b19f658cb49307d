import { chartTexts } from '../chart-labels';
import type { Rule } from '../rule';
import { perSlide } from '../rule';
import type { TextRole } from '../text-role';
import { leastSizesPt, textRole } from '../text-role';

/** Text is large enough for what it is: 14 pt in the body, 12 pt in labels, 10 pt in tables, captions and footers. */
export const fontSize: Rule = {
  name: 'font-size',
  severity: 'blocking',
  inspect: perSlide(({ slide, layout, blocks }) => {
    const texts = blocks.map((block) => ({
      label: block.label,
      role: textRole(block, slide, layout),
      sizesPt: sizesOf(block),
    }));
    const charts = slide.elements.flatMap((element) =>
      element.type === 'chart'
        ? [
            {
              label: element.name,
              role: 'caption' as TextRole,
              sizesPt: chartTexts(element).map(({ sizePt }) => sizePt),
            },
          ]
        : [],
    );
    return [...texts, ...charts].flatMap(({ label, role, sizesPt }) => {
      const measured = Math.min(...sizesPt);
      const limit = leastSizesPt[role];
      return measured >= limit
        ? []
        : [
            {
              element: label,
              message: `A ${role} text is set in ${measured} pt, at least ${limit} pt is needed.`,
              measured,
              limit,
            },
          ];
    });
  }),
};

function sizesOf({
  paragraphs,
}: {
  paragraphs: readonly { runs: readonly { text: string; sizePt: number }[] }[];
}): number[] {
  return paragraphs.flatMap(({ runs }) => runs.filter(({ text }) => text.trim() !== '').map(({ sizePt }) => sizePt));
}

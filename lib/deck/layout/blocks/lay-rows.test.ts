import { expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { layRows } from './lay-rows';

const theme = builtinThemes[0]!;
const context = { theme, language: 'en', direction: 'ltr' as const };

test('rows become little smaller for a heading that would stand on one line much smaller', () => {
  const headings = ['Approve the budget', 'Agree to the change to the platform that we have, in place of a new one'];
  const { elements } = layRows(
    context,
    headings.map((heading, index) => ({ name: `Row ${index}`, heading })),
    {
      area: { x: 1, y: 1, w: 7, h: 4 },
      start: 'bar',
      headingShare: 0,
      sizesPt: [
        [24, 20],
        [22, 18],
        [20, 16],
        [14, 14],
      ],
      divider: 'hairline',
    },
  );
  const sizes = elements.flatMap((element) =>
    element.type === 'text' ? element.paragraphs.flatMap(({ runs }) => runs.map(({ sizePt }) => sizePt)) : [],
  );
  expect(Math.min(...sizes)).toBe(24);
});

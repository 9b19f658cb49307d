import { expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { blockingOf, boxesOf, distinct, laySlide, named } from '../testing/lay-slide';

const [meridian] = builtinThemes;
const theme = meridian!;

function nextSteps(owners: readonly (string | undefined)[], arrangement?: string): SlideSpecInput {
  return {
    kind: 'next_steps',
    title: 'What we do now',
    steps: owners.map((owner, index) => ({ action: `Do thing ${index + 1}`, owner, due: `${index + 1} May` })),
    arrangement,
  };
}

const four = ['Dana', 'Omar', 'Dana', 'Omar'];

test.each(['action-table', 'owner-cards', 'action-cards', 'action-rows'])(
  '%s holds four steps in both directions',
  (arrangement) => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const scene = laySlide(nextSteps(four, arrangement), { theme, direction });
      expect(scene.slides.map((slide) => slide.arrangement)).toEqual([arrangement]);
      expect(blockingOf(scene, theme)).toEqual([]);
    }
  },
);

test('people with several steps each get a card each', () => {
  const scene = laySlide(nextSteps(four), { theme });
  const bodies = named(scene, /^Owner \d$/).map((element) =>
    element.type === 'text' ? element.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')) : [],
  );
  expect(bodies).toEqual([
    ['Dana', '1 May', 'Do thing 1', '3 May', 'Do thing 3'],
    ['Omar', '2 May', 'Do thing 2', '4 May', 'Do thing 4'],
  ]);
});

test('steps without an owner are never sorted by owner', () => {
  expect(
    laySlide(nextSteps(['Dana', undefined, 'Dana', 'Omar'], 'owner-cards'), { theme }).slides[0]?.arrangement,
  ).not.toBe('owner-cards');
  expect(laySlide(nextSteps(['Dana', 'Omar', 'Lena']), { theme }).slides[0]?.arrangement).toBe('action-table');
});

test('a check list has an empty box before each action, on one line down', () => {
  const boxes = named(laySlide(nextSteps(four, 'action-rows'), { theme }), /^Step \d box$/);
  expect(boxes).toHaveLength(4);
  expect(distinct(boxes.map(({ box }) => box.x))).toHaveLength(1);
  expect(boxes.every((box) => box.type === 'shape' && box.fill === undefined && box.stroke !== undefined)).toBe(true);
});

test('the columns of the table are named in the language of the deck', () => {
  const [table] = named(laySlide(nextSteps(['佐藤', '鈴木']), { theme, language: 'ja-JP' }), /^Next steps$/);
  const heads = table?.type === 'table' ? table.rows[0]?.cells.map((cell) => cell.paragraphs[0]?.runs[0]?.text) : [];
  expect(heads).toEqual(['実施事項', '担当', '期限']);
});

test('cards of one row are equal', () => {
  const panels = boxesOf(laySlide(nextSteps(['Dana', 'Omar', 'Lena'], 'action-cards'), { theme }), /^Step \d$/);
  expect(distinct(panels.map(({ h }) => h))).toHaveLength(1);
  expect(distinct(panels.map(({ w }) => w))).toHaveLength(1);
});

import { describe, expect, it } from 'vitest';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { laySlide, named } from '../testing/lay-slide';

type Features = Extract<SlideSpecInput, { kind: 'features' }>;
const theme = builtinThemes[0]!;
const plans: Features['plans'] = [
  { name: 'Starter', price: '$9', note: 'a month' },
  { name: 'Team', price: '$19', recommended: true },
];
const features: Features['features'] = [
  { name: 'Projects', values: ['3', 'Unlimited'] },
  { name: 'Single sign-on', values: ['–', '✓'] },
  { name: 'Reports', values: ['◔', '●'] },
];

const lay = (slide: Partial<Features>, look = theme, language = 'en') =>
  laySlide({ kind: 'features', title: 'What each plan has', plans, features, ...slide }, { theme: look, language });
const rowsOf = (scene: ReturnType<typeof lay>) =>
  scene.slides.flatMap(({ elements }) =>
    elements.flatMap((one) => (one.type === 'table' ? one.rows.map(({ cells }) => cells) : [])),
  );
const linesOf = (cell: ReturnType<typeof rowsOf>[number][number]) =>
  cell.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''));

describe('features as a table', () => {
  it('have the price of each plan in its head, and one row each', () => {
    const scene = lay({});
    const [head, ...rows] = rowsOf(scene);
    expect(head!.map(linesOf)).toEqual([[''], ['Starter', '$9', 'a month'], ['Team', '$19']]);
    const [tag] = named(scene, /^Tag$/);
    const [table] = named(scene, /^Table$/);
    expect(tag?.type === 'text' && linesOf(tag)).toEqual(['Recommended']);
    expect(tag!.box.y + tag!.box.h).toBeCloseTo(table!.box.y, 5);
    expect(rows.map((cells) => cells.map((cell) => linesOf(cell).join()))).toEqual([
      ['Projects', '3', 'Unlimited'],
      ['Single sign-on', '–', '✓'],
      ['Reports', '◔', '●'],
    ]);
  });

  it('have signs in colours that are seen, in every template', () => {
    for (const look of builtinThemes) {
      const scene = lay({ arrangement: 'feature-table' }, look);
      const signs = rowsOf(scene)
        .flat()
        .flatMap(({ paragraphs }) => paragraphs[0]!.runs.filter(({ text }) => /^[✓◔●]$/u.test(text)));
      expect(signs.map(({ color }) => color).filter((color) => color !== 'accent' && color !== 'ink')).toEqual([]);
      expect(inspectScene(scene, look, new Map()).blocking).toEqual([]);
    }
  });

  it('go on as features where there are too many of them, with all plans on each slide', () => {
    const many = Array.from({ length: 24 }, (_, index) => ({ name: `Feature ${index + 1}`, values: ['✓', '–'] }));
    const scene = lay({ features: many });
    expect(scene.slides.length).toBeGreaterThan(1);
    expect(new Set(scene.slides.map(({ kind }) => kind))).toEqual(new Set(['features']));
    const cells = rowsOf(scene);
    const names = cells.map(([first]) => linesOf(first!).join());
    for (const { name } of many) expect(names).toContain(name);
    expect(cells.filter(([, second]) => linesOf(second!)[0] === 'Starter')).toHaveLength(scene.slides.length);
  });

  it('recommend none where two are recommended, and lose no value that belongs to no plan', () => {
    const both = rowsOf(lay({ plans: plans.map((plan) => ({ ...plan, recommended: true })) }));
    expect(both[1]!.map(({ fill }) => fill)).toEqual([undefined, undefined, undefined]);
    const wide = rowsOf(lay({ features: [{ name: 'Sites', values: ['1', '5', 'and more'] }] }));
    expect(wide[1]!.map((cell) => linesOf(cell).join())).toEqual(['Sites', '1', '5', 'and more']);
  });
});

describe('plans as cards', () => {
  it('have the price in large letters, and what they lack stands back behind a dash', () => {
    const scene = lay({ arrangement: 'plan-cards' });
    expect(scene.slides[0]!.arrangement).toBe('plan-cards');
    const [card] = named(scene, /^Plan 1$/);
    if (card?.type !== 'text') throw new Error('no card');
    const shown = card.paragraphs.map(({ runs, bullet }) => [
      runs.map(({ text }) => text).join(''),
      bullet && 'kind' in bullet ? bullet.kind : null,
    ]);
    expect(shown).toEqual([
      ['Starter', null],
      ['$9', null],
      ['a month', null],
      ['Projects: 3', 'all'],
      ['Single sign-on', 'dash'],
      ['Reports', 'little'],
    ]);
    expect(card.paragraphs[1]!.runs[0]!.sizePt).toBeGreaterThanOrEqual(32);
  });

  it('are what plans with lists of their own become; circles beside crosses mean yes', () => {
    const listed = lay({
      features: [],
      plans: [
        { name: 'Basic', price: '€9', includes: ['One user'] },
        { name: 'Plus', price: '€29', includes: ['Ten users'] },
      ],
    });
    expect(listed.slides[0]!.arrangement).toBe('plan-cards');
    const eastern = lay(
      { arrangement: 'plan-cards', features: [{ name: '帳票', values: ['○', '×'] }] },
      theme,
      'ja-JP',
    );
    const bullets = named(eastern, /^Plan \d$/).map((card) =>
      card.type === 'text' ? card.paragraphs.at(-1)!.bullet : null,
    );
    expect(bullets).toEqual([{ kind: 'all' }, { kind: 'dash' }]);
  });
});

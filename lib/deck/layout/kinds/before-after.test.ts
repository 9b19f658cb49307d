import { describe, expect, it } from 'vitest';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { laySlide, named } from '../testing/lay-slide';

type BeforeAfter = Extract<SlideSpecInput, { kind: 'before_after' }>;
const theme = builtinThemes[0]!;
const paired = [
  { topic: 'Delivery', before: '9 days', after: '2 days' },
  { topic: 'Returns', before: '14%', after: '6%' },
];
const lists = [
  { before: 'Orders arrive by mail', after: 'Orders arrive in the shop' },
  { before: 'Two people copy them' },
];

const lay = (slide: Partial<BeforeAfter>, language = 'en-US', look = theme) =>
  laySlide(
    { kind: 'before_after', title: 'What changes', changes: paired, ...slide },
    { theme: look, language, direction: language.startsWith('ar') ? 'rtl' : 'ltr' },
  );
const textsOf = (scene: ReturnType<typeof lay>, name: RegExp) =>
  named(scene, name).flatMap((one) =>
    one.type === 'text' ? one.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ') : [],
  );

describe('what was and what is then', () => {
  it('stand in a row each where both are said of something', () => {
    const scene = lay({});
    expect(scene.slides[0]?.arrangement).toBe('change-rows');
    expect(textsOf(scene, /^Change \d (topic|before|after)$/)).toEqual([
      'Delivery',
      '9 days',
      '2 days',
      'Returns',
      '14%',
      '6%',
    ]);
  });

  it('stand on two panels where lists are of unlike length', () => {
    const scene = lay({ changes: lists });
    expect(scene.slides[0]?.arrangement).toBe('change-panels');
    const [before, after] = textsOf(scene, /^(Before|After)$/);
    expect(before).toContain('Two people copy them');
    expect(after).toMatch(/^After Orders arrive in the shop$/);
  });

  it.each([
    ['en-US', undefined, ['Before', 'After']],
    ['de-DE', undefined, ['Vorher', 'Nachher']],
    ['ja-JP', undefined, ['変更前', '変更後']],
    ['en-US', { before: 'As is', after: 'To be' }, ['As is', 'To be']],
    ['en-US', { after: 'To be' }, ['Before', 'To be']],
  ])('are called as their author does, else by the words of %s: %o', (language, labels, heads) => {
    expect(textsOf(lay({ labels }, language), / label$/)).toEqual(heads);
  });

  it('are large where they are figures', () => {
    const sizeOf = (scene: ReturnType<typeof lay>) => {
      const [cell] = named(scene, /^Change 1 after$/);
      return cell?.type === 'text' ? cell.paragraphs[0]!.runs[0]!.sizePt : 0;
    };
    const words = paired.map((change) => ({ ...change, after: 'On the day that was promised' }));
    expect(sizeOf(lay({}))).toBeGreaterThan(sizeOf(lay({ changes: words })));
  });

  it('point the way in which the slide is read', () => {
    for (const [arrangement, part] of [
      ['change-rows', 'Change 1 '],
      ['change-panels', ''],
    ] as const)
      for (const language of ['en-US', 'ar-SA']) {
        const scene = lay({ arrangement }, language);
        const [before] = named(scene, new RegExp(`^${part}before$`, 'i'));
        const [after] = named(scene, new RegExp(`^${part}after$`, 'i'));
        const [arrow] = named(scene, /arrow$/i);
        const isMirrored = arrow?.type === 'shape' && arrow.flipHorizontal === true;
        expect(after!.box.x < before!.box.x).toBe(isMirrored);
        expect(isMirrored).toBe(language === 'ar-SA');
      }
  });

  it.each(['change-rows', 'change-panels', 'change-table'])('as %s go on where there are many', (arrangement) => {
    const changes = Array.from({ length: 16 }, (_, index) => ({
      topic: `Topic ${index + 1}`,
      before: `Something that is done by hand in place ${index + 1}`,
      after: `The same is done by itself in place ${index + 1}`,
    }));
    const scene = lay({ arrangement, changes });
    expect(scene.slides.length).toBeGreaterThan(1);
    expect(scene.slides.map((one) => one.arrangement)).toEqual(scene.slides.map(() => arrangement));
    for (const { topic } of changes) expect(JSON.stringify(scene)).toContain(topic);
  });

  it('are read in all templates', () => {
    for (const look of builtinThemes)
      for (const arrangement of ['change-rows', 'change-panels', 'change-table'])
        for (const language of ['en-US', 'ar-SA', 'ja-JP'])
          expect(
            inspectScene(lay({ arrangement }, language, look), look, new Map()).blocking,
            `${look.name} ${arrangement} ${language}`,
          ).toEqual([]);
  });
});

it('sets what is then larger than what was, and no figure that breaks', () => {
  const sizeOf = (scene: ReturnType<typeof lay>, name: RegExp) =>
    named(scene, name).map((one) => (one.type === 'text' ? one.paragraphs[0]?.runs[0]?.sizePt : undefined));
  const figures = lay({ arrangement: 'change-rows' });
  const [before] = sizeOf(figures, /^Change 1 before$/);
  const [after] = sizeOf(figures, /^Change 1 after$/);
  expect(after!).toBeGreaterThan(before!);
  const broken = lay({
    arrangement: 'change-rows',
    changes: [...paired, { topic: '棚卸し', before: '年2回の手作業でおこなう', after: '毎晩スキャナーでおこなう' }],
  });
  expect(sizeOf(broken, /^Change 1 before$/)[0]!).toBeLessThan(before!);
});

it('sets the figures of what is then half as large again as those of what was, in rows of one height', () => {
  const changes = [
    ...paired,
    { topic: 'Stock counts', before: 'By hand, twice a year', after: 'Every night, by scanner' },
  ];
  const sizeOf = (one: ReturnType<typeof named>[number]) =>
    one.type === 'text' ? one.paragraphs[0]!.runs[0]!.sizePt : 0;
  for (const look of builtinThemes) {
    const scene = lay({ arrangement: 'change-rows', changes }, 'en-US', look);
    const [before] = named(scene, /^Change 1 before$/);
    const [after] = named(scene, /^Change 1 after$/);
    expect(sizeOf(after!), look.name).toBeGreaterThanOrEqual(1.5 * sizeOf(before!));
    const heights = named(scene, /^Change \d topic$/).map(({ box }) => box.h.toFixed(3));
    expect(new Set(heights).size, look.name).toBe(1);
  }
});

it('has panels as high as the longer list, with the shorter one set larger where it is what is then', () => {
  const sizes = textSizes(lay({ changes: [...lists, { before: 'Customers ask where their goods are' }] }));
  expect(sizes.after).toBeGreaterThan(sizes.before);
});

const textSizes = (scene: ReturnType<typeof lay>) => {
  const [before, after] = named(scene, /^(Before|After)$/).map((one) =>
    one.type === 'text' ? one.paragraphs.at(-1)!.runs[0]!.sizePt : 0,
  );
  return { before: before!, after: after! };
};

it('sets a word of what is then no larger than the sentences around it, in rows as high as they need', () => {
  const changes = [
    { topic: 'Like magma', before: 'Deep down', after: 'Near the surface' },
    { topic: 'Pressure', before: 'High', after: 'Drops' },
    { topic: 'Gas', before: 'Dissolved, almost no bubbles', after: 'Bubbles grow, need more room' },
    { topic: 'What you see', before: 'Still soda', after: 'Foam rushes out' },
    { topic: 'What you do (goggles on, over a tray)', before: 'Shake gently', after: 'Open and watch' },
  ];
  for (const look of builtinThemes) {
    const scene = lay({ arrangement: 'change-rows', changes }, 'en-US', look);
    const sizes = (name: RegExp) =>
      named(scene, name).map((one) => (one.type === 'text' ? one.paragraphs[0]!.runs[0]!.sizePt : 0));
    expect(new Set(sizes(/^Change \d after$/)).size, look.name).toBe(1);
    expect(Math.min(...sizes(/^Change \d before$/)), look.name).toBeGreaterThanOrEqual(16);
  }
});

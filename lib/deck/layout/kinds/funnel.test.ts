import { describe, expect, it } from 'vitest';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { laySlide, named } from '../testing/lay-slide';
import { sharesOf } from './funnel-shares';

type Stages = Extract<SlideSpecInput, { kind: 'funnel' }>['stages'];
const theme = builtinThemes[0]!;
const sales: Stages = [
  { name: 'Leads', value: '1,240', amount: 1240 },
  { name: 'Demos', value: '310', amount: 310 },
  { name: 'Won', value: '31', amount: 31 },
];

const lay = (stages: Stages, arrangement: string, language = 'en') =>
  laySlide({ kind: 'funnel', title: 'From lead to customer', arrangement, stages }, { theme, language });

const sizes = (stages: Stages, arrangement: string, side: 'w' | 'h') =>
  named(lay(stages, arrangement), /^Stage \d (?:bar|column)$/).map(({ box }) => box[side]);

describe.each([
  ['funnel-bars', 'w'],
  ['funnel-columns', 'h'],
] as const)('%s', (arrangement, side) => {
  it('draws each stage as large as what is left', () => {
    const [first, second, third] = sizes(sales, arrangement, side);
    expect(second! / first!).toBeCloseTo(0.25, 2);
    expect(third! / first!).toBeCloseTo(0.025, 3);
  });

  it.each([
    ['one grows', [sales[0]!, { name: 'More', amount: 2480 }, sales[2]!], [0.5, 1, 0.0125]],
    ['one is empty', [sales[0]!, { name: 'None', value: '0', amount: 0 }], [1, 0.008]],
    [
      'one is huge',
      [
        { name: 'All', value: '8.1 bn', amount: 8.1e9 },
        { name: 'One', value: '1', amount: 1 },
      ],
      [1, 0.008],
    ],
  ])('stays true where %s', (_, stages, expected) => {
    const found = sizes(stages, arrangement, side);
    const most = Math.max(...found);
    expect(found.map((size) => size / most)).toEqual(expected.map((share) => expect.closeTo(share, 3)));
    expect(inspectScene(lay(stages, arrangement), theme, new Map()).blocking).toEqual([]);
  });

  it.each(['en', 'ar', 'ja'])('says what share goes on from stage to stage, as %s writes it', (language) => {
    const shares = named(lay(sales, arrangement, language), /share$/).flatMap((one) =>
      one.type === 'text' ? one.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)) : [],
    );
    expect(shares.map((share) => /\d+/.exec(share)?.[0])).toEqual(['25', '10']);
  });

  it('says no share that nobody can know', () => {
    const unknown: Stages = [{ name: 'Asked' }, { name: 'Tried', amount: 4 }, { name: 'Bought', amount: -1 }];
    expect(named(lay(unknown, arrangement), /share$/)).toEqual([]);
  });
});

describe('stages without amounts', () => {
  it('are drawn as the idea of a funnel', () => {
    expect(sharesOf([{}, {}, {}])).toEqual([1, 0.67, 0.34].map((share) => expect.closeTo(share, 2)));
    expect(sharesOf([{ amount: 5 }, {}])).toEqual([1, expect.closeTo(0.34, 2)]);
  });
});

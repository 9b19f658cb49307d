import { describe, expect, it } from 'vitest';
import { slideSpecSchema, type SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import { figureFacts } from './facts';
import { settleFigures, unknownOf, withoutUnknownFigures } from './settle-figures';

const csv = [
  'Slides on who moved most.',
  '',
  'Team,Q2,Q3',
  'Operations,412.5,430.1',
  'Sales,41.0,44.0',
  'Legal,0,3',
].join('\n');

function settle(prompt: string, slide: SlideSpecInput, allowsKnowledge = false) {
  const reading = readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
  return settleFigures(slideSpecSchema.parse(slide), { facts: figureFacts(reading), language: 'en', allowsKnowledge });
}

const says = (statement: string, provenance: SlideSpecInput['provenance'] = []): SlideSpecInput => ({
  kind: 'statement',
  title: 'Operations',
  statement,
  provenance,
});

const statusesOf = ({ figures }: ReturnType<typeof settle>) =>
  Object.fromEntries(figures.map(({ text, status }) => [text, status]));

describe('figures of a slide', () => {
  it('are given where a cell of a comma-separated table has them', () => {
    const settled = settle(csv, says('Operations grew from 412.5 to 430.1'));
    expect(statusesOf(settled)).toEqual({ '412.5': 'given', '430.1': 'given' });
    expect(settled.problems).toEqual([]);
  });

  it.each([
    ['difference', '17.6', ['D1[Operations | Q3]', 'D1[Operations | Q2]']],
    ['difference', '17.6', ['430.1', '412.5']],
    ['change', '7 %', ['41.0', '44.0']],
    ['sum', '477.1', ['430.1', '44.0', '3']],
    ['share', '90 %', ['430.1', 'D1[Operations | Q3]']],
    ['ratio', '9.8', ['430.1', '44.0']],
    ['average', '237', ['430.1', '44.0']],
    ['rank', '1', ['430.1', '44.0', '3']],
    ['count', '3', ['Operations', 'Sales', 'Legal']],
  ] as const)('are derived by %s, and computed anew', (how, figure, of) => {
    const settled = settle(csv, says(`It is ${figure} now`, [{ figure, how, of: [...of] }]));
    expect(settled.problems).toEqual([]);
    const right = { '90 %': '100' }[figure as string] ?? figure.replace(' %', '');
    expect(settled.said).toMatchObject({ statement: expect.stringContaining(right) });
    expect(settled.figures.find(({ text }) => text === right)?.status).toMatch(/derived|given/);
  });

  it('are corrected where the computation says otherwise', () => {
    const settled = settle(
      csv,
      says('Up by 18.4 in a quarter', [{ figure: '18.4', how: 'difference', of: ['430.1', '412.5'] }]),
    );
    expect(settled.said).toMatchObject({ statement: 'Up by 17.6 in a quarter' });
    expect(settled.figures).toEqual([{ text: '17.6', status: 'derived', formula: '430.1 − 412.5' }]);
  });

  it('are never changed where the data has them, whatever is said of them', () => {
    const wrong = [{ figure: '44.0', how: 'sum' as const, of: ['430.1', '412.5'] }];
    expect(settle(csv, says('Sales has 44.0', wrong)).said).toMatchObject({ statement: 'Sales has 44.0' });
  });

  it('are derived from two beside them, although nobody says so', () => {
    expect(statusesOf(settle(csv, says('From 412.5 to 430.1, 17.6 more')))['17.6']).toBe('derived');
  });

  it.each([
    ['divides by zero', 'change', ['D1[Legal | Q2]', 'D1[Legal | Q3]'], 'change divides by zero'],
    [
      'names a cell that is missing',
      'difference',
      ['D1[Finance | Q3]', '41.0'],
      '"D1[Finance | Q3]" is not in the data',
    ],
    ['names a figure that is missing', 'sum', ['999', '41.0'], '"999" is not in the data'],
    ['has too few figures', 'sum', ['41.0'], 'sum takes at least 2 figures in "of"'],
  ] as const)('are sent back where their derivation %s', (_, how, of, problem) => {
    const { problems, figures } = settle(csv, says('It is 77', [{ figure: '77', how, of: [...of] }]));
    expect(problems).toContain(`provenance of 77: ${problem}`);
    expect(figures).toEqual([{ text: '77', status: 'unknown' }]);
  });

  it('never mix units', () => {
    const { problems } = settle(
      'Revenue was $40 and margin 12 %.',
      says('It is 52', [{ figure: '52', how: 'sum', of: ['$40', '12 %'] }]),
    );
    expect(problems).toContain("provenance of 52: $ and % can't be put together");
  });

  it('may be general or illustrative for a topic alone', () => {
    const slide = says('Some 60 % of it is water', [{ figure: '60 %', how: 'general', of: [] }]);
    expect(statusesOf(settle('Slides about soup', slide, true))).toEqual({ '60': 'general' });
    expect(settle(csv, slide).problems).not.toEqual([]);
  });
});

describe('figures of nowhere', () => {
  const list: SlideSpecInput = {
    kind: 'bullets',
    title: 'Teams',
    items: [{ text: 'Operations has 430.1' }, { text: 'Sales has 44.0' }, { text: 'Cost fell by 812' }],
    notes: 'Sales has 44.0. Cost fell by 812.',
  };

  it('go with their sentence, and no others do', () => {
    const kept = withoutUnknownFigures(settle(csv, list));
    expect(kept).toMatchObject({
      items: [{ text: 'Operations has 430.1' }, { text: 'Sales has 44.0' }],
      notes: 'Sales has 44.0.',
    });
  });

  it('leave no table empty', () => {
    const table: SlideSpecInput = {
      kind: 'table',
      title: 'T',
      columns: [{ label: 'Team' }, { label: 'Cost' }],
      rows: [
        ['Sales', '811'],
        ['Legal', '812'],
      ],
    };
    expect(withoutUnknownFigures(settle(csv, table))).toBeNull();
  });
});

describe('figures that nobody derives', () => {
  const strange = (slide: SlideSpecInput, ...texts: string[]) => unknownOf(settle(texts.join('\n'), slide).figures);

  it('stand in one of the texts, in digits or in words', () => {
    const slide: SlideSpecInput = {
      kind: 'metrics',
      title: 'T',
      notes: 'Twelve depots, 77 trucks.',
      metrics: [{ value: '$18.4M', label: 'Revenue of 12 depots' }],
    };
    expect(strange(slide, 'Revenue was 18,400,000 dollars in twelve depots.')).toEqual(['77']);
    expect(strange(slide, 'Revenue was $18.4M', 'twelve depots with 77 trucks')).toEqual([]);
  });

  it('count in charts, what orders and counts its parts does not', () => {
    const chart: SlideSpecInput = {
      kind: 'chart',
      title: 'T',
      chart: {
        type: 'column',
        categories: ['Q2', 'Q3'],
        series: [{ name: 'Margin', values: [0.41, 0.99] }],
        numberFormat: '0.0%',
        emphasis: 'Q3',
      },
    };
    expect(strange(chart, 'Margin was 41 % in Q2')).toEqual(['0.99']);
    expect(
      strange(
        { kind: 'process', title: 'T', steps: [{ title: 'In 3 steps' }, { title: 'b' }, { title: 'c' }] },
        'Steps',
      ),
    ).toEqual([]);
    expect(strange({ kind: 'section', title: 'T', number: 7 }, 'Parts')).toEqual([]);
  });
});

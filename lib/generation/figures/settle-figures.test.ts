import { describe, expect, it } from 'vitest';
import { slideSpecSchema, type SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import type { FigurePermission } from './facts';
import { withoutUnknownFigures } from './slide-texts';
import { unknownOf } from './provenance';
import { settleFigures, settleTexts, settlingOf } from './settle-figures';

const csv = [
  'Slides on who moved most.',
  '',
  'Team,Q2,Q3',
  'Operations,412.5,430.1',
  'Sales,41.0,44.0',
  'Legal,0,3',
].join('\n');

function settle(prompt: string, slide: SlideSpecInput, permission: FigurePermission = {}) {
  const reading = readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
  return settleFigures(slideSpecSchema.parse(slide), settlingOf({ ...reading, language: 'en' }, permission));
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

  const quarters = [
    'Revenue in thousands.',
    '',
    '| Quarter | New | Expansion | Churn |',
    '|---|---|---|---|',
    '| Q2 | 1,310 | 610 | -205 |',
    '| Q3 | 1,540 | 700 | -410 |',
  ].join('\n');

  it.each([
    ['sum', '1,830', ['D1[Q3 | New]', 'D1[Q3 | Expansion]', 'D1[Q3 | Churn]']],
    ['sum', '2,240', ['D1[Q3 | New]', 'D1[Q3 | Expansion]']],
    ['difference', '1,830', ['2,240', 'D1[Q3 | Churn]']],
    ['difference', '1,830', ['2,240', '410']],
    ['ratio', '2', ['D1[Q3 | Churn]', 'D1[Q2 | Churn]']],
  ] as const)('of cells with thousands and losses are believed: %s is %s of %j', (how, figure, of) => {
    const sum = { figure: '2,240', how: 'sum' as const, of: ['D1[Q3 | New]', 'D1[Q3 | Expansion]'] };
    const settled = settle(quarters, says(`It is ${figure} after churn`, [sum, { figure, how, of: [...of] }]));
    expect(settled.said).toMatchObject({ statement: `It is ${figure} after churn` });
    expect(settled.problems).toEqual([]);
  });

  it('of a table in thousands are believed beside amounts of the text', () => {
    const prompt = `Slides. We lost one customer of $310k.\n\n${quarters}`;
    const share = { figure: '76%', how: 'share' as const, of: ['$310k', 'D1[Q3 | Churn]'] };
    const settled = settle(prompt, says('It was 76% of the churn', [share]));
    expect(settled.said).toMatchObject({ statement: 'It was 76% of the churn' });
    const wrong = { ...share, figure: '67%' };
    expect(settle(prompt, says('It was 67% of the churn', [wrong])).problems).not.toEqual([]);
  });

  it('may follow from examples, and are none but examples then', () => {
    const provenance = [
      { figure: '$42,000', how: 'illustrative' as const, of: [] },
      { figure: '$84,000', how: 'sum' as const, of: ['$42,000', '$42,000'] },
    ];
    const allowed = { illustrative: 'with example figures' };
    const settled = settle(csv, says('Two cost $84,000, one $42,000', provenance), allowed);
    expect(settled.problems).toEqual([]);
    expect(statusesOf(settled)).toEqual({ '84,000': 'illustrative', '42,000': 'illustrative' });
    expect(settle(csv, says('Two cost $84,000, one $42,000', provenance)).problems).not.toEqual([]);
  });

  it('are percent where their sum says so alone', () => {
    const shares = ['48.3 %', '23.4 %'].map((figure) => ({ figure, how: 'general' as const, of: [] }));
    const sum = { figure: '71.7 %', how: 'sum' as const, of: ['48.3', '23.4'] };
    const settled = settle(csv, says('Gas 48.3 %, oil 23.4 %, both 71.7 %', [...shares, sum]), { general: 'known' });
    expect(settled.said).toMatchObject({ statement: 'Gas 48.3 %, oil 23.4 %, both 71.7 %' });
    expect(settled.problems).toEqual([]);
    const plain = 'Shares: gas 48.3, oil 23.4';
    const wrong = settle(plain, says('Both have 71.9 %', [{ ...sum, figure: '71.9 %' }]));
    expect(wrong.said).toMatchObject({ statement: 'Both have 71.7 %' });
  });

  it('of cells with thousands and losses are corrected as their table is written', () => {
    const of = ['D1[Q3 | New]', 'D1[Q3 | Expansion]', 'D1[Q3 | Churn]'];
    const settled = settle(quarters, says('It is 1,930 after churn', [{ figure: '1,930', how: 'sum', of }]));
    expect(settled.said).toMatchObject({ statement: 'It is 1,830 after churn' });
  });

  it('are corrected where the computation says otherwise', () => {
    const settled = settle(
      csv,
      says('Up by 18.4 in a quarter', [{ figure: '18.4', how: 'difference', of: ['430.1', '412.5'] }]),
    );
    expect(settled.said).toMatchObject({ statement: 'Up by 17.6 in a quarter' });
    expect(settled.figures).toEqual([{ text: '17.6', status: 'derived', formula: '430.1 − 412.5' }]);
  });

  it('are complained of where they are far from what they are said to follow from', () => {
    const branch = { figure: '29.2', how: 'difference' as const, of: ['430.1', '412.5'] };
    const settled = settle(csv, says('All teams lost 29.2', [branch]));
    expect(settled.said).toMatchObject({ statement: 'All teams lost 29.2' });
    expect(settled.problems.join(' ')).toContain('29.2: does not follow from 430.1, 412.5: that gives 17.6');
  });

  it.each([
    ['points between shares', 'It rose from 60 % to 71 %.', '11 points', 'difference', ['71 %', '60 %']],
    [
      'minutes between times of day',
      'The alarm came at 08:11, help at 09:26.',
      '75 minutes',
      'difference',
      ['09:26', '08:11'],
    ],
    ['products', 'Each of the 20 vans saves $9,000.', '$180,000', 'product', ['20', '$9,000']],
    ['parts of amounts', 'Of 12,400 tickets 25 % are spam.', '3,100', 'product', ['12,400', '25 %']],
  ] as const)('may be %s', (_, prompt, figure, how, of) => {
    const settled = settle(prompt, says(`It is ${figure}`, [{ figure, how, of: [...of] }]));
    expect(settled.problems).toEqual([]);
    expect(settled.figures.map(({ status }) => status)).toEqual(['derived']);
  });

  it('may be counts in words', () => {
    const counted = { figure: 'two', how: 'count' as const, of: ['Operations', 'Sales'] };
    expect(settle(csv, says('Only two teams grew', [counted])).problems).toEqual([]);
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

  it.each(['general', 'illustrative'] as const)('may be %s for a topic, and where the request says so alone', (how) => {
    const slide = says('Some 60 % of it is water', [{ figure: '60 %', how, of: [] }]);
    expect(statusesOf(settle('Slides about soup', slide))).toEqual({ '60': how });
    expect(statusesOf(settle(csv, slide, { [how]: 'as you like' }))).toEqual({ '60': how });
    const other = how === 'general' ? 'illustrative' : 'general';
    for (const permission of [{}, { [other]: 'as you like' }]) {
      const settled = settle(csv, slide, permission);
      expect(statusesOf(settled)).toEqual({ '60': 'unknown' });
      expect(settled.problems).toContainEqual(expect.stringMatching(`^60 %: the request allows no ${how} figures`));
    }
  });

  it('are given, whatever a permission says, where the data has them', () => {
    const slide = says('It has 430.1', [{ figure: '430.1', how: 'illustrative', of: [] }]);
    expect(statusesOf(settle(csv, slide, { illustrative: 'as you like' }))).toEqual({ '430.1': 'given' });
  });
});

describe('figures that follow from derived ones', () => {
  const grew = { figure: '17.6', how: 'difference' as const, of: ['430.1', '412.5'] };
  const both = { figure: '20.6', how: 'sum' as const, of: ['17.6', '3.0'] };
  const sales = { figure: '3.0', how: 'difference' as const, of: ['44.0', '41.0'] };

  it('are computed in whatever order they are said', () => {
    const { figures, problems } = settle(csv, says('Together 20.6 more', [both, sales, grew]));
    expect(problems).toEqual([]);
    expect(figures).toEqual([{ text: '20.6', status: 'derived', formula: '17.6 + 3.0' }]);
  });

  it('may follow from what another slide derives, and take that along', () => {
    const settling = settlingOf(readPrompt({ prompt: csv, outputType: 'deck', variantCount: 1 }));
    const { problems, provenance } = settleTexts({ title: 'Together 20.6 more' }, [both], settling, [grew, sales]);
    expect(problems).toEqual([]);
    expect(provenance).toEqual([both, grew, sales]);
    expect(settleTexts({ title: 'It grew by 17.6' }, [], settling, [grew]).provenance).toEqual([grew]);
  });

  it('are none where they follow from one another in a circle', () => {
    const circle = [
      { figure: '55', how: 'sum' as const, of: ['66', '41.0'] },
      { figure: '66', how: 'sum' as const, of: ['55', '41.0'] },
    ];
    const { figures } = settle(csv, says('It is 55, then 66', circle));
    expect(figures.map(({ status }) => status)).toEqual(['unknown', 'unknown']);
  });
});

describe('figures beside examples', () => {
  const costs = (declared: string): SlideSpecInput => ({
    kind: 'bullets',
    title: 'Costs',
    items: [{ text: 'Fuel 35,000' }, { text: 'Service 14,000' }, { text: 'Charging point 0' }],
    provenance: [{ figure: declared, how: 'illustrative', of: [] }],
  });

  it('are examples, too, where most of them are said to be', () => {
    const { figures, problems } = settle('Slides about vans', costs('35,000 and 14,000'));
    expect(figures.map(({ status }) => status)).toEqual(['illustrative', 'illustrative', 'illustrative']);
    expect(problems).toEqual([]);
  });

  it('are of nowhere where few are', () => {
    expect(unknownOf(settle('Slides about vans', costs('35,000')).figures)).toEqual(['14,000', '0']);
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

import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellDeck } from './tell-deck';

const tell = (prompt: string) => tellDeck(readPrompt({ prompt, outputType: 'deck', variantCount: 1 }));
const last = (prompt: string) => tell(prompt).slides.at(-1);
const kindsOf = (prompt: string) => tell(prompt).slides.map(({ kind }) => kind);

describe('what moved a total', () => {
  it.each([
    ['en', 'Profit 2026', ['Profit 2025: 12.4', 'Price: +3.1', 'Volume: -2.2', 'Costs: -0.8', 'Profit 2026: 12.5']],
    ['de', 'Gewinn im Jahr', ['Gewinn 2025: 12,4', 'Preis: +3,1', 'Menge: -2,2', 'Kosten: −0,8', 'Gewinn 2026: 12,5']],
    [
      'fr',
      'Le résultat de l’année',
      ['Résultat 2025 : 12,4', 'Prix : +3,1', 'Volume : −2,2', 'Coûts : −0,8', 'Résultat 2026 : 12,5'],
    ],
    ['ja', '今年の利益', ['2025年の利益：12.4', '価格：+3.1', '数量：-2.2', '費用：-0.8', '2026年の利益：12.5']],
    ['ar', 'ربح هذا العام', ['ربح 2025: 12.4', 'السعر: +3.1', 'الكمية: -2.2', 'التكاليف: -0.8', 'ربح 2026: 12.5']],
  ])('is a bridge where changes lead from one total to another: %s', (_, heading, lines) => {
    expect(last(`# Deck\n\n## ${heading}\n${lines.map((line) => `- ${line}`).join('\n')}\n`)).toMatchObject({
      kind: 'waterfall',
      start: { amount: 12.4 },
      steps: [{ amount: 3.1 }, { amount: -2.2 }, { amount: -0.8 }],
      end: { amount: 12.5 },
      numberFormat: '#,##0.0',
    });
  });

  it('has the subtotals and the reasons of a table', () => {
    const rows = [
      'Revenue | 1840 | Growth in the north',
      'Material | -620 | Steel',
      'Production | -310 | Energy',
      'Gross profit | 910 | As planned',
      'Sales | -140 | Fairs',
      'Operating profit | 770 | Record',
    ];
    const table = ['Item | EUR thousands | Why', '--- | --- | ---', ...rows].map((row) => `| ${row} |`).join('\n');
    expect(last(`# Deck\n\n## From revenue to profit\n\n${table}\n`)).toMatchObject({
      kind: 'waterfall',
      start: { name: 'Revenue', amount: 1840, detail: 'Growth in the north' },
      steps: [
        { amount: -620 },
        { amount: -310, detail: 'Energy' },
        { name: 'Gross profit', amount: 910, isSubtotal: true },
        { amount: -140 },
      ],
      end: { name: 'Operating profit', amount: 770 },
    });
  });

  it.each([
    ['What moved profit from 10.0 to 12.5: price +3.2, volume −2.2, costs +1.5.', 'Our profit this year'],
    ['Was den Gewinn von 10,0 auf 12,5 brachte: Preis +3,2, Menge −2,2, Kosten +1,5.', 'Unser Gewinn in diesem Jahr'],
  ])('is told in one sentence that says both totals: %s', (sentence, heading) => {
    expect(last(`# Deck\n\n## ${heading}\n\n${sentence}\n`)).toMatchObject({
      kind: 'waterfall',
      start: { amount: 10 },
      steps: [{ amount: 3.2 }, { amount: -2.2 }, { amount: 1.5 }],
      end: { amount: 12.5 },
    });
  });

  it('is said to be one, so that sums which do not close are seen by who checks', () => {
    const lines = ['Profit 2025: 12.4', 'Price: +3.1', 'Volume: -2.2', 'Profit 2026: 15.5'];
    const list = lines.map((line) => `- ${line}`).join('\n');
    expect(last(`# Deck\n\n## Profit bridge\n${list}\n`)).toMatchObject({ kind: 'waterfall', end: { amount: 15.5 } });
    expect(kindsOf(`# Deck\n\n## Profit by region\n${list}\n`)).not.toContain('waterfall');
  });

  it('has the unit of its numbers, and no start where only changes are said', () => {
    const money = ['Profit 2025: $12.4M', 'Price: +$3.1M', 'Volume: -$2.2M', 'Profit 2026: $13.3M'];
    const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
    const slide = last(`# Deck\n\n## Profit bridge\n${listOf(money)}\n`);
    expect(slide).toMatchObject({
      kind: 'waterfall',
      start: { amount: 12.4 },
      steps: [{ amount: 3.1 }, { amount: -2.2 }],
    });
    expect(slide?.kind === 'waterfall' ? slide.unit : '').toContain('$');
    expect(kindsOf(`# Deck\n\n## Profit bridge\n${listOf(['Price: +3', 'Volume: -2', 'Costs: +1'])}\n`)).not.toContain(
      'waterfall',
    );
  });

  it.each([
    ['parts of a sum', ['North: 5.1', 'South: 3.2', 'West: 2.4', 'Total: 10.7']],
    ['changes alone', ['North: +5.1', 'South: -3.2', 'West: +2.4', 'East: +4.3']],
    ['changes with their sum', ['North: +5.1', 'South: -3.2', 'West: +2.4', 'Total: +4.3']],
    ['a ranking', ['Ulm: 1240', 'Bonn: 410', 'Jena: 160', 'Hof: 90']],
  ])('is none of %s', (_, lines) => {
    expect(kindsOf(`# Deck\n\n## Results by region\n${lines.map((line) => `- ${line}`).join('\n')}\n`)).not.toContain(
      'waterfall',
    );
  });
});

describe('what was and what is then', () => {
  const lists = (heads: readonly [string, string], before: readonly string[], after: readonly string[]) =>
    `### ${heads[0]}\n${before.map((text) => `- ${text}`).join('\n')}\n\n### ${heads[1]}\n${after.map((text) => `- ${text}`).join('\n')}\n`;

  it.each([
    [
      'en',
      'How orders come in',
      ['Today', 'Tomorrow'],
      ['Orders arrive by mail', 'Two people copy them'],
      ['Orders arrive in the shop'],
    ],
    [
      'de',
      'Wie Aufträge ankommen',
      ['Vorher', 'Nachher'],
      ['Aufträge kommen per Post', 'Zwei Leute tippen sie ab'],
      ['Aufträge kommen im Shop an'],
    ],
    [
      'fr',
      'Comment les commandes arrivent',
      ['Avant', 'Après'],
      ['Les commandes arrivent par courrier', 'Deux personnes les copient'],
      ['Les commandes arrivent en ligne'],
    ],
    [
      'ja',
      '注文の受け方',
      ['現状', 'あるべき姿'],
      ['注文は郵便で届きます', '二人が書き写しています'],
      ['注文はすべて店で受けます'],
    ],
  ] as const)('are two lists, called as their author calls them: %s', (_, title, heads, before, after) => {
    expect(last(`# Deck\n\n## ${title}\n\n${lists(heads, before, after)}`)).toMatchObject({
      kind: 'before_after',
      labels: { before: heads[0], after: heads[1] },
      changes: [{ before: before[0], after: after[0] }, { before: before[1] }],
    });
  });

  it('are paired where both lists speak of the same things', () => {
    const before = ['Delivery: 9 days', 'Returns: by mail'];
    const after = ['Returns: in any shop', 'Delivery: 2 days'];
    expect(last(`# Deck\n\n## What the new hall changes\n\n${lists(['As is', 'To be'], before, after)}`)).toMatchObject(
      {
        kind: 'before_after',
        changes: [
          { topic: 'Delivery', before: '9 days', after: '2 days' },
          { topic: 'Returns', before: 'By mail', after: 'In any shop' },
        ],
      },
    );
  });

  it('are rows of a table', () => {
    const rows = [
      'Topic | Before | After',
      '--- | --- | ---',
      'Stock counts | by hand | by scanner',
      'Delivery | 9 days | 2 days',
    ];
    const table = rows.map((row) => `| ${row} |`).join('\n');
    expect(last(`# Deck\n\n## What changes\n\n${table}\n`)).toMatchObject({
      kind: 'before_after',
      changes: [
        { topic: 'Stock counts', before: 'By hand', after: 'By scanner' },
        { topic: 'Delivery', before: '9 days', after: '2 days' },
      ],
    });
  });

  it.each([
    [
      'things to choose from',
      lists(['Buy', 'Rent'], ['It is ours', 'It costs more'], ['It is not ours', 'It costs less']),
    ],
    ['pros and cons', lists(['Pros', 'Cons'], ['It is fast', 'It is near'], ['It is dear', 'It is new'])],
    [
      'numbers of one unit',
      '| Region | Before | After |\n| --- | --- | --- |\n| North | 12 | 15 |\n| South | 9 | 11 |\n| West | 7 | 8 |\n| East | 5 | 9 |\n| Online | 14 | 20 |\n',
    ],
  ])('are none of %s', (_, content) => {
    expect(kindsOf(`# Deck\n\n## What we found\n\n${content}`)).not.toContain('before_after');
  });
});

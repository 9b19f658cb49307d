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

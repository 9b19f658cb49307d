import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellDeck } from '../tell-deck';

const tell = (heading: string, rows: readonly string[]) =>
  tellDeck(
    readPrompt({
      prompt: `# ${heading}\n\n## ${heading}\n\n${[rows[0]!, rows[0]!.replace(/[^|]+/gu, '---'), ...rows.slice(1)].map((row) => `| ${row} |`).join('\n')}\n`,
      outputType: 'deck',
      variantCount: 1,
    }),
  ).slides;

describe('items that are rated twice', () => {
  it.each([
    ['Our ideas', 'Idea | Effort | Impact', ['Calendar | low | high', 'Carrier | medium | high', 'Vans | high | low']],
    [
      'Unsere Ideen',
      'Idee | Aufwand | Nutzen',
      ['Kalender | gering | hoch', 'Spedition | mittel | hoch', 'Wagen | hoch | niedrig'],
    ],
    [
      'Nos idées',
      'Idée | Effort | Impact',
      ['Agenda | faible | élevé', 'Transporteur | moyen | élevé', 'Camions | élevé | faible'],
    ],
    [
      'أفكارنا',
      'الفكرة | الجهد | الأثر',
      ['التقويم | منخفض | مرتفع', 'الناقل | متوسط | مرتفع', 'الشاحنات | مرتفع | منخفض'],
    ],
    ['改善の案', '案 | 労力 | 効果', ['カレンダー | 低 | 高', '運送会社 | 中 | 高', '車両 | 高 | 低']],
  ])('stand between two axes: %s', (heading, head, rows) => {
    const slide = tell(heading, [head, ...rows]).find(({ kind }) => kind === 'plot');
    expect(slide).toMatchObject({
      items: [
        { x: 1, y: 3 },
        { x: 2, y: 3 },
        { x: 3, y: 1 },
      ],
    });
  });

  it('do so by numbers where their heads weigh them, with those that have none among them', () => {
    const slide = tell('Our risks', [
      'Risk | Likelihood | Severity',
      'Strike | 4 | 5',
      'Fire | 1 | 5',
      'Flu | 5 | 2',
      'Flood | – | 4',
    ]).find(({ kind }) => kind === 'plot');
    expect(slide).toMatchObject({
      xAxis: 'Likelihood',
      xScale: { min: 0.5, max: 5.5 },
      items: [{ x: 4, y: 5 }, {}, {}, { y: 4 }],
    });
  });

  it('are those of tables and charts where they count something, or say more', () => {
    for (const rows of [
      ['Team | Wins | Losses', 'North | 4 | 5', 'South | 7 | 2', 'East | 5 | 4'],
      [
        'Risk | Likelihood | Impact | What we do',
        'Strike | high | high | Talks',
        'Fire | low | high | Alarms',
        'Flu | high | low | Shots',
      ],
    ])
      expect(tell('Where we stand', rows).map(({ kind }) => kind)).not.toContain('plot');
  });
});

import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellDeck } from '../tell-deck';

const stand = {
  en: '# The second hall\n\n## Where we stand\n\nOrders grew by 12% in a year and the old hall is full.',
  de: '# Die zweite Halle\n\n## Wo wir stehen\n\nDie Aufträge wuchsen in einem Jahr um 12 %, und die alte Halle ist voll.',
};
const tell = (heading: string, lines: readonly string[], language: keyof typeof stand = 'en') =>
  tellDeck(
    readPrompt({
      prompt: `${stand[language]}\n\n## ${heading}\n\n${lines.join('\n')}\n`,
      outputType: 'deck',
      variantCount: 1,
    }),
  ).slides;

describe('decisions that are asked for', () => {
  it('show their amounts and dates, and keep their sentences', () => {
    const slides = tell('Decisions for the board', [
      '- Approve €6.4 million for the Rotterdam extension – by 12 December',
      '- Release €400k for the racking (Supervisory Board, 3 March)',
    ]);
    expect(slides.find(({ kind }) => kind === 'decision')).toMatchObject({
      asks: [
        { ask: 'Approve €6.4 million for the Rotterdam extension', amount: '€6.4 million', due: 'By 12 December' },
        { ask: 'Release €400k for the racking', amount: '€400k', due: '3 March', decider: 'Supervisory Board' },
      ],
    });
  });

  it('are as many as the form holds', () => {
    const slides = tell('Decisions we ask for', [
      '- Approve €640,000 for the second depot and twelve vans (Board, 14 September 2026)',
      '- Agree to end diesel deliveries in the inner city by 30 June 2027 (Board, 14 September 2026)',
      '- Present the plan for Lübeck (Mirko Hansen, 1 December 2026)',
      '- Hire 14 riders before winter (Aylin Demir, 31 October 2026)',
    ]);
    expect(slides.find(({ kind }) => kind === 'decision')).toMatchObject({ asks: [{}, {}, {}, {}] });
  });

  it('have the options that stand below a single one', () => {
    const lines = [
      '- Freigabe von 6,4 Mio. € für die zweite Halle, bis 12. Dezember',
      '  - Bauen: fertig in 22 Monaten',
      '  - Mieten: fertig in 4 Monaten',
    ];
    const slides = tell('Entscheidung', lines, 'de');
    expect(slides.find(({ kind }) => kind === 'decision')).toMatchObject({
      asks: [{ amount: expect.stringContaining('6,4') as string }],
      options: [{ name: 'Bauen' }, { name: 'Mieten' }],
    });
  });

  it('are a list where neither amounts nor dates are said', () => {
    const slides = tell('Decisions', [
      '- The office stays closed on Fridays',
      '- Everybody has a key',
      '- Dogs may come',
    ]);
    expect(slides.map(({ kind }) => kind)).not.toContain('decision');
  });
});

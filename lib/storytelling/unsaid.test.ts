import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellDeck } from './tell-deck';

const told = (prompt: string) => tellDeck(readPrompt({ prompt, outputType: 'deck', variantCount: 1 }));

describe('figures of a brief', () => {
  it('are told of where a sentence that asks has them and no slide does', () => {
    const { notices } = told(
      'Please make a members update (6 slides) for Brightwater Energy, fee 77 € in the village hall. Income: shares 118,600 €, costs 71,900 €, loan 28,000 €. ' +
        'Plans: battery of 500 kWh, grant of 64,000 €, two seats.',
    );
    expect(notices.join(' ')).toContain('77');
  });

  it('make no notice where all of them stand on slides', () => {
    const { notices } = told(
      'Please make 6 slides for the board about our shop. Income: shares 118,600 €, costs 71,900 €, loan 28,000 €. Plans: battery of 500 kWh, grant of 64,000 €, two seats.',
    );
    expect(notices).toEqual([]);
  });
});

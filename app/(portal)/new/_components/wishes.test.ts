import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { emptyDraft, type FormDraft } from './draft';
import { countFault, deckLanguages, deckTones, withWishes } from './wishes';

const prompts = [
  'Quarterly review\n\n- Revenue grew 12 % to $18.4M\n- Churn fell to 2.1 %\n- We opened an office in Lyon',
  'Jahresbericht des Vereins\n\nWir haben 240 Mitglieder und drei neue Trainer. Die Halle wird im Mai fertig.',
  'Make a deck in 6 slides for students about tides. The moon pulls the sea. Spring tides are higher.',
];
const draft: FormDraft = { ...emptyDraft, prompt: prompts[0] ?? '' };
const read = (asked: FormDraft) =>
  readPrompt({ prompt: withWishes(asked), outputType: asked.outputType, variantCount: 1 }).instructions;

describe('withWishes', () => {
  it('leaves a prompt as it is where nothing is wished for', () => {
    expect(withWishes({ ...draft, audience: ' ' })).toBe(draft.prompt);
  });

  it('says everything in one sentence', () => {
    const asked = { ...draft, slideCount: 8, language: 'German', audience: 'The board.', tone: 'inspiring' } as const;
    expect(withWishes(asked)).toBe(
      `Please make exactly 8 slides in German for the board, in an inspiring tone.\n\n${draft.prompt}`,
    );
  });

  it.each([0, -3, 2.5, 99])('does not take %d for a number of slides', (slideCount) => {
    expect(countFault({ ...draft, slideCount }, 50)).toBe('A whole number from 1 to 50.');
    expect(countFault({ ...draft, slideCount, outputType: 'single_slide' }, 50)).toBeUndefined();
  });

  it('asks nothing of the number of slides where one is made', () => {
    const single = { ...draft, outputType: 'single_slide', slideCount: 8, tone: 'plain' } as const;
    expect(withWishes(single)).toMatch(/^Please make the slide, in a plain tone\.\n/);
  });

  it.each(prompts)('is read as it was meant, before %j', (prompt) => {
    const asked = { ...draft, prompt, slideCount: 11, language: 'Polish', audience: 'hospital managers' } as const;
    expect(read({ ...asked, tone: 'playful' })).toMatchObject({
      count: { min: 11, max: 11 },
      language: expect.stringMatching(/^pl/),
      audience: 'hospital managers',
      tone: 'playful',
    });
  });

  it.each(deckLanguages)('names %s as the service knows it', (language) => {
    expect(read({ ...draft, language }).language).toEqual(expect.any(String));
  });

  it.each(deckTones)('names the tone %s as the service knows it', (tone) => {
    expect(read({ ...draft, tone }).tone).toBe(tone);
  });
});

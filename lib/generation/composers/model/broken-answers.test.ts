import { describe, expect, it } from 'vitest';
import { isPlainProse } from './answer/parse-answer';
import { brokenAnswers, rightAnswers, type BrokenAnswer } from './testing/broken-answers';
import { tryAnswers } from './testing/try-broken-answer';

/** Nothing stands in the way of the answer that is given in the end, whatever is complained of. */
const outcomeOf = (notices: readonly string[]): BrokenAnswer['stubborn'] => {
  const said = notices.join(' ');
  if (/without it/.test(said)) return 'without the model';
  return /had to be mended/.test(said) ? 'mended' : 'used';
};

describe('what small models answer', () => {
  it('is a table of at least 60 cases, most of which cost no further call', () => {
    const cheap = brokenAnswers.filter(({ first }) => first === 'used').length;
    expect(brokenAnswers.length).toBeGreaterThanOrEqual(60);
    expect(cheap / brokenAnswers.length).toBeGreaterThanOrEqual(0.75);
  });

  it.each(brokenAnswers.map((broken) => [broken.name, broken] as const))(
    '%s',
    async (_, { asked, text, holds, first, stubborn }) => {
      const once = await tryAnswers(asked, [text, rightAnswers[asked] ?? rightAnswers.bullets ?? '']);
      expect(once.calls > 1 ? 'sent back' : 'used').toBe(first);
      if (first === 'used') for (const word of holds) expect(once.result).toContain(word);
      const always = await tryAnswers(asked, [text]);
      expect(outcomeOf(always.notices)).toBe(stubborn);
      // Prose that is repeated is an answer, too: nobody asks a third time.
      expect(always.calls).toBe(stubborn === 'used' ? 1 : isPlainProse(text) ? 2 : 3);
      for (const word of holds) expect(always.result).toContain(word);
    },
  );
});

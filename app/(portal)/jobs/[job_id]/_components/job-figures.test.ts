import { expect, it } from 'vitest';
import { summaryOf } from './job-figures';

const none = { given: 0, derived: 0, source: 0, general: 0, illustrative: 0, unknown: 0 };

it('says how many figures come from where, and nothing of what there is none of', () => {
  expect(summaryOf({ counts: { ...none, given: 58, derived: 4, illustrative: 1 }, listed: [] })).toBe(
    '58 from the prompt, 4 computed, 1 illustrative',
  );
  expect(summaryOf({ counts: none, listed: [] })).toBe('');
});

import { describe, expect, it } from 'vitest';
import type { LayoutWarning } from '@/lib/deck/layout/layout-types';
import { sentenceOfLayout, nameByNumber } from './notices';

const at = { specIndex: 1, slideIndex: 2 };

describe('sentenceOfLayout', () => {
  it.each<[LayoutWarning, string]>([
    [{ type: 'continues', ...at }, 'What did not fit on the slide before continues on slide 3.'],
    [
      { type: 'moved-to-notes', ...at, what: 'content' },
      'Part of the content did not fit on slide 3 and stands in the speaker notes.',
    ],
    [
      { type: 'moved-to-notes', ...at, what: 'title' },
      'The whole title did not fit on slide 3 and stands in the speaker notes.',
    ],
    [
      { type: 'moved-to-notes', ...at, what: 'slides' },
      'The content of further slides did not fit on slide 3 and stands in the speaker notes.',
    ],
    [{ type: 'unknown-icon', ...at, icon: 'unicorn' }, 'There is no icon "unicorn"; slide 3 is shown without it.'],
  ])('says %j', (warning, expected) => {
    expect(sentenceOfLayout(warning, nameByNumber)).toBe(expected);
  });
});

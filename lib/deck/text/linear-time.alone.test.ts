import { describe, it } from 'vitest';
import { expectLinear } from '@/lib/testing/expect-linear';
import { hostileTexts } from '@/lib/testing/hostile-texts';
import { breakLines } from './break-lines';
import { withNoBreakSpaces } from './glued-spaces';
import { withoutLoneWord } from './lone-word';
import { widestWordIn } from './widest-word';

const style = { family: 'Calibri' as const, sizePt: 18 };
const language = 'en-US';
const widthIn = 6;

/**
 * With less, finding words measured before counts for more than measuring. A text whose last word stands alone is broken
 * several times more than one whose last line is full, and which of both a length gives is chance.
 */
const lengths = { short: 10_000, long: 100_000, leastMs: 20 };

/** Of what slides show; a deck shows at most some ten thousand letters, its notes may have any number. */
const works = {
  'breaking lines': (text: string) => breakLines([{ text, style }], widthIn, { language }),
  'mending a lone last word': (text: string) =>
    withoutLoneWord(
      {
        runs: [{ text, sizePt: 18, color: 'ink', font: 'body' }],
        align: 'start',
        direction: 'ltr',
        level: 0,
        indentIn: 0,
        lineSpacing: 1,
        spaceBeforePt: 0,
        lines: [text, ''],
      },
      { widthIn, language, fonts: { heading: 'Calibri', body: 'Calibri', mono: 'Courier New' } },
    ),
  'finding the widest word': (text: string) => widestWordIn(text, style, language),
  'keeping words together': (text: string) => withNoBreakSpaces([text], language),
};

describe.each(Object.entries(works))('%s takes time in proportion to the length of', (_, work) => {
  it.each(Object.entries(hostileTexts))('%s', (_name, make) => expectLinear(make, work, lengths));
});

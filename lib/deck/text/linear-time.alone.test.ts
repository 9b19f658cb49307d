import { describe, it } from 'vitest';
import { expectLinear } from '@/lib/testing/expect-linear';
import { hostileTexts } from '@/lib/testing/hostile-texts';
import { breakLines } from './break-lines';
import { balancedWidthIn } from './balanced-width';
import { withNoBreakSpaces } from './glued-spaces';
import { widestWordIn } from './widest-word';

const style = { family: 'Calibri' as const, sizePt: 18 };
const language = 'en-US';
const widthIn = 6;

/** Of what slides show; a deck shows at most some ten thousand letters, its notes may have any number. */
const works = {
  'breaking lines': (text: string) => breakLines([{ text, style }], widthIn, language),
  'making lines even': (text: string) =>
    balancedWidthIn([{ text, style }], { widthIn, language, onlyMendFaults: false }),
  'finding the widest word': (text: string) => widestWordIn(text, style, language),
  'keeping words together': (text: string) => withNoBreakSpaces([text], language),
};

describe.each(Object.entries(works))('%s takes time in proportion to the length of', (_, work) => {
  it.each(Object.entries(hostileTexts))('%s', (_name, make) => expectLinear(make, work));
});

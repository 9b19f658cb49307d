import { describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellSlides } from '../tell-slides';
import { textsOn } from '../texts-on';

const told = (prompt: string, variantCount = 1): SlideSpec[] =>
  tellSlides(readPrompt({ prompt, outputType: 'single_slide', variantCount })).slides;

describe('what a request for one slide says besides', () => {
  it('is drawn where it names figures and nothing else is there', () => {
    const [slide] = told(
      'One slide please: bar chart, boat trips from the pier per month, May 41, Jun 58, Jul 96, Aug 88. Two versions so we can choose.',
      2,
    );
    expect(slide).toMatchObject({ kind: 'chart', chart: { series: [{ values: [41, 58, 96, 88] }] } });
  });

  it.each([
    [
      'at the end',
      'One slide.\n\nOpening hours\n\n- Mon 9–12\n- Tue 14–18\n- Fri 9–12\n\nFriday matters, please make it stand out.',
    ],
    [
      'in brackets',
      'One slide.\n\nOpening hours\n\n- Mon 9–12\n- Tue 14–18\n- Fri 9–12\n\n(the total must NOT stand out!!)',
    ],
    ['behind a full stop', 'One slide.\n\nIn June: 61 boats, 9 crews, 4 piers. please dont make it stand out'],
  ])('is not shown %s', (_, prompt) => {
    const [slide] = told(prompt);
    expect(textsOn(slide).join('\n')).not.toMatch(/stand out/u);
  });

  it('names the slide where it calls that the message', () => {
    const [slide] = told(
      'one slide pls\n\nour ferry season, the message is that the late boats bring the guests\n\nnoon boat 310\nfour o’clock boat 480\nlate boat 1,220',
    );
    expect(slide?.title).toBe('The late boats bring the guests');
    expect(textsOn(slide).join('\n')).toMatch(/noon boat/iu);
  });
});

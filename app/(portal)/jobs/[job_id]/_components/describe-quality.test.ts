import { describe, expect, it } from 'vitest';
import { describeQuality, type Quality, type QualityFinding } from './describe-quality';

const slides = Array.from({ length: 3 }, () => ({
  kind: 'bullets',
  arrangement: 'list',
  words: 20,
  smallestFontPt: 12,
  contrastMin: 5.25,
}));

function quality({ notices = [], warnings = [] }: { notices?: string[]; warnings?: QualityFinding[] } = {}): Quality {
  return {
    report: { version: 1, blocking: [], warnings, notices: [], slides },
    templateReason: '',
    citations: [],
    figures: { counts: { given: 0, derived: 0, source: 0, general: 0, illustrative: 0, unknown: 0 }, listed: [] },
    template: 'Meridian',
    composer: 'embedded',
    attempts: 2,
    notices,
  };
}
const titles = ['Plan', 'A rather long title of a slide', 'End'];

describe('describeQuality', () => {
  it('is calm when there is nothing to report', () => {
    const described = describeQuality(quality(), titles);
    expect(described).toMatchObject({ headline: 'No problems found', items: [] });
    expect(described.figures).toContainEqual({ name: 'Lowest contrast', value: '5.3 : 1' });
    expect(described.figures).toContainEqual({ name: 'Layouts tried', value: '2' });
  });

  it.each([
    ['What did not fit on the slide before continues on slide 3.', [3]],
    ['The first form of the slide "A rather long…" did not pass the quality checks; it has another one.', [2]],
    ['There is no icon "unicorn"; slide 9 is shown without it.', []],
    ['Web search was asked for, but none is configured; the slides use the prompt alone.', []],
  ])('says once, with its slide: %s', (notice, slides) => {
    expect(describeQuality(quality({ notices: [notice, notice] }), titles)).toMatchObject({
      headline: '1 thing to know',
      items: [{ what: notice, slides }],
    });
  });

  it('describes warnings as sentences with advice, those of unknown rules too', () => {
    const warnings: QualityFinding[] = [
      { rule: 'density', slide: 2, message: 'The slide has 92 words.', measured: 92, limit: 75 },
      { rule: 'coverage', slide: 1, message: 'The content spans 18 % of the body.', measured: 0.18, limit: 0.25 },
      { rule: 'new-rule', slide: 3, message: 'Something new.' },
    ];
    const { headline, items } = describeQuality(quality({ warnings }), titles);
    expect(headline).toBe('3 things to know');
    expect(items.map(({ what }) => what)).toEqual([
      'Slide 2 has 92 words, more than people read at a glance.',
      'Slide 1 is rather empty: its content takes up 18 % of the space.',
      'Slide 3: Something new.',
    ]);
    expect(items.every(({ advice }) => advice !== null)).toBe(true);
  });

  it('says once what is true of many slides', () => {
    const warnings = [2, 3, 5].map((slide): QualityFinding => ({
      rule: 'density',
      slide,
      message: 'The slide has many words.',
      measured: 80 + slide,
      limit: 75,
    }));
    expect(describeQuality(quality({ warnings }), titles)).toMatchObject({
      headline: '1 thing to know',
      items: [{ what: '3 slides have more words than people read at a glance.', slides: [2, 3, 5] }],
    });
  });
});

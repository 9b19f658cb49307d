import { describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readBrief } from '@/lib/generation/brief/read-brief';
import { composeSlides } from '../create-embedded-composer';
import { allTexts } from '../testing/said-in';

function compose(prompt: string): SlideSpec[] {
  return composeSlides(readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }));
}

describe('the cover', () => {
  it.each([
    [
      'who introduces themselves',
      "Can you make a pitch deck for our seed round? We're Lumen Grid, we make software for tenants. 14 buildings are live. Team: Ilse van Dam, Rohan Mehta.",
      'Lumen Grid',
      'Seed round',
    ],
    [
      'a first line without end mark',
      'Weekly sales report\n\nregion,units\nNorth,120\nSouth,98\nEast,143\n\nBest seller was the Trail Jacket.',
      'Weekly sales report',
      undefined,
    ],
    [
      'what is going to happen',
      'Hi team,\n\nas discussed we will move the data centre from Frankfurt to Dublin. We save €230,000 a year.\n\nSteps: staging in January, tools in March.\n\nOpen questions: who pays?',
      'Moving the data centre from Frankfurt to Dublin',
      undefined,
    ],
    [
      'the same in German',
      'Wir werden das Lager von Kassel nach Göttingen verlegen. Der Vertrag endet am 31.03.2027. Wir sparen 40.000 €.',
      'Das Lager von Kassel nach Göttingen verlegen',
      undefined,
    ],
    [
      'a topic apart from its listeners',
      'Slides about photosynthesis for 7th graders',
      'Photosynthesis',
      'For 7th graders',
    ],
    [
      'a comparison and what it is for',
      'Remote work vs office work: pros and cons for a 50-person startup. 8 slides.',
      'Remote work vs office work',
      'Pros and cons for a 50-person startup',
    ],
    ['nothing where nothing is named', 'Make 20 slides.', 'Overview', undefined],
    [
      'what an article says first, not who hears it',
      'Make a deck for the town council out of this article.\n\nThe river floods the lower town about once in nine years. Three walls have been built since 1971. Each of them moved the water.\n\nThe plan for 2027 gives back 86 hectares. It costs £9.8 million. Farmers keep the land.',
      'The river floods the lower town about once in nine years',
      'For the town council',
    ],
    [
      'a topic before its count',
      'Wie man ein Hochbeet baut, 6 Folien für Anfänger',
      'Wie man ein Hochbeet baut',
      'Für Anfänger',
    ],
  ])('names %s', (_, prompt, title, subtitle) => {
    expect(compose(prompt)[0]).toMatchObject({ title, ...(subtitle === undefined ? {} : { subtitle }) });
  });
});

describe('a message', () => {
  const slides = compose(
    'Hi team,\n\nthe move to Dublin starts in January. We rent 40 racks there.\n\nPlease turn this into 6 slides.\n\nBest\nJana Wolf',
  );

  it('keeps its greeting, farewell and request off the slides, and its author on the cover', () => {
    expect(allTexts(slides)).not.toMatch(/Hi team|Best|6 slides/u);
    expect(slides[0]).toMatchObject({ author: 'Jana Wolf' });
  });
});

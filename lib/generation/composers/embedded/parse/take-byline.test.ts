import { describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readBrief } from '@/lib/generation/brief/read-brief';
import { composeSlides } from '../create-embedded-composer';
import { takeByline } from './take-byline';

function compose(prompt: string): SlideSpec[] {
  return composeSlides(readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }));
}

const below = '\n\nHeat kills. Trees cool the streets.';

describe('the names below a title', () => {
  it.each([
    [
      'Shade by the street: trees in cities\nL. Okonjo, M. Brandt and S. Ivarsson',
      'L. Okonjo, M. Brandt and S. Ivarsson',
    ],
    ['# Shade by the street\n\nBy Lena Okonjo', 'Lena Okonjo'],
    ['Schatten an der Straße\nvon M. Brandt und S. van der Berg', 'M. Brandt und S. van der Berg'],
  ])('are those of its authors: %s', (text, author) => {
    const found = takeByline(text + below);
    expect(found.author).toBe(author);
    expect(found.text).not.toContain(author);
  });

  it.each([
    'Sales\nNorth Region and South Region',
    'Meeting notes:\nL. Okonjo',
    '- Shade\nL. Okonjo, M. Brandt',
    'L. Okonjo\nThe city grows.',
  ])('are nothing but text: %s', (text) => {
    expect(takeByline(text + below)).toEqual({ text: text + below, author: null });
  });
});

describe('a paper as a prompt', () => {
  const slides = compose(
    'Turn this abstract into a talk of about 8 slides for a health conference.\n\nShade by the street: effects of trees in twelve cities\nL. Okonjo and S. Ivarsson\n\nBackground. Cities warm faster than their surroundings. Councils plant trees against it.\n\nResults. Shaded streets were cooler at every site. Cooling rose with cover and levelled off: 0.4 °C at 10%, 1.2 °C at 20%, 2.1 °C at 30%, 2.3 °C at 40%. It was strongest in the driest cities. Streets that run east to west gained most. At night the difference was small.\n\nConclusion. Planting to 30% cover comes first. In the right places 58,000 trees do what 93,000 do elsewhere.\n\nFunding: Nordic Climate Fund, grant 21-0478. Data: available on request.',
  );

  it('has its own title and authors on the cover, and on no slide again', () => {
    expect(slides[0]).toMatchObject({
      title: 'Shade by the street: effects of trees in twelve cities',
      author: 'L. Okonjo and S. Ivarsson',
    });
    expect(slides.slice(1).map(({ title }) => title)).not.toContain('Shade by the street');
  });

  it('concludes with its conclusion; who paid for it is known to the notes', () => {
    expect(slides.at(-1)).toMatchObject({ eyebrow: 'Conclusion', title: 'Planting to 30% cover comes first' });
    expect(
      slides
        .slice(1)
        .flatMap((slide) => JSON.stringify(slide))
        .join('\n'),
    ).not.toContain('Nordic');
    expect(slides[0]?.notes).toContain('Nordic Climate Fund, grant 21-0478');
  });

  it('draws a measure at several levels', () => {
    const slide = slides.find(({ kind }) => kind === 'chart');
    expect(slide).toMatchObject({
      title: 'Cooling rose with cover and levelled off',
      chart: { categories: ['10%', '20%', '30%', '40%'], unit: '°C', series: [{ values: [0.4, 1.2, 2.1, 2.3] }] },
    });
  });
});

it('keeps what is said of funding where no paper is told', () => {
  const slides = compose(
    'Make 6 slides.\n\nWhy: the pool leaks. It costs more every year.\n\nPlan: a new basin. It holds 300 people.\n\nWhen: work starts in May. It ends in June.\n\nFunding: the state pays 40% of the costs. The town pays the rest.',
  );
  expect(
    slides
      .slice(1)
      .map((slide) => JSON.stringify({ ...slide, notes: '' }))
      .join('\n'),
  ).toContain('40%');
});

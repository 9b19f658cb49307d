import { describe, expect, it } from 'vitest';
import { tellSlides } from '@/lib/storytelling/tell-slides';
import { readPrompt } from '../read-prompt';

const told = (prompt: string) => tellSlides(readPrompt({ prompt, outputType: 'deck', variantCount: 1 })).slides;

describe('lines that prescribe slides', () => {
  const prompt = [
    'Slide 1: Title "A day at the lake" - subtitle Spring brochure',
    'Slide 2: What you get - a boat for four; lunch on the island; a guide on the day',
    'Slide 3: Prices (table)',
    ' Season / Weekday / Weekend',
    ' April / £32 / £49',
    ' July / £54 / £78',
    'Slide 4: quote "We still talk about the herons." Ann & Joe, June 2025',
  ].join('\n');

  it('are as many slides, each called as its line calls it', () => {
    expect(told(prompt).map(({ kind, title }) => [kind, title])).toEqual([
      ['title', 'A day at the lake'],
      ['bullets', 'What you get'],
      ['table', 'Prices'],
      ['quote', 'Ann & Joe, June 2025'],
    ]);
  });

  it('give the cover its subtitle and a quote its words', () => {
    const slides = told(prompt);
    expect(slides[0]).toMatchObject({ subtitle: 'Spring brochure' });
    expect(slides.at(-1)).toMatchObject({ quote: 'We still talk about the herons.' });
  });

  it('are those of a numbered list whose first line is called the cover', () => {
    const slides = told(
      'Deck please, 3 slides\n\n1. Cover - Rowing in autumn, Lake Club, 4 May 2025\n2. Boats\n- two new fours\n- one old eight\n3. Bookings by month - as a bar chart\nMay 41, June 58, July 96',
    );
    expect(slides[0]).toMatchObject({ title: 'Rowing in autumn', subtitle: 'Lake Club, 4 May 2025' });
    expect(slides.at(-1)).toMatchObject({ kind: 'chart', title: 'Bookings by month' });
  });
});

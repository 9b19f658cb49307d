import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt';
import type { Reading, Section } from '../reading';

const read = (prompt: string): Reading => readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
const saidIn = (section: Section): string =>
  JSON.stringify({ title: section.title, parts: section.parts }) + section.sections.map(saidIn).join('');

describe('what its place says more surely than its words', () => {
  it('keeps the line of a row that its words alone would take for furniture', () => {
    const { content } = read(
      'A timeline please.\n\n1903: first tram\n1948: last horse bus\n1971: metro\n2016: night buses',
    );
    expect(saidIn(content)).toContain('last horse bus');
  });

  it('keeps all of a list behind a colon whose end is told', () => {
    const { content } = read(
      'Three reasons to move to usage-based pricing: fairer because customers pay for what they use; easier to start with, no annual commitment; grows with the customer, net retention 118 %',
    );
    expect(content.parts).toMatchObject([
      {
        type: 'list',
        items: [
          { text: 'fairer because customers pay for what they use' },
          { text: 'easier to start with, no annual commitment' },
          { text: 'grows with the customer, net retention 118 %' },
        ],
      },
    ]);
  });

  it('keeps the head of a list among heads of lists', () => {
    const { content } = read(
      'Make a slide deck of our SWOT.\n\nThe clinic in 2026\n\nStrengths\n- x-ray of our own\n- four vets\n\nWeaknesses\n- six parking spaces\n- no online booking\n\nThreats\n- a chain opens in spring\n- drug prices up 11%',
    );
    expect(content.sections.map(({ title }) => title)).toEqual(['Strengths', 'Weaknesses', 'Threats']);
  });

  it('sees that a list of the headings below tells nothing itself', () => {
    const { content } = read(
      'Slides from my farm visit please. Order: Herd, Feed, Milking parlour, Hooves and health, Money.\n\nHERD\n- 164 cows in milk\n- 22 dry\n\nFEED\n- first cut very good\n- second cut poor\n\nMILKING PARLOUR\n- vacuum pump served in March\n- liners changed late\n\nHOOVES AND HEALTH\n- 34 of 60 cows sound\n- footbath in the wrong place\n\nMONEY\n- milk at 41.2 p a litre\n- margin 1.6 p',
    );
    expect(saidIn(content)).not.toContain('Milking parlour, Hooves');
    expect(saidIn(content)).toContain('22 dry');
  });
});

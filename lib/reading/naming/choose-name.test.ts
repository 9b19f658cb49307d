import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt';

const read = (prompt: string) => readPrompt({ prompt, outputType: 'deck', variantCount: 1 });

describe('the name of a text', () => {
  it('is its own title, not a piece of the request above it', () => {
    const reading = read(
      'Please turn this into 6 slides for the members evening.\n\n# Moving the boathouse\n\n## Costs\nThe move costs £41,000.\n\n## Plan\nWe start in May.',
    );
    expect(reading.title).toBe('Moving the boathouse');
    expect(reading.content.sections.map(({ title }) => title)).toEqual(['Costs', 'Plan']);
  });

  it('is no word of a request that is about nothing', () => {
    const reading = read('Make 8 slides from the following notes, in a formal tone:\n\nRevenue rose to 4.2 million.');
    expect(reading.instructions.topic).toBeNull();
  });
});

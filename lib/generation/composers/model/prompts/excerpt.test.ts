import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt';

const paragraphs = Array.from(
  { length: 40 },
  (_, index) =>
    `Paragraph ${index} speaks of ${index === 25 ? 'harbour traffic in Hamburg' : 'other matters entirely'}. ${'Words follow. '.repeat(20)}`,
);
const text = paragraphs.join('\n\n');

describe('excerpt', () => {
  it('leaves a short text whole', () => expect(excerpt('One.\n\nTwo.', 'x', 100)).toBe('One.\n\nTwo.'));

  it('keeps the beginning and what belongs to the topic, in order, and marks what is left out', () => {
    const short = excerpt(text, 'Harbour traffic', 1200);
    expect(short.length).toBeLessThan(1300);
    expect(short.indexOf('Paragraph 0 ')).toBe(0);
    expect(short).toContain('harbour traffic in Hamburg');
    expect(short.indexOf('Paragraph 25')).toBeGreaterThan(short.indexOf('[…]'));
  });

  it('cuts a text without paragraphs, too', () =>
    expect(excerpt('x'.repeat(50_000), 'y', 9000).length).toBeLessThan(9100));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '@/lib/testing/test-run';
import { mostPassageCharacters, splitPassages } from './split-passages';

const split = (...texts: string[]) =>
  splitPassages({
    title: null,
    pageCount: null,
    parts: texts.map((text, index) => ({ page: index + 1, heading: `H${index + 1}`, text })),
  });
const letters = (texts: readonly string[]) => texts.join('').replace(/\s/g, '');
const sentence = (word: string) => `The ${word} of the harbour was seen by everybody who came that day.`;

describe('splitPassages', () => {
  it('keeps what is short as one passage, with its page and heading', () => {
    expect(split('One.\nTwo.', 'Three.')).toEqual([
      { position: 0, page: 1, heading: 'H1', text: 'One.\nTwo.' },
      { position: 1, page: 2, heading: 'H2', text: 'Three.' },
    ]);
  });

  it('cuts at ends of paragraphs, into passages of about the same length', () => {
    const passages = split(Array.from({ length: 30 }, (_, index) => sentence(`ship ${index}`)).join('\n'));
    expect(passages.length).toBe(2);
    for (const { text } of passages) {
      expect(text.length).toBeGreaterThan(600);
      expect(text).toMatch(/^The .*day\.$/s);
    }
  });

  it('cuts long paragraphs at ends of sentences', () => {
    for (const { text } of split(Array.from({ length: 40 }, (_, index) => sentence(`ship ${index}`)).join(' ')))
      expect(text).toMatch(/^The [^]*day\.$/);
  });

  it.each([
    ['Chinese', '港口在五月开放，船只从各地到达。'],
    ['Japanese', '港は五月に開き、船が各地から到着します。'],
    ['Arabic', 'يفتح الميناء في مايو وتصل السفن من كل مكان. '],
    ['Hindi', 'बंदरगाह मई में खुलता है और जहाज़ आते हैं। '],
  ])('cuts %s at ends of sentences', (_, text) => {
    const passages = split(text.repeat(150));
    expect(passages.length).toBeGreaterThan(1);
    for (const passage of passages) expect(passage.text.replaceAll(text.trim(), '').trim()).toBe('');
  });

  it('cuts Thai, which has neither sentences nor spaces to see, between words', () => {
    const passages = split('ท่าเรือเปิดในเดือนพฤษภาคม'.repeat(100));
    expect(passages.length).toBeGreaterThan(1);
    for (const { text } of passages) expect(text).toMatch(/^(ท่าเรือ|เรือ|เปิด|ใน|เดือน|พฤษภาคม)/);
  });

  it('keeps pairs of surrogates together where it must cut within a word', () => {
    for (const { text } of split('😀'.repeat(2_000))) expect(text).not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/);
  });

  it('has every word in exactly one passage, in order, none of them too long', () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .map((text) => text.replace(/\s/g, '') || 'x');
    const line = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(
        fc.array(
          fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n')),
          { maxLength: 3 },
        ),
        (texts) => {
          const passages = split(...texts);
          expect(letters(passages.map(({ text }) => text))).toBe(letters(texts));
          for (const { text } of passages) expect(text.length).toBeLessThanOrEqual(mostPassageCharacters);
          expect(passages.map(({ position }) => position)).toEqual(passages.map((_, index) => index));
        },
      ),
      { numRuns: tries(20, 80) },
    );
  });
});

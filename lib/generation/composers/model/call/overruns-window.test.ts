import { describe, expect, it } from 'vitest';
import { overrunsWindow } from './overruns-window';

const words = (count: number, word = 'Growth ') => word.repeat(count);
const answered = (inputTokens: number, more: object = {}) => ({ text: '{"a":1}', isCut: false, inputTokens, ...more });

describe('a server that read a part of the prompt alone', () => {
  it.each([
    ['half of a window of 4096, as Ollama keeps of a prompt that is longer', words(3000), 2050],
    ['half of a window of 32768', words(25_000), 16_386],
    ['a whole window', words(2000), 4096],
    ['half of a window of a prompt in Japanese', words(1000, '売上高は増加した'), 2051],
  ])('is known by %s', (_, prompt, tokens) => expect(overrunsWindow(prompt, answered(tokens))).toBe(true));

  it.each([
    ['a prompt that it read whole', words(3000), 3900],
    ['a short prompt', words(100), 130],
    ['a server that counts no tokens', words(3000), 0],
    ['German, whose words are long', words(400, 'Abwanderungsgeschwindigkeitsbegrenzung '), 4100],
    ['Japanese that it read whole', words(1000, '売上高は増加した'), 5600],
  ])('is not suspected with %s', (_, prompt, tokens) => expect(overrunsWindow(prompt, answered(tokens))).toBe(false));
});

describe('a server that had no room for the answer', () => {
  it('cuts it off, or says nothing to a long prompt', () => {
    expect(overrunsWindow(words(100), answered(100, { text: '{"a":', isCut: true }))).toBe(true);
    expect(overrunsWindow(words(3000), answered(0, { text: ' ' }))).toBe(true);
    expect(overrunsWindow(words(100), answered(0, { text: '' }))).toBe(false);
    expect(overrunsWindow(words(100), answered(100, { isCut: true }))).toBe(false);
  });
});

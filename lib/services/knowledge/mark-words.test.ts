import { describe, expect, it } from 'vitest';
import { markWords } from './mark-words';

const concept = (...lexemes: string[]) => ({ word: lexemes[0] ?? '', lexemes, prefixes: [], isGeneral: false });
const marked = (text: string, ...lexemes: string[]) =>
  markWords(
    text,
    lexemes.map((lexeme) => concept(lexeme)),
  )
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('');

describe('markWords', () => {
  it.each([
    ['Revenues grew.', ['revenu'], '[Revenues] grew.'],
    ['Le résumé est prêt.', ['resume'], 'Le [résumé] est prêt.'],
    ['一季度收入增长。', ['收入', '入增', '增长'], '一季度[收入增长]。'],
    ['An apple a day', ['a'], 'An apple [a] day'],
    ['<script>alert(1)</script>', ['script'], '<[script]>alert(1)</[script]>'],
    ['Nothing here.', ['zebra'], 'Nothing here.'],
  ])('%s', (text, lexemes, expected) => {
    expect(marked(text, ...lexemes)).toBe(expected);
  });

  it('shows the part of a long passage where the words stand', () => {
    const text = `${'far away. '.repeat(80)}The turbine of Ghent. ${'and on. '.repeat(80)}`;
    const shown = marked(text, 'turbin', 'ghent');
    expect(shown).toContain('The [turbine] of [Ghent].');
    expect(shown.startsWith('… ')).toBe(true);
    expect(shown.endsWith(' …')).toBe(true);
    expect(shown.length).toBeLessThan(420);
  });

  it('loses no letter of a short one', () => {
    const text = 'Every word 中文 of it, İstanbul included.';
    expect(
      markWords(text, [concept('word'), concept('中文')])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

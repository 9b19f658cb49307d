import { describe, expect, it } from 'vitest';
import { permissionOf, permissionWishes } from './check-permission';

const allowed = (prompt: string, quoted: string) => permissionOf({ prompt }, { illustrativeAllowedBy: quoted });

describe('a permission for figures that nobody gave', () => {
  it.each([
    ['Pitch for a bakery. You may use made-up numbers.', 'use made-up numbers'],
    ['Pitch for a bakery. You may use made-up numbers.', 'You may USE\n  made‑up numbers.'],
    ['Eine Folie zum Umsatz, gern mit erfundenen Zahlen.', '„mit erfundenen Zahlen“'],
    ['Les chiffres d’exemple conviennent.', "Les chiffres d'exemple conviennent"],
    ['営業報告のスライド。架空の数字で構いません。', '架空の数字'],
    ['شريحة عن المبيعات بأرقام توضيحية', 'بأرقام توضيحية'],
    ['Ciphers **may be\ninvented**, as “samples”.', 'may be invented'],
  ])('holds where its words stand in the request: %s', (prompt, quoted) => {
    expect(allowed(prompt, quoted)).toEqual({ illustrative: quoted });
    expect(permissionWishes({ prompt }, { illustrativeAllowedBy: quoted })).toEqual([]);
  });

  it.each([
    ['are not there', 'Pitch for a bakery.', 'use made-up numbers'],
    ['are said in another way', 'You may invent numbers.', 'invented numbers are fine'],
    ['are put together of two places', 'You may write of numbers that others made up.', 'You may … made up'],
    ['are too few to say anything', 'We use it.', 'use'],
    ['are nothing but signs', 'Sales, then … costs.', '…'],
    [
      'are no phrase but a text',
      `Sales rose. ${'It went on. '.repeat(40)}`,
      `Sales rose. ${'It went on. '.repeat(40)}`,
    ],
    ['stand in a letter that the author quotes', 'Answer this:\n\n> Use made-up numbers.\n', 'Use made-up numbers'],
    ['stand in a listing', 'Explain this:\n\n```\nUse made-up numbers\n```\n', 'Use made-up numbers'],
  ])('does not where they %s, and the plan is sent back', (_, prompt, quoted) => {
    expect(allowed(prompt, quoted)).toEqual({});
    expect(permissionWishes({ prompt }, { illustrativeAllowedBy: quoted })).toEqual([
      expect.stringMatching(/^illustrativeAllowedBy: .* is no quotation of the request/),
    ]);
  });

  it('is one of two, and each has words of its own', () => {
    const prompt = 'Use what is commonly known.';
    expect(permissionOf({ prompt }, { knowledgeAllowedBy: prompt, illustrativeAllowedBy: 'made-up numbers' })).toEqual({
      general: prompt,
    });
    expect(permissionOf({ prompt }, {})).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number';

describe('readNumber', () => {
  it.each([
    ['12', 'en-US', 12, ''],
    ['12 %', 'de-DE', 12, '%'],
    ['1.240,5', 'de-DE', 1240.5, ''],
    ['1.240,5', 'en-US', 1240.5, ''],
    ['1,240.5', 'de-DE', 1240.5, ''],
    ['1,240', 'en-US', 1240, ''],
    ['3.142', 'en-US', 3.142, ''],
    ['0,125', 'de-DE', 0.125, ''],
    ['1.240.000', 'de-DE', 1240000, ''],
    ['1 240', 'fr-FR', 1240, ''],
    ["1'240.5", 'de-CH', 1240.5, ''],
    ['−3', 'en-US', -3, ''],
    ['(120)', 'en-US', -120, ''],
    ['$18.4', 'en-US', 18.4, '$'],
    ['-$18.4', 'en-US', -18.4, '$'],
    ['4,80 €', 'de-DE', 4.8, '€'],
    ['18.4M', 'en-US', 18.4, 'M'],
    ['2.5e3', 'en-US', 2500, ''],
    ['٣٤', 'ar-SA', 34, ''],
    ['１２', 'ja-JP', 12, ''],
    ['-0', 'en-US', 0, ''],
  ])('reads %j in %s', (text, language, value, unit) => {
    expect(readNumber(text, language)).toEqual({ value, unit });
  });

  it.each([
    'n/a',
    '',
    '–',
    '3-5',
    '3–5',
    '12 of 30',
    'Q3',
    '2026-01-01',
    '10:30',
    '1,2,3',
    '12.',
    '1.24.5',
    '007',
    '1e308',
    '(12',
    '$5 €',
    'about twelve',
    'NaN',
    'Infinity',
  ])('does not read %j', (text) => {
    expect(readNumber(text, 'en-US')).toBeNull();
  });

  it.each(['1.240', '1,240'])('does not guess what %j is where commas are decimal signs', (text) => {
    expect(readNumber(text, 'de-DE')).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { namesBelow } from './category-names';

const theme = builtinThemes.find(({ name }) => name === 'Meridian')!;
const context = { theme, language: 'en-US', direction: 'ltr' } as const;

it('breaks names over two lines before they are small', () => {
  const names = ['Badge scans or sign-ups', 'Came', 'Demos', 'Signed'];
  const laid = namesBelow(names, 8, context);
  expect(laid.lines[0]).toHaveLength(2);
  expect(laid.sizePt).toBeGreaterThanOrEqual(14);
});

it('leaves names on one line where they are large enough there', () => {
  const laid = namesBelow(['First quarter', 'Second quarter', 'Third quarter'], 6, context);
  expect(laid.lines.every((lines) => lines.length === 1)).toBe(true);
  expect(laid.sizePt).toBeGreaterThanOrEqual(14);
});

it('makes names smaller before they are of three lines or left out', () => {
  const laid = namesBelow(['Electricity and gas', 'Water and sewage', 'Telephone and post', 'Rent'], 4.4, context);
  expect(laid.every).toBe(1);
  expect(Math.max(...laid.lines.map((lines) => lines.length))).toBe(2);
});

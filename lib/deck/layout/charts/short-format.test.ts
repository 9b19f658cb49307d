import { describe, expect, it } from 'vitest';
import { formatNumber } from '../format-number';
import { labelsFor } from '../labels';
import { localFormat } from './short-format';
import { shortUnit } from './short-format';

/** Spaces of all widths look alike; what matters is that no line ends at them. */
const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, '_').replace(/[\u200e\u200f]/g, '');

describe('numbers that the layout writes', () => {
  it.each([
    ['en-US', '12.5%', '1,234,567.5'],
    ['en-GB', '12.5%', '1,234,567.5'],
    ['en-IN', '12.5%', '12,34,567.5'],
    ['de-DE', '12,5_%', '1.234.567,5'],
    ['de-AT', '12,5_%', '1_234_567,5'],
    ['de-CH', '12.5%', '1’234’567.5'],
    ['fr-FR', '12,5_%', '1_234_567,5'],
    ['es-ES', '12,5_%', '1.234.567,5'],
    ['es-MX', '12.5%', '1,234,567.5'],
    ['pt-BR', '12,5%', '1.234.567,5'],
    ['pt-PT', '12,5%', '1_234_567,5'],
    ['it-IT', '12,5%', '1.234.567,5'],
    ['nl-NL', '12,5%', '1.234.567,5'],
    ['pl-PL', '12,5%', '1_234_567,5'],
    ['tr-TR', '%12,5', '1.234.567,5'],
    ['ru-RU', '12,5_%', '1_234_567,5'],
    ['ar-SA', '12.5%', '1,234,567.5'],
    ['he-IL', '12.5%', '1,234,567.5'],
    ['hi-IN', '12.5%', '12,34,567.5'],
    ['zh-CN', '12.5%', '1,234,567.5'],
    ['zh-TW', '12.5%', '1,234,567.5'],
    ['ja-JP', '12.5%', '1,234,567.5'],
    ['ko-KR', '12.5%', '1,234,567.5'],
  ])('in %s: %s and %s', (language, percent, amount) => {
    expect(spaced(formatNumber(0.125, localFormat('0.0%', language), language))).toBe(percent);
    expect(spaced(formatNumber(1_234_567.5, '#,##0.0', language)).replaceAll("'", '’')).toBe(amount);
  });

  it('keep their sign before what stands first', () => {
    expect(formatNumber(-0.05, localFormat('0%', 'tr-TR'), 'tr-TR')).toBe('-%5');
    expect(spaced(formatNumber(-0.05, localFormat('0%;-0%', 'de-DE'), 'de-DE'))).toBe('-5_%');
  });

  it('leave formats without a percent sign behind digits alone', () => {
    for (const format of ['General', '#,##0 "€"', '%0', '0.0" %"']) expect(localFormat(format, 'de-DE')).toBe(format);
  });

  it.each(['pl-PL', 'tr-TR', 'ru-RU', 'hi-IN', 'zh-TW', 'de-CH', 'pt-PT'])(
    'have words of their own in %s',
    (language) => {
      expect(labelsFor(language).table).not.toBe('Table');
      expect(labelsFor(language).chart.pie).not.toBe('Pie chart');
      expect(shortUnit(5e6, language)?.suffix).not.toBe('M');
    },
  );

  it('name tables and charts in traditional characters in Taiwan and Hong Kong', () => {
    expect(labelsFor('zh-TW').chart.line).toBe('折線圖');
    expect(labelsFor('zh-HK').chart.line).toBe('折線圖');
    expect(labelsFor('zh-CN').chart.line).toBe('折线图');
  });
});

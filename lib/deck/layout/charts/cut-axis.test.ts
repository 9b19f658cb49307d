import { describe, expect, it } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { ChartElement } from '../../scene/scene';
import { laySlide } from '../testing/lay-slide';
import { cutAxisWords, cutOf } from './cut-axis';

describe('the axis of a bridge', () => {
  it.each([
    ['whose changes are slivers beside its totals begins below its lowest level', [408.2, 9.1, -3.4, 2.6, null], 402],
    ['whose changes are seen keeps its zero', [12.4, 3.1, -2.2, 0.8, null], undefined],
    ['that falls to zero keeps it', [408.2, 9.1, -3.4, 2.6, -416.5, null], undefined],
    ['that falls below zero keeps it', [2, 0.01, -0.02, -4, null], undefined],
    ['on which nothing changes keeps its zero', [400, 0, null], undefined],
  ] as const)('%s', (_, values, start) => expect(cutOf(values)).toBe(start));

  it('says where it begins, in the file and to its reader', () => {
    const slide = {
      kind: 'waterfall' as const,
      title: 'Costs stay where they were',
      start: { name: 'Last year', amount: 408.2 },
      steps: [
        { name: 'Wages', amount: 9.1 },
        { name: 'Energy', amount: -3.4 },
      ],
      end: { name: 'This year', amount: 413.9 },
      numberFormat: '0.0',
      unit: 'USD millions',
    };
    for (const theme of builtinThemes) {
      const [laid] = laySlide(slide, { theme }).slides;
      const chart = laid!.elements.find((element): element is ChartElement => element.type === 'chart');
      expect(chart?.axes).toMatchObject({ value: { min: cutOf([408.2, 9.1, -3.4, null]), fixed: ['min'] } });
      expect(JSON.stringify(laid)).toContain('USD millions · Axis starts at');
    }
  });

  it('is told in the language of the deck', () => {
    expect(cutAxisWords(402, '0.0', 'de-DE')).toBe('Achse beginnt bei 402');
    expect(cutAxisWords(1.25, '0.00', 'de-DE')).toBe('Achse beginnt bei 1,25');
  });
});

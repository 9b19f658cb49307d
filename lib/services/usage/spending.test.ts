import { describe, expect, it } from 'vitest';
import { arrangeSpending, rankSpending, type SourceSpending } from './spending';

const row = (
  apiKeyId: string | null,
  credits: number,
  day = '2026-11-20',
  outputType: SourceSpending['outputType'] = 'deck',
): SourceSpending => ({
  apiKeyId,
  keyName: apiKeyId && `Key ${apiKeyId}`,
  keyPrefix: apiKeyId && `dw_${apiKeyId}`,
  outputType,
  days: [[day, 1, credits]],
});

const days = ['2026-11-19', '2026-11-20', '2026-11-21'];

describe('arrangeSpending', () => {
  it('has every day, the empty ones with zeros', () => {
    const arranged = arrangeSpending([row('a', 3), row(null, 5), row('a', 1, '2026-11-21')], days, 'key');
    expect(arranged.series.map(({ id, name, credits, jobs }) => [id, name, credits, jobs])).toEqual([
      ['portal', 'Portal', 5, 1],
      ['a', 'Key a', 4, 2],
    ]);
    expect(arranged.days).toEqual([
      { day: '2026-11-19', total: 0, credits: [0, 0] },
      { day: '2026-11-20', total: 8, credits: [5, 3] },
      { day: '2026-11-21', total: 1, credits: [0, 1] },
    ]);
    expect(arranged.total).toBe(9);
  });

  it('puts what is small together, so that six colours are enough, and loses nothing', () => {
    const rows = Array.from({ length: 9 }, (_, index) => row(String(index), index + 1));
    const { series, days: spread, total } = arrangeSpending(rows, days, 'key');
    expect(series.map(({ name, credits }) => [name, credits])).toEqual([
      ['Key 8', 9],
      ['Key 7', 8],
      ['Key 6', 7],
      ['Key 5', 6],
      ['Key 4', 5],
      ['4 others', 10],
    ]);
    expect(spread[1]?.credits).toEqual([9, 8, 7, 6, 5, 10]);
    expect(total).toBe(45);
    expect(rankSpending(rows, 'key')).toHaveLength(9);
  });

  it('keeps six apart', () => {
    const rows = Array.from({ length: 6 }, (_, index) => row(String(index), 1));
    expect(arrangeSpending(rows, days, 'key').series).toHaveLength(6);
  });

  it('tells decks from single slides', () => {
    const rows = [row('a', 8), row('b', 1, '2026-11-21', 'single_slide')];
    expect(arrangeSpending(rows, days, 'type').series.map(({ name, credits }) => [name, credits])).toEqual([
      ['Decks', 8],
      ['Single slides', 1],
    ]);
  });

  it('has no series when nothing was spent', () => {
    expect(arrangeSpending([], days, 'key')).toMatchObject({
      series: [],
      total: 0,
      days: [{ total: 0 }, { total: 0 }, { total: 0 }],
    });
  });
});

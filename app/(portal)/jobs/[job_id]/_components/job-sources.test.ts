import { describe, expect, it } from 'vitest';
import { groupCitations } from './job-sources';

const claim = (slide: string, source: string, page: number | null, url: string | null = null) => ({
  slide,
  claim: `${source} says so`,
  origin: url === null ? ('knowledge_base' as const) : ('web' as const),
  source,
  page,
  url,
});

describe('groupCitations', () => {
  it('names each document once, with page and slide of each statement', () => {
    const grouped = groupCitations(
      [claim('Growth', 'Report', 4), claim('Growth', 'Handbook', 1), claim('Loyalty', 'Report', 9)],
      ['Cover', 'Growth', 'Loyalty'],
    );
    expect(grouped.map(({ name, claims }) => [name, claims.map(({ page, slide }) => [page, slide])])).toEqual([
      [
        'Report',
        [
          [4, 2],
          [9, 3],
        ],
      ],
      ['Handbook', [[1, 2]]],
    ]);
  });

  it('keeps documents of one title apart by their files, and says the section where there are no pages', () => {
    const cited = { ...claim('Growth', 'Report', null), section: 'Costs' };
    const grouped = groupCitations(
      [
        { ...cited, file: 'a.md' },
        { ...cited, file: 'b.md' },
      ],
      ['Growth'],
    );
    expect(grouped.map(({ name, file, claims }) => [name, file, claims[0]?.section])).toEqual([
      ['Report', 'a.md', 'Costs'],
      ['Report', 'b.md', 'Costs'],
    ]);
  });

  it('knows no slide where the title is gone', () => {
    expect(groupCitations([claim('Growth', 'Report', 4)], [])[0]?.claims[0]?.slide).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com/', 'http://'])('does not link %s', (url) => {
    expect(groupCitations([claim('Growth', 'Page', null, url)], [])[0]?.url).toBeNull();
  });

  it('links pages of the web', () => {
    expect(groupCitations([claim('Growth', 'Page', null, 'https://example.com/a')], [])[0]?.url).toBe(
      'https://example.com/a',
    );
  });
});

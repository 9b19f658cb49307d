import type { DeckSpec } from '@/lib/deck/spec/deck-spec';

export interface DeckWords {
  titles: string[];
  cells: string[];
  notes: string[];
  chartNames: string[];
  chartValues: number[];
}

/** What another program must find in the file of a deck. */
export function deckWords({ slides }: DeckSpec): DeckWords {
  const tables = slides.flatMap((slide) => (slide.kind === 'table' ? [slide] : []));
  const charts = slides.flatMap((slide) => (slide.kind === 'chart' ? [slide.chart] : []));
  return {
    titles: slides.map(({ title }) => title),
    cells: tables
      .flatMap(({ columns, rows }) => [...columns.map(({ label }) => label), ...rows.flat()])
      .filter((cell) => cell !== ''),
    notes: slides.flatMap(({ notes }) => notes.split('\n')).filter((note) => note.trim() !== ''),
    chartNames: charts.flatMap(({ categories, series }) => [...categories, ...series.map(({ name }) => name)]),
    chartValues: charts.flatMap(({ series }) =>
      series.flatMap(({ values }) => values.filter((value) => value !== null)),
    ),
  };
}

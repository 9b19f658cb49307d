import type { ReactNode } from 'react';

/** What sets one part of a chart apart from the others: its colour, and its marks where colours are hard to tell apart. */
interface Appearance {
  /** A colour of the theme, as CSS writes it. */
  colour: string;
  /** Drawn over a tile of 8 by 8, so that neighbouring tiles join. */
  marks: ReactNode;
}

const stroke = { stroke: 'var(--page)', strokeWidth: 1.25, strokeOpacity: 0.5, fill: 'none' } as const;

const rising = <path d="M-1 1 1 -1M0 8 8 0M7 9 9 7" {...stroke} />;
const falling = <path d="M-1 7 1 9M0 0 8 8M7 -1 9 1" {...stroke} />;
const dotted = <path d="M2 2h.01M6 6h.01" {...stroke} strokeWidth={2.2} strokeLinecap="round" strokeOpacity={0.6} />;
const level = <path d="M0 2h8M0 6h8" {...stroke} />;

/** The largest part has no marks, nor the grey of the rest together, which comes last. */
const appearances = {
  first: { colour: 'var(--series-1)', marks: null },
  second: { colour: 'var(--series-2)', marks: rising },
  third: { colour: 'var(--series-3)', marks: dotted },
  fourth: { colour: 'var(--series-4)', marks: level },
  fifth: { colour: 'var(--series-5)', marks: falling },
  sixth: { colour: 'var(--series-6)', marks: null },
  succeeded: { colour: 'var(--good)', marks: null },
  refused: { colour: 'var(--warn)', marks: rising },
  failed: { colour: 'var(--bad)', marks: dotted },
} as const satisfies Record<string, Appearance>;

/** A name, because drawings can't be sent from the server's components to the browser's. */
export type SeriesAppearance = keyof typeof appearances;

const ranked = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const satisfies readonly SeriesAppearance[];

/** Of the parts of a chart in their order, which are no more than six. */
export const appearanceOfRank = (rank: number): SeriesAppearance => ranked[rank] ?? 'sixth';

/** Fills a tile of 8 by 8. */
export function AppearanceTile({ appearance }: { appearance: SeriesAppearance }) {
  const { colour, marks } = appearances[appearance];
  return (
    <>
      <rect width="8" height="8" fill={colour} />
      {marks}
    </>
  );
}

/** For a key beside the chart. */
export function Swatch({ appearance }: { appearance: SeriesAppearance }) {
  return (
    <svg aria-hidden viewBox="0 0 8 8" className="size-3 shrink-0 overflow-hidden rounded-[3px]">
      <AppearanceTile appearance={appearance} />
    </svg>
  );
}

/** A part of every bar. */
interface ChartSeries {
  name: string;
  appearance: SeriesAppearance;
}

export interface ChartBar {
  id: string;
  /** Below the bar, where there is room; null for bars that have none. */
  label: string | null;
  /** Above the numbers of the bar that is pointed at. */
  title: string;
  /** In the order of the series. */
  values: number[];
  total: number;
}

/** What is counted: "1 credit", "2 credits". */
export interface ChartUnit {
  one: string;
  many: string;
}

export interface BarChartData {
  series: ChartSeries[];
  bars: ChartBar[];
  unit: ChartUnit;
}

import type { ReactNode } from 'react';

/** How one part of a chart is told from the others: by its colour, and by its marks where colours look alike. */
export interface SeriesLook {
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
const upright = <path d="M2 0v8M6 0v8" {...stroke} />;

/** The largest has no marks; the rest together come last. */
export const seriesLooks: readonly SeriesLook[] = [
  { colour: 'var(--series-1)', marks: null },
  { colour: 'var(--series-2)', marks: rising },
  { colour: 'var(--series-3)', marks: dotted },
  { colour: 'var(--series-4)', marks: level },
  { colour: 'var(--series-5)', marks: falling },
  { colour: 'var(--series-6)', marks: upright },
];

export const outcomeLooks = {
  succeeded: { colour: 'var(--good)', marks: null },
  refused: { colour: 'var(--warn)', marks: rising },
  failed: { colour: 'var(--bad)', marks: dotted },
} as const satisfies Record<string, SeriesLook>;

/** For a key beside the chart. */
export function Swatch({ look: { colour, marks } }: { look: SeriesLook }) {
  return (
    <svg aria-hidden viewBox="0 0 8 8" className="size-3 shrink-0 overflow-hidden rounded-[3px]">
      <rect width="8" height="8" fill={colour} />
      {marks}
    </svg>
  );
}

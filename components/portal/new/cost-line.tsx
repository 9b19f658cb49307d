import { TriangleAlert } from 'lucide-react';
import type { Estimate } from './use-estimate';

const number = (value: number) => value.toLocaleString('en-GB');

/** What it will cost at most, beside the button that spends it. */
export function CostLine({ most, slidesAsked, left, held }: Estimate) {
  if (most > left) {
    return (
      <p role="status" className="flex min-w-0 items-start gap-2 text-sm">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
        <span>
          <span className="font-medium text-warn">Not enough credits.</span> This can cost up to {number(most)}, and{' '}
          {number(left)} {left === 1 ? 'is' : 'are'} left{held > 0 && ` (${number(held)} set aside by running jobs)`}.
          Ask for less, or have credits added.
        </span>
      </p>
    );
  }
  return (
    <p role="status" className="min-w-0 text-sm text-muted tabular-nums">
      <span className="font-medium text-ink">
        At most {number(most)} {most === 1 ? 'credit' : 'credits'}
      </span>
      {slidesAsked !== null && ` for ${number(slidesAsked)} ${slidesAsked === 1 ? 'slide' : 'slides'}`}; {number(left)}{' '}
      left
    </p>
  );
}

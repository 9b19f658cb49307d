import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react';
import { LinkButton } from '../ui/button';

export interface PagerProps {
  /** Where the newest are; undefined on the first page. */
  newestHref?: string;
  /** Where the next newer ones are; undefined on the first page, and in lists that only go on. */
  newerHref?: string;
  /** Where the next older ones are; undefined on the last page. */
  olderHref?: string;
  /** What is listed, such as "jobs". */
  what: string;
}

/** Moves through a list that is kept by a cursor: it has a beginning and goes on, without page numbers. */
export function Pager({ newestHref, newerHref, olderHref, what }: PagerProps) {
  if (!newestHref && !newerHref && !olderHref) return null;
  return (
    <nav aria-label={`Pages of ${what}`} className="flex justify-between gap-3">
      <span className="flex flex-wrap gap-3">
        {newestHref && (
          <LinkButton href={newestHref} variant="quiet" size="small" scroll={false}>
            {newerHref ? <ChevronsLeft aria-hidden /> : <ChevronLeft aria-hidden />} Newest {what}
          </LinkButton>
        )}
        {newerHref && (
          <LinkButton href={newerHref} variant="quiet" size="small">
            <ChevronLeft aria-hidden /> Newer {what}
          </LinkButton>
        )}
      </span>
      {olderHref && (
        <LinkButton href={olderHref} variant="quiet" size="small">
          Older {what} <ChevronRight aria-hidden />
        </LinkButton>
      )}
    </nav>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';

/** By name there is a first page and a next one, not newest and older. */
export function MembersPager({ firstHref, nextHref }: { firstHref?: string; nextHref?: string }) {
  if (!firstHref && !nextHref) return null;
  return (
    <nav aria-label="Pages of members" className="flex justify-between gap-3">
      {firstHref ? (
        <LinkButton href={firstHref} look="quiet" size="small">
          <ChevronLeft aria-hidden /> First page
        </LinkButton>
      ) : (
        <span />
      )}
      {nextHref && (
        <LinkButton href={nextHref} look="quiet" size="small">
          Next page <ChevronRight aria-hidden />
        </LinkButton>
      )}
    </nav>
  );
}

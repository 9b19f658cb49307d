import { Skeleton } from '@/components/ui/skeleton';
import { ListOutline, UsageHeader } from '../_components/usage-parts';

/** The page in outline, as high as it will be. */
export default function LoadingLedger() {
  return (
    <div role="status" aria-label="Loading the ledger" className="flex flex-col gap-6">
      <UsageHeader
        current="/usage/ledger"
        title="Ledger"
        purpose={<Skeleton className="h-6 w-96 max-w-full" />}
        action={<Skeleton className="h-11 w-40 sm:h-10" />}
      />
      <Skeleton className="h-40 sm:h-[4.25rem] sm:w-[34rem]" />
      <Skeleton className="h-11 rounded-card" />
      <ListOutline />
    </div>
  );
}

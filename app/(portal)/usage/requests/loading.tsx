import { Skeleton } from '@/components/ui/skeleton';
import { ListOutline, UsageHeader } from '../_components/usage-parts';

/** The page in outline, as high as it will be. */
export default function LoadingRequests() {
  return (
    <div data-wide role="status" aria-label="Loading the requests" className="flex flex-col gap-6">
      <UsageHeader
        current="/usage/requests"
        title="Requests"
        purpose={<Skeleton className="h-12 w-[60ch] max-w-full" />}
      />
      <Skeleton className="h-32 sm:h-40" />
      <Skeleton className="h-66 rounded-card" />
      <ListOutline />
    </div>
  );
}

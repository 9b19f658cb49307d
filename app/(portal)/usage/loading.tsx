import { Skeleton } from '@/components/ui/skeleton';
import { UsageHeader } from './_components/usage-parts';

/** The page in outline, as high as it will be. */
export default function LoadingUsage() {
  return (
    <div role="status" aria-label="Loading the usage" className="flex flex-col gap-6">
      <UsageHeader
        current="/usage"
        title="Usage"
        purpose={<Skeleton className="h-6 w-80 max-w-full" />}
        action={<Skeleton className="h-11 w-80 max-w-full sm:h-8.5" />}
      />
      <Skeleton className="h-58 rounded-card sm:h-52 lg:h-27" />
      <Skeleton className="h-[34rem] rounded-card" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  );
}

import { PageHeader } from '@/components/portal/page-parts';
import { Skeleton } from '@/components/ui/skeleton';

const rows = 25;

/** The page in outline, as high as it will be. */
export default function LoadingJobs() {
  return (
    <div data-wide role="status" aria-label="Loading the jobs" className="flex flex-col gap-6">
      <PageHeader
        title="Jobs"
        purpose={<Skeleton className="h-6 w-80 max-w-full" />}
        action={<Skeleton className="h-10 w-28" />}
      />
      <div className="flex flex-wrap gap-2">
        <Skeleton className="h-11 min-w-0 flex-1 basis-56 sm:h-9" />
        <Skeleton className="h-11 w-24 sm:hidden" />
        <Skeleton className="hidden h-9 w-[46rem] max-w-full sm:block" />
      </div>
      <div className="overflow-clip rounded-card border border-line">
        <div className="hidden h-10 bg-surface sm:block" />
        {Array.from({ length: rows }, (_, index) => (
          <div
            key={index}
            className="flex h-[3.6875rem] items-center gap-3 border-t border-line px-4 first:border-t-0 sm:h-14"
          >
            <Skeleton className="hidden h-9 w-16 sm:block" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="ml-auto h-4 w-24" />
          </div>
        ))}
      </div>
    </div>
  );
}

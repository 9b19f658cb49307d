import { Skeleton } from '@/components/ui/skeleton';

/** The page's own places: head, stage with its strip, report. */
export default function JobLoading() {
  return (
    <div data-wide aria-busy className="flex flex-col gap-6">
      <span role="status" className="sr-only">
        Loading the job
      </span>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="flex flex-1 basis-80 flex-col gap-2.5">
            <Skeleton className="h-8 w-80 max-w-full" />
            <Skeleton className="h-5 w-56" />
          </div>
          <Skeleton className="h-10 w-full sm:w-96" />
        </div>
      </div>
      <Skeleton className="mx-auto aspect-video w-full rounded-card" />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  );
}

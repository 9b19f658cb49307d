import { PageHeader } from '@/components/portal/page-parts';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <>
      <span data-wide hidden />
      <PageHeader
        title="New"
        purpose="Turn text into a PowerPoint deck or slide. Its slides appear as they are finished."
      />
      <div className="@container">
        <div className="grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:gap-10 @6xl:grid-cols-[minmax(0,1fr)_27rem]">
          <div className="flex flex-col gap-8">
            <Skeleton className="mt-8 h-60" />
            <div className="grid gap-4 @2xl:grid-cols-2">
              <Skeleton className="h-24" />
              <Skeleton className="h-24" />
            </div>
            <Skeleton className="h-96" />
          </div>
          <Skeleton className="hidden h-96 @4xl:block" />
        </div>
      </div>
    </>
  );
}

import { Skeleton } from '@/components/ui/skeleton';

export default function TemplatesLoading() {
  return (
    <>
      <div role="status" className="flex flex-col gap-2">
        <span className="sr-only">Loading the templates</span>
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-5 w-full max-w-140" />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="overflow-hidden rounded-card border border-line">
            <Skeleton className="aspect-video rounded-none" />
            <div className="flex h-45 flex-col gap-3 p-5">
              <Skeleton className="h-7 w-32" />
              <Skeleton className="h-5 w-full" />
              <Skeleton className="h-5 w-48" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

import { Skeleton } from '@/components/ui/skeleton';

const rows = 20;

/** A table that is on its way. */
export function ListOutline() {
  return (
    <div className="overflow-clip rounded-card border border-line">
      <div className="h-10 bg-surface" />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-11 items-center gap-4 border-t border-line px-4">
          <Skeleton className="h-4 w-36 max-lg:hidden" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="ml-auto h-4 w-20" />
        </div>
      ))}
    </div>
  );
}

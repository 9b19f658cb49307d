import { PageHeader } from '@/components/portal/page-parts';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <div role="status" aria-label="Loading the keys" className="flex flex-col gap-6">
      <PageHeader
        title="Developer settings"
        purpose="Keys with which programs make slides and decks through the API."
        action={<Skeleton className="h-10 w-28" />}
      />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-6 w-36" />
        <Skeleton className="h-64 w-full" />
      </div>
      <Skeleton className="h-72 w-full" />
    </div>
  );
}

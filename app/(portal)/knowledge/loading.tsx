import { Skeleton } from '@/components/ui/skeleton';

export default function KnowledgeLoading() {
  return (
    <>
      <div role="status" className="flex flex-col gap-2">
        <span className="sr-only">Loading the knowledge base</span>
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-5 w-full max-w-140" />
      </div>
      <Skeleton className="h-18 w-full rounded-card" />
      <Skeleton className="h-80 w-full rounded-card" />
    </>
  );
}

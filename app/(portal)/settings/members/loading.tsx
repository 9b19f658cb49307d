import { PageHeader } from '@/components/portal/page-parts';
import { Skeleton } from '@/components/ui/skeleton';

export default function MembersLoading() {
  return (
    <>
      <PageHeader title="Members" purpose="Who works in this organization, and what each of them may do." />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-96 w-full" />
      </div>
    </>
  );
}

import { PageHeader } from '@/components/portal/page-parts';
import { Skeleton } from '@/components/ui/skeleton';

export default function AuditLoading() {
  return (
    <>
      <PageHeader
        title="Audit log"
        purpose="Every change to the organization, its people, keys and templates: who made it, and when."
      />
      <Skeleton className="h-16 w-full max-w-xl" />
      <Skeleton className="h-128 w-full" />
    </>
  );
}

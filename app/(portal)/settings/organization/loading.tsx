import { PageHeader } from '@/components/portal/page-parts';
import { Skeleton } from '@/components/ui/skeleton';

export default function OrganizationLoading() {
  return (
    <>
      <PageHeader title="Organization" purpose="Its name, what its plan allows, and how long things are kept." />
      <Skeleton className="h-60 w-full" />
      <Skeleton className="h-128 w-full" />
      <Skeleton className="h-28 w-full" />
    </>
  );
}

import { Skeleton } from '@/components/ui/skeleton';
import { SettingsHeader } from '../_components/settings-header';

export default function OrganizationLoading() {
  return (
    <>
      <SettingsHeader title="Organization" purpose="Its name, what its plan allows, and how long things are kept." />
      <Skeleton className="h-60 w-full" />
      <Skeleton className="h-128 w-full" />
      <Skeleton className="h-28 w-full" />
    </>
  );
}

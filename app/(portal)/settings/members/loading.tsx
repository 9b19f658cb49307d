import { Skeleton } from '@/components/ui/skeleton';
import { SettingsHeader } from '../_components/settings-header';

export default function MembersLoading() {
  return (
    <>
      <SettingsHeader title="Members" purpose="Who works in this organization, and what each of them may do." />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-96 w-full" />
      </div>
    </>
  );
}

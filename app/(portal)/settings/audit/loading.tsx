import { Skeleton } from '@/components/ui/skeleton';
import { SettingsHeader } from '../_components/settings-header';

export default function AuditLoading() {
  return (
    <>
      <SettingsHeader
        title="Audit log"
        purpose="Every change to the organization, its people, keys and templates: who made it, and when."
      />
      <Skeleton className="h-16 w-full max-w-xl" />
      <Skeleton className="h-128 w-full" />
    </>
  );
}

import type { Metadata } from 'next';
import { PageHeader } from '@/components/portal/page-parts';
import { Notice } from '@/components/ui/messages';
import { requirePerson } from '@/lib/http/portal/require-person';
import { requestSettings } from '@/lib/services/requests/request-settings';
import { Documentation } from './_components/documentation';
import { EndedKeys } from './_components/ended-keys';
import { KeyDialogs } from './_components/key-dialogs';
import { LiveKeys } from './_components/live-keys';
import { loadDeveloperPage } from './_components/load-developer-page';
import { OpenKeyDialog } from './_components/open-key-dialog';
import { PlanNotice } from './_components/plan-notice';
import { Rotations } from './_components/rotations';

export const metadata: Metadata = { title: 'Developer settings' };

interface Props {
  searchParams: Promise<{ search?: string | string[] }>;
}

export default async function DeveloperPage({ searchParams }: Props) {
  const [person, { search }] = await Promise.all([requirePerson(), searchParams]);
  const view = await loadDeveloperPage(person, typeof search === 'string' ? search.slice(0, 100) : '');
  const { keys, usage, now, canManage, canCreate, isEligible, isFull, most } = view;
  return (
    <KeyDialogs baseUrl={requestSettings().baseUrl}>
      <PageHeader
        title="Developer settings"
        purpose="Keys with which programs make slides and decks through the API."
        action={canCreate && <OpenKeyDialog dialog={{ kind: 'create' }}>Create key</OpenKeyDialog>}
      />
      {!isEligible && (
        <PlanNotice
          organization={person.organization}
          liveCount={keys.liveCount}
          canManage={canManage}
          managers={view.managers}
        />
      )}
      {isEligible && !canManage && (
        <Notice title="Owners and admins manage keys">
          To have one created, rotated or revoked, ask {view.managers.join(', ')}.
        </Notice>
      )}
      {isEligible && canManage && isFull && (
        <Notice tone="warn" title={`All ${most} keys are taken`}>
          An organization has at most {most} live keys. Revoke one that is no longer used to make room; the list shows
          when each was last used.
        </Notice>
      )}
      {canManage && <Rotations rotations={keys.rotations} now={now} />}
      <LiveKeys {...view} />
      <EndedKeys
        keys={keys.ended}
        count={keys.endedCount}
        isOpen={view.search !== ''}
        usage={usage}
        now={now}
        isEligible={isEligible}
      />
      <Documentation {...requestSettings()} />
    </KeyDialogs>
  );
}

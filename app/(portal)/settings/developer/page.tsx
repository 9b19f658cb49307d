import { BookOpen, FileCode2 } from 'lucide-react';
import type { Metadata } from 'next';
import { PageHeader } from '@/components/portal/page-parts';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CopyText } from '@/components/ui/copy-text';
import { Notice } from '@/components/ui/messages';
import { rateLimits } from '@/lib/contracts/rate-limits';
import { requirePerson } from '@/lib/http/portal/current-person';
import { requestSettings, type RequestSettings } from '@/lib/services/requests/request-settings';
import { cutText } from '@/lib/text/cut/cut-text';
import { KeyDialogs, OpenKeyDialog } from './_components/key-dialogs';
import { EndedKeys, listHeadingId, LiveKeys } from './_components/key-lists';
import { loadDeveloperPage } from './_components/load-developer-page';
import { PlanNotice } from './_components/plan-notice';
import { Rotations } from './_components/rotations';

export const metadata: Metadata = { title: 'Developer settings' };

interface Props {
  searchParams: Promise<{ search?: string | string[] }>;
}

export default async function DeveloperPage({ searchParams }: Props) {
  const [person, { search }] = await Promise.all([requirePerson(), searchParams]);
  const view = await loadDeveloperPage(person, typeof search === 'string' ? cutText(search, 100) : '');
  const { keys, usage, now, canManage, canCreate, isEligible, isFull, most } = view;
  return (
    <KeyDialogs baseUrl={requestSettings().baseUrl} listHeadingId={listHeadingId}>
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

/** Where requests go, how many are let through, and where all of it is written. */
function Documentation({ baseUrl, numbers }: RequestSettings) {
  const limits = Object.values(rateLimits(numbers)).filter(({ per }) => per === 'API key');
  return (
    <Card
      title="Base URL and documentation"
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton href="/docs" variant="quiet" size="small">
            <BookOpen aria-hidden /> Guide
          </LinkButton>
          <LinkButton href="/docs/reference" variant="quiet" size="small">
            <FileCode2 aria-hidden /> Reference
          </LinkButton>
        </div>
      }
    >
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-3">
        <code className="min-w-0 flex-1 font-mono text-[13px] break-all">{baseUrl}</code>
        <CopyText text={baseUrl} label="Copy base URL" iconOnly variant="ghost" />
      </div>
      <div className="flex flex-col gap-2 text-sm">
        <h3 className="font-medium">Limits of each key</h3>
        <ul className="flex flex-col divide-y divide-line">
          {limits.map(({ counter, calls, about }) => (
            <li key={counter} className="flex items-baseline justify-between gap-6 py-2">
              <span className="text-muted">{about}</span>
              <span className="whitespace-nowrap tabular-nums">{calls.toLocaleString('en')} a minute</span>
            </li>
          ))}
        </ul>
        <p className="text-muted">Above a limit requests answer 429, with the seconds to wait in Retry-After.</p>
      </div>
    </Card>
  );
}

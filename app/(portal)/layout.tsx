import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { ReaderZone } from '@/components/portal/reader-time';
import { requirePerson } from '@/lib/http/portal/current-person';
import { readerZone } from '@/lib/http/portal/reader-zone';
import { chooseOrganizationAction, returnToOrganizationAction } from './_shell/actions';
import { OrganizationGuard } from './_shell/organization-guard';
import { PortalFrame } from './_shell/portal-frame';

/** Known before the page is sent, so that the button never changes its words. */
function shortcutOf(userAgent: string | null): string {
  return /Mac|iPhone|iPad/.test(userAgent ?? '') ? '⌘K' : 'Ctrl K';
}

export default async function PortalLayout({ children }: { children: ReactNode }) {
  const { name, email, role, organization, organizations } = await requirePerson();
  const planName = `${organization.plan[0]?.toUpperCase()}${organization.plan.slice(1)} ${organization.trial ? 'trial' : 'plan'}`;
  return (
    <OrganizationGuard
      organization={{ id: organization.id, name: organization.name }}
      returnTo={returnToOrganizationAction}
    >
      <PortalFrame
        person={{
          name,
          email,
          canManage: role !== 'member',
          organizations,
          organization: { id: organization.id, name: organization.name, planName },
        }}
        choose={chooseOrganizationAction}
        shortcut={shortcutOf((await headers()).get('user-agent'))}
      >
        <ReaderZone zone={await readerZone()}>{children}</ReaderZone>
      </PortalFrame>
    </OrganizationGuard>
  );
}

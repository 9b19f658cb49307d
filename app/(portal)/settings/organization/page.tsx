import type { Metadata } from 'next';
import { requirePerson } from '@/lib/http/portal/current-person';
import { getBalance } from '@/lib/services/credits/ledger';
import { invitationLifetimeDays } from '@/lib/services/invitations/create-invitation';
import { countMembers, listMembers } from '@/lib/services/members/list-members';
import { keepingTimes } from '@/lib/services/organizations/get-organization';
import { listPlans, isEligibleForApi } from '@/lib/services/organizations/plans';
import { requestSettings } from '@/lib/services/requests/request-settings';
import { ReadOnlyNotice } from '../_components/read-only-notice';
import { SettingsHeader } from '../_components/settings-header';
import { About, CreditsCard, KeepingCard, LeaveCard } from './_components/organization-cards';
import { PlanCard } from './_components/plan-card';

export const metadata: Metadata = { title: 'Organization' };

export default async function OrganizationPage() {
  const { ctx, role, organization } = await requirePerson();
  const { id, name, plan, trial } = organization;
  const { creditsPerSlide, creditsPerVariant } = requestSettings().numbers;
  const canManage = role !== 'member';
  const [credits, counts, owners] = await Promise.all([
    getBalance({ ctx, input: {} }),
    countMembers({ ctx, input: {} }),
    listMembers({ ctx, input: { role: 'owner', limit: 3 } }),
  ]);
  return (
    <>
      <SettingsHeader title="Organization" purpose="Its name, what its plan allows, and how long things are kept." />
      {!canManage && (
        <ReadOnlyNotice owners={owners.members.map((owner) => owner.name)} what="change the organization" />
      )}
      <About id={id} name={name} canRename={canManage} />
      <PlanCard
        organizationId={id}
        plan={plan}
        trial={trial}
        isEligible={isEligibleForApi(organization)}
        plans={listPlans()}
      />
      <CreditsCard {...credits} perSlide={creditsPerSlide} perVariant={creditsPerVariant} />
      <KeepingCard {...keepingTimes()} invitationDays={invitationLifetimeDays} />
      <LeaveCard name={name} isOnlyOwner={role === 'owner' && counts.owner === 1} />
    </>
  );
}

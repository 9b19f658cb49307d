import type { CurrentPerson } from '@/lib/http/portal/current-person';
import { getKeyUsage } from '@/lib/services/api-keys/get-key-usage';
import { listKeyManagers, listManagedKeys } from '@/lib/services/api-keys/list-managed-keys';
import { isEligibleForApi } from '@/lib/services/organizations/plans';
import { requestSettings } from '@/lib/services/requests/request-settings';

/** Everything that the page shows to this person. */
export async function loadDeveloperPage({ ctx, organization, role }: CurrentPerson, search: string) {
  const canManage = role !== 'member';
  const [keys, managers] = await Promise.all([
    listManagedKeys({ ctx, input: { search } }),
    canManage ? [] : listKeyManagers({ ctx, input: {} }),
  ]);
  const apiKeyIds = [...keys.live, ...keys.ended].map(({ id }) => id);
  const usage = await getKeyUsage({ ctx, input: { apiKeyIds } });
  const isEligible = isEligibleForApi(organization);
  const most = requestSettings().numbers.apiKeysMaxPerOrganization;
  const isFull = keys.liveCount >= most;
  return {
    keys,
    usage,
    managers,
    canManage,
    isEligible,
    most,
    isFull,
    canCreate: canManage && isEligible && !isFull,
    search,
    organization,
    now: new Date(),
  };
}

export type DeveloperView = Awaited<ReturnType<typeof loadDeveloperPage>>;

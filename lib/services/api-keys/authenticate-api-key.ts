import { AppError } from '@/lib/contracts/app-error';
import { hashApiKey, isApiKeyText } from '@/lib/platform/crypto/api-key-text';
import { equalInConstantTime } from '@/lib/platform/crypto/equal-in-constant-time';
import { getPool } from '@/lib/platform/database/pool';
import { getEnv } from '@/lib/platform/env/env';
import type { Context } from '../context';
import type { Plan } from '../organizations/plans';

/** For answers that repeat what a caller sent: a key may stand where it doesn't belong. */
export { hideApiKeys } from '@/lib/platform/crypto/api-key-text';

export interface ApiCaller {
  ctx: Context;
  plan: Plan;
  trial: boolean;
}

interface KeyRow {
  id: string;
  organization_id: string;
  hash: string;
  stale: boolean;
  plan: Plan;
  trial: boolean;
}

/** One statement, so that revocation counts from the next request on, on every server process. */
const findLiveKey = `
  select key.id, key.organization_id, key.hash, organization.plan, organization.trial,
    key.last_used_at is null or key.last_used_at < now() - make_interval(secs => $2) as stale
  from api_keys key
  join organizations organization on organization.id = key.organization_id
  where key.hash = $1 and key.revoked_at is null and (key.expires_at is null or key.expires_at > now())`;

const touchKey = `
  update api_keys set last_used_at = now()
  where id = $1 and (last_used_at is null or last_used_at < now() - make_interval(secs => $2))`;

/**
 * Who sent this key. A text that can't be a key is refused without asking the database, and
 * whatever is wrong with a key, the answer is the same.
 */
export async function authenticateApiKey({ input }: { input: { key: string | null } }): Promise<ApiCaller> {
  if (input.key === null || !isApiKeyText(input.key)) throw unauthorized();
  const { KEY_PEPPER, API_KEY_LAST_USED_STALE_SECONDS: staleSeconds } = getEnv();
  const hash = hashApiKey(input.key, KEY_PEPPER);
  const { rows } = await getPool().query<KeyRow>({
    name: 'find-live-key',
    text: findLiveKey,
    values: [hash, staleSeconds],
  });
  const row = rows[0];
  if (!row || !equalInConstantTime(row.hash, hash)) throw unauthorized();
  // The caller doesn't wait for this, and a failure is made good by the next request.
  if (row.stale)
    void getPool()
      .query(touchKey, [row.id, staleSeconds])
      .catch(() => undefined);
  return {
    ctx: { organizationId: row.organization_id, actor: { type: 'api_key', apiKeyId: row.id } },
    plan: row.plan,
    trial: row.trial,
  };
}

function unauthorized(): AppError {
  return new AppError({
    code: 'unauthorized',
    message: 'A valid API key is required: Authorization: Bearer <API_KEY>.',
  });
}

import { getPool } from '@/lib/platform/database/pool';
import type { Call, Context } from '../context';

export interface JobKey {
  id: string;
  name: string;
  isRevoked: boolean;
}

const findKeys = `
  select id, name, revoked_at is not null as "isRevoked" from api_keys
  where organization_id = $1 order by revoked_at is not null, lower(name), id desc limit 500`;

/** The keys that jobs of the organization can be from, for everybody who may see the jobs. */
export async function listJobsKeys({ ctx }: Call<Context, Record<string, never>>): Promise<JobKey[]> {
  const { rows } = await getPool().query<JobKey>(findKeys, [ctx.organizationId]);
  return rows;
}

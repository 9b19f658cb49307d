import { getPool } from '@/lib/platform/database/pool';
import type { Call, Context } from '../context';

/** So many of the last files say what an organization likes. */
const most = 20;

const find = `
  select quality->>'template' as template from artifacts
  where organization_id = $1 and quality->>'template' is not null
  order by created_at desc limit ${most}`;

/** Names of the templates of the organization's last files, the newest first. */
export async function listRecentTemplates({ ctx }: Call<Context, Record<string, never>>): Promise<string[]> {
  const { rows } = await getPool().query<{ template: string }>(find, [ctx.organizationId]);
  return rows.map(({ template }) => template);
}

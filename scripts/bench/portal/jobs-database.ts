import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { operatorContext, systemContext } from '@/lib/services/context';
import { createOrganization } from '@/lib/services/organizations/create-organization';
import { createUser } from '@/lib/services/users/create-user';
import { runOn, type BenchKey } from '../api/databases';

export interface JobsTenant {
  organizationId: string;
  keys: BenchKey[];
  owner: { userId: string; email: string; password: string };
}

const keyNames = ['Billing', 'Intranet', 'Newsroom'];

/** Words of the prompts, by how many jobs have them: all, a tenth, a thousandth, and an old one alone. */
export const words = { everywhere: 'review', tenth: 'quarterly', thousandth: 'kestrel', once: 'zanzibar' } as const;

// Born a minute apart. One in 25 has failed, one in 4 is a slide, one in 50 was started in the portal.
const insertJobs = `
  insert into jobs (id, organization_id, api_key_id, user_id, status, output_type, prompt, variant_count, error_code, created_at, started_at, finished_at, deadline_at)
  select uuidv7(age), $1, case when portal then null else ($2::uuid[])[1 + n % cardinality($2::uuid[])] end, case when portal then $3::uuid end,
    case when failed then 'failed' else 'completed' end::job_status, case when slide then 'single_slide' else 'deck' end::output_type,
    '# ' || (array['Quarterly','Annual','Monthly','Weekly','Draft','Final','Regional','Internal','Joint','Revised'])[1 + n % 10] || ' review ' || n
      || case when n % 1000 = 7 then ' of the kestrel project' else '' end || case when n = $4 - 3 then ' with zanzibar' else '' end
      || E'\\n\\n' || repeat('Revenue grew and churn fell; the plan for the next half follows. ', 6),
    case when slide then 2 else 1 end, case when failed then 'insufficient_credits' end, now() + age, now() + age, now() + age + interval '900 ms', now() + age + interval '15 minutes'
  from generate_series($4::int, 1, -1) n,
    lateral (select -(n + 60) * interval '1 minute' as age, n % 25 = 3 as failed, n % 4 = 1 as slide, n % 50 = 9 as portal) kind`;

const insertFiles = `
  insert into artifacts (id, job_id, organization_id, variant, slide_count, blob_key, file_name, bytes, sha256)
  select uuidv7(), id, organization_id, case when output_type = 'deck' then null else number end, case when output_type = 'deck' then 8 else 1 end,
    id || '/' || number, 'review.pptx', 40000, ''
  from jobs, generate_series(1, variant_count) number where organization_id = $1 and status = 'completed'`;

/** An organization with an owner, three keys and as many jobs as a busy one has after years. */
export async function makeJobsTenant(url: string, count: number): Promise<JobsTenant> {
  const { id: organizationId } = await createOrganization({
    ctx: operatorContext,
    input: { name: 'Bench', plan: 'enterprise', credits: 1000 },
  });
  const ctx = systemContext(organizationId);
  const keys: BenchKey[] = [];
  for (const name of keyNames) keys.push(await createApiKey({ ctx, input: { name } }));
  const person = { email: `owner-${organizationId}@example.com`, password: 'an open bench, nothing to hide' };
  const { id: userId } = await createUser({ ctx, input: { ...person, name: 'Bench owner', role: 'owner' } });
  await runOn(url, async (client) => {
    // Foreign keys that are known to be right are not looked up one by one.
    await client.query('set session_replication_role = replica');
    await client.query(insertJobs, [organizationId, keys.map(({ id }) => id), userId, count]);
    await client.query(insertFiles, [organizationId]);
    await client.query('vacuum analyze jobs');
    await client.query('vacuum analyze artifacts');
  });
  return { organizationId, keys, owner: { userId, ...person } };
}

import pg from 'pg';
import { createApiKey } from '../api-keys/create-api-key';
import { operatorContext, systemContext } from '../context';
import { createOrganization } from '../organizations/create-organization';
import { createSession } from '../sessions/sessions';
import { createUser } from '../users/create-user';
import { recountUsage } from './recount-usage';

export interface KnownOrganization {
  id: string;
  keys: { id: string; key: string }[];
  owner: { userId: string; sessionId: string };
}

const keysPerOrganization = 10;

/** Organizations that callers know by their keys. */
export async function makeKnownOrganizations(count: number): Promise<KnownOrganization[]> {
  const known: KnownOrganization[] = [];
  for (let index = 0; index < count; index += 1) known.push(await makeKnownOrganization(index));
  return known;
}

async function makeKnownOrganization(index: number): Promise<KnownOrganization> {
  const input = { name: `Known ${index}`, plan: 'enterprise', credits: 100_000_000 } as const;
  const { id } = await createOrganization({ ctx: operatorContext, input });
  const ctx = systemContext(id);
  const keys: KnownOrganization['keys'] = [];
  for (let key = 0; key < keysPerOrganization; key += 1) {
    const created = await createApiKey({ ctx, input: { name: `Key ${key}` } });
    keys.push({ id: created.id, key: created.key });
  }
  const person = { email: `owner-${id}@example.com`, password: 'an open bench, nothing to hide' };
  const { id: userId } = await createUser({ ctx, input: { ...person, name: 'Owner', role: 'owner' } });
  const { id: sessionId } = await createSession({ input: { userId } });
  return { id, keys, owner: { userId, sessionId } };
}

export interface GrownSize {
  jobs: number;
  organizations: number;
  /** Of the jobs, how many wait. */
  waiting: number;
  /** Of ten jobs, so many are the first organization's. */
  busyTenths: number;
  /** Of so many jobs, one is the second organization's. */
  usualEvery: number;
  /** Over so many days the jobs are spread, the oldest first. */
  days: number;
}

const words = `array['Quarterly','Annual','Monthly','Weekly','Draft','Final','Regional','Internal','Joint','Revised']`;
const sentence = 'Revenue grew and churn fell. ';

/**
 * What a service has that has run for a while, beside the organizations that are known. Everything is a function of a
 * number, so that two databases differ in their size alone. What stands after a $ is of its size.
 */
const fill: readonly string[] = [
  `create temp table grown_organizations as
    select (row_number() over (order by name) - 1)::int as n, id from organizations`,
  `insert into grown_organizations
    select n, md5('organization ' || n)::uuid from generate_series((select count(*) from grown_organizations), $organizations - 1) n`,
  `insert into organizations (id, name, plan, created_at)
    select id, 'Organization ' || n, (array['free','starter','business','enterprise'])[1 + n % 4]::plan, now() - interval '$days days'
    from grown_organizations on conflict do nothing`,
  `insert into credit_pools (organization_id, balance, held) select id, 1000, 0 from grown_organizations on conflict do nothing`,
  `insert into queue_turns (organization_id, at) select id, now() - n * interval '1 second' from grown_organizations`,
  `insert into users (id, email, name) select md5('user ' || n || id)::uuid, n || '@example.com', 'Person ' || n
    from grown_organizations`,
  `insert into memberships (organization_id, user_id, role) select id, md5('user ' || n || id)::uuid, 'owner' from grown_organizations`,
  `insert into sessions (id, user_id, expires_at) select md5('session ' || n)::uuid, md5('user ' || n || id)::uuid, now() + interval '20 days'
    from grown_organizations`,
  `insert into invitations (id, organization_id, email, role, token_hash, expires_at)
    select id, id, n || '@example.com', 'member', md5('invitation ' || n), now() from grown_organizations`,
  `insert into knowledge_documents (id, organization_id, name, format, bytes, sha256, blob_key, state)
    select gen_random_uuid(), id, 'notes.pdf', 'pdf', 40000, number, id || '/' || number, 'ready'
    from grown_organizations, generate_series(1, 3) number`,
  `insert into api_keys (id, organization_id, name, hash, display_prefix, created_at, last_used_at)
    select md5('key ' || n || ' ' || k)::uuid, organization.id, 'Key ' || k, md5('hash ' || n || ' ' || k) || md5(n || 'hash' || k), 'dw_live_',
      now() - interval '$days days', now() - interval '1 hour'
    from grown_organizations organization, generate_series(0, ${keysPerOrganization - 1}) k
    where not exists (select from api_keys where organization_id = organization.id)`,
  `create temp table grown_keys as
    select organization.n, (row_number() over (partition by organization.n order by api_keys.name) - 1)::int as k,
      organization.id as organization_id, api_keys.id
    from grown_organizations organization join api_keys on api_keys.organization_id = organization.id`,
  'analyze grown_keys',
  // By their number within their organization one in 25 has failed, one in 4 is a slide, one in 50 was started in the portal.
  `insert into jobs (id, organization_id, api_key_id, status, output_type, prompt, variant_count, error_code,
      created_at, started_at, finished_at, deadline_at, files_deleted_at)
    select uuidv7(age), key.organization_id, case when m % 50 <> 9 then key.id end,
      (case when waits then 'pending' when failed then 'failed' else 'completed' end)::job_status,
      (case when slide then 'single_slide' else 'deck' end)::output_type,
      '# ' || (${words})[1 + m % 10] || ' review ' || number.n || case when m % 100 = 7 then ' of the kestrel project' else '' end
        || E'\\n\\n' || repeat('${sentence}', 12),
      case when slide then 2 else 1 end, case when failed then 'generation_failed' end,
      now() + age, case when not waits then now() + age end, case when not waits then now() + age + interval '900 ms' end,
      now() + age + interval '1 day', case when age < interval '-30 days' then now() end
    from generate_series(1, $jobs::int) number(n)
    cross join lateral (select
      case when number.n % 10 < $busyTenths then 0 when number.n % $usualEvery = 9 then 1
        else 2 + number.n::bigint * 7919 % ($organizations - 2) end as organization,
      case when number.n % 10 < $busyTenths then number.n / 10 * $busyTenths + number.n % 10
        when number.n % $usualEvery = 9 then number.n / $usualEvery else number.n / 10 end as m) whose
    cross join lateral (select
      (number.n - $jobs - 1) * (interval '$days days' / $jobs) as age, number.n > $jobs - $waiting as waits,
      number.n <= $jobs - $waiting and m % 25 = 3 as failed, m % 4 = 1 as slide) kind
    join grown_keys key on key.n = organization and key.k = m / 7 % ${keysPerOrganization}`,
  `insert into artifacts (id, job_id, organization_id, variant, slide_count, blob_key, file_name, bytes, sha256, quality, created_at, deleted_at)
    select uuidv7(created_at - now()), id, organization_id, case when output_type = 'single_slide' then number end,
      case when output_type = 'deck' then 8 else 1 end, id || '/' || number, 'review.pptx', 40000, '', '{"template": "slate"}', finished_at, files_deleted_at
    from jobs, generate_series(1, variant_count) number where status = 'completed'`,
  `insert into credit_entries (id, organization_id, job_id, kind, amount, created_at)
    select uuidv7(created_at - now()), organization_id, id, entry.kind, case entry.kind when 'hold' then -15 when 'release' then 15 else -8 end,
      case entry.kind when 'hold' then started_at else finished_at end
    from jobs, unnest(array['hold', 'release', 'charge']::credit_entry_kind[]) as entry(kind)
    where status = 'completed' or (status = 'failed' and entry.kind <> 'charge')`,
  `insert into job_steps (job_id, name, result, started_at, finished_at)
    select id, step.name, jsonb_build_object('slideCount', 8, 'text', '${sentence}'), started_at, finished_at
    from jobs, unnest(array['read', 'start', 'plan', 'write']) as step(name)
    where files_deleted_at is null and status = 'completed'`,
  `insert into request_log (id, organization_id, api_key_id, operation, method, status, duration_ms, job_id, created_at)
    select uuidv7(created_at - now()), organization_id, api_key_id, case when call = 1 then 'generate' else 'getStatus' end,
      case when call = 1 then 'POST' else 'GET' end, case when call = 4 then 429 else 200 end, 3, id, created_at + call * interval '1 second'
    from jobs, generate_series(1, 4) call where created_at > now() - interval '30 days' and api_key_id is not null`,
  `insert into idempotency_records (api_key_id, key, body_hash, job_id, expires_at)
    select api_key_id, md5(id::text), md5(id::text), id, created_at + interval '1 day'
    from jobs where created_at > now() - interval '1 day' and api_key_id is not null`,
  `insert into model_calls (id, organization_id, job_id, purpose, model, calls, input_tokens, output_tokens, created_at)
    select uuidv7(created_at - now()), organization_id, id, 'plan', 'example/model', 1, 2000, 800, created_at
    from jobs where output_type = 'single_slide'`,
  `insert into audit_entries (id, organization_id, actor_type, action, target_id, created_at)
    select gen_random_uuid(), organization_id, 'system', 'api_key.created', id, now() - interval '$days days' from grown_keys`,
  `insert into rate_limits (key, points, expire)
    select 'generate:' || id, 1, (extract(epoch from now()) * 1000)::bigint + 60000 from grown_keys where k < 2`,
  `insert into job_queue (job_id, organization_id, output_type) select id, organization_id, output_type from jobs
    where status = 'pending' order by id`,
  recountUsage,
];

/** Tables whose other indexes are made again once their rows are there, which takes half as long. */
const large = ['jobs', 'artifacts', 'credit_entries', 'request_log', 'job_steps', 'model_calls'];

const findIndexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`;

/** Writes rows until the database at `url` has as many as a service of that size, and analyzes them. */
export async function growDatabase(url: string, size: GrownSize): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Millions of foreign keys that are known to be right are not looked up one by one.
    await client.query(
      `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`,
    );
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(findIndexes, [large]);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of fill) {
      const text = Object.entries(size).reduce(
        (sql, [name, value]) => sql.replaceAll(`$${name}`, String(value)),
        statement,
      );
      await client.query(text);
    }
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

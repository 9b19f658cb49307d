import pg from 'pg';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { operatorContext, systemContext } from '@/lib/services/context';
import { createOrganization } from '@/lib/services/organizations/create-organization';

export interface BenchKey {
  id: string;
  key: string;
}

export interface BenchTenant {
  organizationId: string;
  keys: BenchKey[];
}

/** An organization with a key for each connection of the load. */
export async function makeTenant(keyCount: number): Promise<BenchTenant> {
  const { id: organizationId } = await createOrganization({
    ctx: operatorContext,
    input: { name: 'Bench', plan: 'enterprise', credits: 0 },
  });
  const ctx = systemContext(organizationId);
  const keys: BenchKey[] = [];
  for (let index = 0; index < keyCount; index += 1) {
    const { id, key } = await createApiKey({ ctx, input: { name: `Key ${index}` } });
    keys.push({ id, key });
  }
  return { organizationId, keys };
}

/** The address of another database of the same server. */
function siblingUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

export async function runOn<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Copies a database that nobody is connected to. */
export async function copyDatabase(url: string, name: string): Promise<string> {
  await runOn(siblingUrl(url, 'postgres'), (client) =>
    client.query(`create database ${name} template ${new URL(url).pathname.slice(1)}`),
  );
  return siblingUrl(url, name);
}

// Born a second apart, the youngest a minute ago, shared out among the keys.
const insertJobs = `
  insert into jobs (id, organization_id, api_key_id, status, output_type, prompt, created_at, finished_at, deadline_at)
  select uuidv7(age), $1, ($2::uuid[])[1 + n % cardinality($2::uuid[])], 'completed', 'deck', 'A plan in 10 slides', now() + age, now(), now()
  from generate_series($3::int, 1, -1) n, lateral (select -(n + 60) * interval '1 second' as age) born`;

/** Writes finished jobs, as a service has them that has run for a while. */
export async function fillJobs(url: string, { organizationId, keys }: BenchTenant, count: number): Promise<void> {
  await runOn(url, async (client) => {
    // Millions of foreign keys that are known to be right are not looked up one by one.
    await client.query('set session_replication_role = replica');
    await client.query(insertJobs, [organizationId, keys.map(({ id }) => id), count]);
    await client.query('vacuum analyze jobs');
  });
}

/** Some jobs of each key, from all over the table. */
export async function pickJobs(url: string, { keys }: BenchTenant, perKey: number): Promise<string[][]> {
  return runOn(url, async (client) => {
    const lists: string[][] = [];
    for (const { id } of keys) {
      const { rows } = await client.query<{ id: string }>(
        'select id from jobs where api_key_id = $1 order by md5(id::text) limit $2',
        [id, perKey],
      );
      lists.push(rows.map((row) => row.id));
    }
    return lists;
  });
}

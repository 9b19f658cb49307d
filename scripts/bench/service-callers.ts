import { createClient, type Client } from '@/lib/client';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { operatorContext, systemContext } from '@/lib/services/context';
import { createOrganization } from '@/lib/services/organizations/create-organization';
import type { RunningService } from '../supervisor/start-service';
import { withDatabase } from '../supervisor/store';

export interface ServiceCaller {
  key: string;
  client: Client;
}

/** Each with an organization of its own and more credits than it needs. */
export function makeServiceCallers(service: RunningService, count: number): Promise<ServiceCaller[]> {
  const { KEY_PEPPER, NEXTAUTH_SECRET, DOWNLOAD_SIGNING_KEYS, DATA_DIR } = service.env;
  const secrets = { KEY_PEPPER, NEXTAUTH_SECRET, DOWNLOAD_SIGNING_KEYS };
  const source = { ...secrets, DATA_DIR, DATABASE_URL: service.databaseUrl };
  return withDatabase(source, () => Promise.all(Array.from({ length: count }, () => makeCaller(service))));
}

async function makeCaller({ url }: RunningService): Promise<ServiceCaller> {
  const input = { name: 'Measured', plan: 'business', credits: 1_000_000 } as const;
  const { id } = await createOrganization({ ctx: operatorContext, input });
  const { key } = await createApiKey({ ctx: systemContext(id), input: { name: 'Bench' } });
  return { key, client: createClient({ baseUrl: url, apiKey: key }) };
}

import { v7 as uuidv7 } from 'uuid';
import { getPool } from '@/lib/platform/database/pool';
import type { TestTenant } from '@/lib/services/testing/test-service';

/** A template of the organization's own; its id. */
export async function createOwnTemplate({ organizationId }: TestTenant, name: string): Promise<string> {
  const id = uuidv7();
  await getPool().query(
    `insert into templates (id, organization_id, name, base_template) values ($1, $2, $3, 'Meridian')`,
    [id, organizationId, name],
  );
  return id;
}

import { getPool } from '@/lib/platform/database/pool';
import type { Context } from '../context';

export interface OwnTemplateRow {
  id: string;
  name: string;
  description: string;
  baseTemplate: string;
  brand: unknown;
  createdAt: Date;
}

// Sorted by code points, so that the order is the same in every database.
const findRows = `
  select id, name, description, base_template as "baseTemplate", brand, created_at as "createdAt"
  from templates where organization_id = $1 and ($2::text is null or name = $2)
  order by name collate "C", id`;

/** The organization's own templates in a stable order; those of one name where it is given. */
export async function findOwnTemplates({ organizationId }: Context, { name = null }: { name?: string | null } = {}): Promise<OwnTemplateRow[]> {
  const { rows } = await getPool().query<OwnTemplateRow>(findRows, [organizationId, name]);
  return rows;
}

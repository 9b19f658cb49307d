import { getPool } from '@/lib/platform/database/pool';
import type { Context } from '../context';

export interface OwnTemplateRow {
  id: string;
  name: string;
  description: string;
  baseTemplate: string;
}

// Sorted by code points, so that the order is the same in every database.
const findRows = `
  select id, name, description, base_template as "baseTemplate"
  from templates where organization_id = $1
  order by name collate "C", id`;

/** The organization's own templates in a stable order. */
export async function findOwnTemplates({ organizationId }: Context): Promise<OwnTemplateRow[]> {
  const { rows } = await getPool().query<OwnTemplateRow>(findRows, [organizationId]);
  return rows;
}

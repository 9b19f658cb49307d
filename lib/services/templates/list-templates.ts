import type { TemplateSource } from '@/lib/contracts/operations/templates';
import { builtinThemes, builtinThumbnailPath } from '@/lib/templates/builtin-themes';
import type { Call, Context } from '../context';
import { signThumbnailUrl } from '../signed-links';
import { sqlOf } from '../transaction';

export interface ListedTemplate {
  /** Null for those that ship with the service: they have their name. */
  id: string | null;
  name: string;
  description: string;
  source: TemplateSource;
  /** The built-in template that this one varies; itself where it is one, null where it is a file. */
  baseTemplate: string | null;
  thumbnailUrl: string;
}

/** Every template that the organization can use: the built-in ones in their own order, then its own by name. */
export async function listTemplates({
  ctx,
  input: { baseUrl },
}: Call<Context, { baseUrl: string }>): Promise<ListedTemplate[]> {
  const own = (await findOwnTemplates(ctx)).map(({ id, name, description, baseTemplate }): ListedTemplate => ({
    id,
    name,
    description,
    source: 'organization',
    baseTemplate,
    thumbnailUrl: signThumbnailUrl({ baseUrl, templateId: id }),
  }));
  return [...listBuiltinTemplates(baseUrl), ...own];
}

/** The templates that everybody can use. */
export function listBuiltinTemplates(baseUrl: string): ListedTemplate[] {
  return builtinThemes.map(({ name, description }): ListedTemplate => ({
    id: null,
    name,
    description,
    source: 'built_in',
    baseTemplate: name,
    thumbnailUrl: `${baseUrl}${builtinThumbnailPath(name)}`,
  }));
}

export interface OwnTemplateRow {
  id: string;
  name: string;
  description: string;
  baseTemplate: string | null;
}

// Sorted by code points, so that the order is the same in every database.
const findRows = `
  select id, name, description, base_template as "baseTemplate"
  from templates where organization_id = $1
  order by name collate "C", id`;

/** The organization's own templates in a stable order. */
export async function findOwnTemplates(ctx: Context): Promise<OwnTemplateRow[]> {
  const { rows } = await sqlOf(ctx).query<OwnTemplateRow>(findRows, [ctx.organizationId]);
  return rows;
}

/** A name that no other template has, like one that another has already; null where nobody else has it. */
export async function freeNameLike(ctx: Context, { id, name }: { id: string; name: string }): Promise<string | null> {
  const own = (await findOwnTemplates(ctx)).filter((template) => template.id !== id);
  const taken = new Set([...builtinThemes, ...own].map((template) => template.name));
  if (!taken.has(name)) return null;
  for (let number = 2; ; number += 1) {
    const candidate = `${name} ${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** So many of the last files say what an organization likes. */
const most = 20;

const find = `
  select quality->>'template' as template from artifacts
  where organization_id = $1 and quality->>'template' is not null
  order by created_at desc limit ${most}`;

/** Names of the templates of the organization's last files, the newest first. */
export async function listRecentTemplates({ ctx }: Call<Context, Record<string, never>>): Promise<string[]> {
  const { rows } = await sqlOf(ctx).query<{ template: string }>(find, [ctx.organizationId]);
  return rows.map(({ template }) => template);
}

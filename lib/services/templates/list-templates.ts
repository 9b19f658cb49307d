import type { TemplateSource } from '@/lib/contracts/template';
import { builtinThemes, builtinThumbnailPath } from '@/lib/templates/builtin-themes';
import type { Call, Context } from '../context';
import { findOwnTemplates } from './find-own-templates';
import { signThumbnailUrl } from './thumbnail-url';

export interface ListedTemplate {
  /** Null for those that ship with the service: they have their name. */
  id: string | null;
  name: string;
  description: string;
  source: TemplateSource;
  /** The built-in template that this one varies; itself where it is one. */
  baseTemplate: string;
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

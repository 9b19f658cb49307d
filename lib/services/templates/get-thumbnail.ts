import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { renderThumbnail } from '@/lib/generation/thumbnails/draw-thumbnail';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getPool } from '@/lib/platform/database/pool';
import { openBrand, type OwnTemplate } from '@/lib/templates/own-template';
import { isLiveThumbnailLink, type ThumbnailLink } from '../signed-links';

type TemplateRow = OwnTemplate & { id: string; organizationId: string };

const findTemplate = `
  select templates.id, organization_id as "organizationId", templates.name, description,
    base_template as "baseTemplate", brand, file_key as "fileKey", fonts_key as "fontsKey"
  from templates join organizations on organizations.id = organization_id where templates.id = $1`;

/**
 * The picture behind a signed link, as a PNG: drawn when it is first looked at, and kept. The
 * link itself is the permission: nobody needs a key to follow it.
 */
export async function getThumbnail({
  input,
}: {
  input: Partial<ThumbnailLink> & { templateId: string };
}): Promise<Uint8Array> {
  const { templateId, expires = '', kid = '', signature = '' } = input;
  if (!isLiveThumbnailLink({ templateId, expires, kid, signature })) throw noSuchPicture();
  const { rows } = validate(templateId) ? await getPool().query<TemplateRow>(findTemplate, [templateId]) : { rows: [] };
  const template = rows[0];
  if (!template) throw noSuchPicture();
  const kept = await readBlob(getBlobStore(), thumbnailKeyOf(template));
  return kept?.bytes ?? drawAndKeep(template);
}

/** That of a file is drawn where the file is read, in a process of its own. */
async function drawAndKeep(template: TemplateRow): Promise<Uint8Array> {
  const theme = template.fileKey === null ? await openBrand(template, readFile) : undefined;
  if (!theme) throw noSuchPicture();
  const png = await renderThumbnail(theme);
  await getBlobStore().put(thumbnailKeyOf(template), png, { contentType: 'image/png' });
  return png;
}

async function readFile(key: string): Promise<Uint8Array> {
  const blob = await readBlob(getBlobStore(), key);
  if (!blob) throw noSuchPicture();
  return blob.bytes;
}

function noSuchPicture(): AppError {
  return new AppError({
    code: 'not_found',
    message: 'This address is not valid or has expired; list the templates again for a fresh one.',
  });
}

/** Where the picture of an organization's own template stands in the blob store. */
export function thumbnailKeyOf(of: { organizationId: string; id: string }): string {
  return `${templateFolderOf(of)}.png`;
}

/** Everything that is kept for a template has a key that begins so. */
export function templateFolderOf({ organizationId, id }: { organizationId: string; id: string }): string {
  return `organizations/${organizationId}/templates/${id}`;
}

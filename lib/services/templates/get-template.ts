import { createHash } from 'node:crypto';
import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import type { TemplateFindings } from '@/lib/generation/templates/understand-template';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { standInRoles, type LayoutChoices } from '@/lib/templates/upload/open-upload';
import type { Picture } from '../artifacts/slide-previews';
import type { Call, Context } from '../context';
import { prismaOf } from '../transaction';
import { freeNameLike } from './list-templates';
import { templatePictureKeyOf } from './template-files';

/** A template that is a file, with all that people are told about it. */
export interface TemplateDetails {
  id: string;
  name: string;
  description: string;
  tags: string[];
  fileName: string;
  fileBytes: number;
  /** Changes with every file, every choice of layouts, and what else is found. */
  version: string;
  findings: TemplateFindings;
  layoutChoices: LayoutChoices;
  isDefault: boolean;
  /** Where another template has its name: one that is free. */
  freeName: string | null;
  createdAt: Date;
}

/** What earlier versions of this service did not note of a file. */
const unsaid = { available: [], warnings: [], pictures: [], words: '', simpler: [], places: {} };

function asNoted(noted: TemplateFindings): TemplateFindings {
  const standIn = { ...noted.layouts['title-only'], isStandIn: true };
  const unnoted = Object.fromEntries(standInRoles.map((name) => [name, standIn]));
  return { ...unsaid, ...noted, layouts: { ...unnoted, ...noted.layouts } };
}

export async function getTemplate({
  ctx,
  input: { templateId },
}: Call<Context, { templateId: string }>): Promise<TemplateDetails> {
  const { organizationId } = ctx;
  const prisma = await prismaOf(ctx);
  const row = await findRow(ctx, templateId);
  const organization = await prisma.organization.findUnique({
    where: { id: organizationId },
    select: { defaultTemplate: true },
  });
  const { id, name, description, tags, fileName, fileBytes, fileSha256, createdAt } = row;
  const layoutChoices = (row.layoutChoices ?? {}) as LayoutChoices;
  const print = createHash('sha256').update(JSON.stringify([fileSha256, layoutChoices, row.understanding]));
  return {
    id,
    name,
    description,
    tags,
    fileName: fileName ?? '',
    fileBytes: fileBytes ?? 0,
    version: print.digest('hex').slice(0, 16),
    findings: asNoted(row.understanding as unknown as TemplateFindings),
    layoutChoices,
    isDefault: organization?.defaultTemplate === id,
    freeName: await freeNameLike(ctx, { id, name }),
    createdAt,
  };
}

/** A sample slide in a template, from 1, as a PNG. */
export async function getTemplatePicture({
  ctx,
  input: { templateId, number },
}: Call<Context, { templateId: string; number: number }>): Promise<Picture<Uint8Array>> {
  const { id, fileKey, fileSha256, layoutChoices } = await findRow(ctx, templateId);
  return {
    etag: `"${id}-${fileSha256?.slice(0, 12)}-${JSON.stringify(layoutChoices ?? {}).replaceAll(/\W+/g, '')}-${number}"`,
    read: async () => {
      const blob = await readBlob(getBlobStore(), templatePictureKeyOf(fileKey ?? '', number - 1));
      if (!blob) throw noSuchTemplate();
      return blob.bytes;
    },
  };
}

async function findRow(ctx: Context, templateId: string) {
  const { organizationId } = ctx;
  const { template } = await prismaOf(ctx);
  const where = { id: templateId, organizationId, fileKey: { not: null } };
  const row = validate(templateId) ? await template.findFirst({ where }) : null;
  if (!row) throw noSuchTemplate();
  return row;
}

function noSuchTemplate(): AppError {
  return new AppError({ code: 'not_found', message: 'There is no such template.' });
}

import { validate } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { cleanText } from '@/lib/contracts/clean-text';
import type { TemplateFindings } from '@/lib/generation/templates/understand-template';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { layoutRoles, type LayoutChoices } from '@/lib/templates/upload/open-upload';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { inTransaction, prismaOf } from '../transaction';
import type { FontFace } from '@/lib/templates/fonts/read-font';
import { templateNameSchema } from './create-template';
import { facesOf } from './own-fonts';
import { freeNameLike } from './list-templates';
import { templateTagsSchema } from './template-tags';
import { acceptFile, storeFile, storePictures, understandFile, type SentFile } from './template-files';

const inputSchema = z.strictObject({
  templateId: z.string(),
  name: templateNameSchema().optional(),
  description: z.string().transform(cleanText).pipe(z.string().max(500)).optional(),
  /** Words for the automatic choice. */
  tags: templateTagsSchema.optional(),
  /** Which layout serves what, by part; null goes back to what the service finds. */
  layouts: z.partialRecord(z.enum(layoutRoles), z.string().nullable()).optional(),
});

export type TemplateChange = z.input<typeof inputSchema>;
type ChangeTemplateInput = TemplateChange & { file?: SentFile };

/**
 * Changes a template that is a file, for owners and admins: what it is called, which layout serves what, or the file
 * itself. Name and id stay when the file is replaced; jobs in progress finish on the file that they began with,
 * which stays in the store until the template is deleted.
 */
export async function changeTemplate({
  ctx,
  input,
}: Call<Context, ChangeTemplateInput>): Promise<{ id: string; name: string; freeName: string | null }> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { file: sent, ...rest } = input;
  const { templateId: id, layouts, tags, ...words } = parseInput(inputSchema, rest);
  const { organizationId } = ctx;
  const before = await findFile(ctx, id);
  const file = sent && acceptFile(sent);
  const choices = choicesOf(before.layoutChoices, layouts, file !== undefined);
  const understood =
    (layouts ?? file) && (await understandAgain({ organizationId, fonts: await facesOf(ctx), before, file, choices }));
  return inTransaction(ctx, async (ctx) => {
    const { template } = await prismaOf(ctx);
    const { count } = await template.updateMany({
      // Somebody else may have deleted it, or put another file in its place.
      where: { id, organizationId, fileKey: before.fileKey },
      data: {
        ...words,
        ...(tags && { tags }),
        ...(understood && { understanding: { ...understood.findings }, layoutChoices: { ...choices } }),
        ...understood?.stored,
      },
    });
    if (count === 0)
      throw new AppError({
        code: 'conflict',
        message: 'Somebody else changed this template at the same time. Look at it again, then repeat your change.',
      });
    const name = words.name ?? before.name;
    if (file)
      await writeAuditEntry(ctx, {
        action: 'template.file_replaced',
        targetId: id,
        detail: { name, fileName: file.fileName },
      });
    else await writeAuditEntry(ctx, { action: 'template.changed', targetId: id, detail: { name } });
    return { id, name, freeName: await freeNameLike(ctx, { id, name }) };
  });
}

/** Looks again at the templates that ask for a family, after its measures changed. */
export async function remeasureTemplates({ ctx, input }: Call<Context, { family: string }>): Promise<void> {
  const { organizationId } = ctx;
  const { template } = await prismaOf(ctx);
  const rows = await template.findMany({
    where: { organizationId, fileKey: { not: null } },
    select: { id: true, understanding: true },
  });
  for (const { id, understanding } of rows) {
    const { heading, body } = (understanding as unknown as TemplateFindings).look.fonts;
    const isAsked = [heading, body].some((name) => name.toLowerCase() === input.family.toLowerCase());
    if (isAsked) await changeTemplate({ ctx, input: { templateId: id, layouts: {} } });
  }
}

interface FileRow {
  id: string;
  name: string;
  fileKey: string;
  fileName: string;
  layoutChoices: LayoutChoices;
}

async function findFile(ctx: Context, id: string): Promise<FileRow> {
  const { organizationId } = ctx;
  const { template } = await prismaOf(ctx);
  const row = validate(id) ? await template.findFirst({ where: { id, organizationId } }) : null;
  if (!row) throw new AppError({ code: 'not_found', message: 'There is no such template.' });
  if (row.fileKey === null)
    throw new AppError({
      code: 'conflict',
      message: `“${row.name}” varies a built-in template and has no file. Change its brand.`,
    });
  const { name, fileKey, fileName } = row;
  return { id, name, fileKey, fileName: fileName ?? '', layoutChoices: (row.layoutChoices ?? {}) as LayoutChoices };
}

/** Choices name layouts of one file. */
function choicesOf(
  before: LayoutChoices,
  changed: z.output<typeof inputSchema>['layouts'],
  isOtherFile: boolean,
): LayoutChoices {
  const all = Object.entries({ ...(isOtherFile ? {} : before), ...changed });
  return Object.fromEntries(all.filter(([, part]) => part !== null)) as LayoutChoices;
}

async function understandAgain({
  organizationId,
  fonts,
  before,
  file,
  choices,
}: {
  organizationId: string;
  fonts: readonly FontFace[];
  before: FileRow;
  file: SentFile | undefined;
  choices: LayoutChoices;
}) {
  const { id, name, fileKey } = before;
  const bytes = file?.bytes ?? (await readBlob(getBlobStore(), fileKey))?.bytes;
  if (!bytes) throw new AppError({ code: 'not_found', message: 'The file of this template is no longer there.' });
  const { findings, ...drawn } = await understandFile({ organizationId, fonts }, { name, bytes, choices });
  if (file) return { findings, stored: await storeFile({ organizationId, id }, file, drawn) };
  await storePictures({ organizationId, id }, fileKey, drawn);
  return { findings, stored: undefined };
}

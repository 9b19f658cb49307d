import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { cleanText } from '@/lib/contracts/clean-text';
import type { TemplateFindings } from '@/lib/generation/templates/understand-template';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { inTransaction, prismaOf, type Within } from '../transaction';
import { assertMayHaveAnotherTemplate, templateNameSchema } from './create-template';
import { facesOf } from './own-fonts';
import { freeNameLike } from './list-templates';
import { deleteTemplateFiles } from './delete-template';
import { acceptFile, storeFile, understandFile, type SentFile } from './template-files';

const inputSchema = z.strictObject({
  name: templateNameSchema(),
  description: z.string().transform(cleanText).pipe(z.string().max(500)).default(''),
});

export type UploadTemplateInput = z.input<typeof inputSchema> & SentFile;

export interface UploadedTemplate {
  id: string;
  name: string;
  description: string;
  organizationId: string;
  fileName: string;
  findings: TemplateFindings;
  createdAt: Date;
  /** Whether it is what requests that name no template get now. */
  isDefault: boolean;
  /** Where another template has the name, so that requests can't name this one: one that is free. */
  freeName: string | null;
}

/**
 * Creates a template of the organization from a PowerPoint file, for owners and admins. The first one becomes what
 * requests get that name none.
 *
 *     size → read in a process of its own → file and pictures stored → count + row + default + audit
 */
export async function uploadTemplate({ ctx, input }: Call<Context, UploadTemplateInput>): Promise<UploadedTemplate> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { bytes, fileName: givenName, ...rest } = input;
  const { name, description } = parseInput(inputSchema, rest);
  const file = acceptFile({ fileName: givenName, bytes });
  const { organizationId } = ctx;
  const { findings, ...drawn } = await understandFile(
    { organizationId, fonts: await facesOf(ctx) },
    { name, bytes, choices: {} },
  );
  const id = uuidv7();
  const stored = await storeFile({ organizationId, id }, file, drawn);
  try {
    return await inTransaction(ctx, async (ctx) => {
      await assertMayHaveAnotherTemplate(ctx);
      const { template } = await prismaOf(ctx);
      const row = await template.create({
        data: { id, organizationId, name, description, ...stored, understanding: { ...findings } },
        select: { createdAt: true },
      });
      const { fileName } = file;
      await writeAuditEntry(ctx, { action: 'template.uploaded', targetId: id, detail: { name, fileName } });
      const isDefault = await becomeDefault(ctx, { id, name });
      const freeName = await freeNameLike(ctx, { id, name });
      return {
        id,
        name,
        description,
        organizationId,
        fileName,
        findings,
        createdAt: row.createdAt,
        isDefault,
        freeName,
      };
    });
  } catch (error) {
    await deleteTemplateFiles({ organizationId, id });
    throw error;
  }
}

/** Where nobody has said what is taken without a name. */
async function becomeDefault(ctx: Within<Context>, { id, name }: { id: string; name: string }): Promise<boolean> {
  const { organizationId } = ctx;
  const { template, organization } = await prismaOf(ctx);
  const others = await template.count({ where: { organizationId, fileKey: { not: null }, id: { not: id } } });
  if (others > 0) return false;
  const { count } = await organization.updateMany({
    where: { id: organizationId, defaultTemplate: null },
    data: { defaultTemplate: id },
  });
  if (count > 0)
    await writeAuditEntry(ctx, {
      action: 'organization.default_template_changed',
      targetId: organizationId,
      detail: { from: 'none', to: name },
    });
  return count > 0;
}

import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { cleanText } from '@/lib/contracts/clean-text';
import { getCompute } from '@/lib/generation/compute/compute';
import { understandTemplateTask, type TemplateFindings } from '@/lib/generation/templates/understand-template';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { cutText } from '@/lib/text/cut/cut-text';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { inTransaction, prismaOf } from '../transaction';
import { assertMayHaveAnotherTemplate, templateNameSchema } from './create-template';

const longestName = 255;
export const mostTemplateBytes = 50_000_000;

const inputSchema = z.strictObject({
  name: templateNameSchema(),
  description: z.string().transform(cleanText).pipe(z.string().max(500)).default(''),
});

export interface UploadTemplateInput extends z.input<typeof inputSchema> {
  /** The file's own name; folders in front of it are dropped. */
  fileName: string;
  bytes: Uint8Array;
}

export interface UploadedTemplate {
  id: string;
  name: string;
  description: string;
  organizationId: string;
  fileName: string;
  findings: TemplateFindings;
  createdAt: Date;
}

/**
 * Creates a template of the organization from a PowerPoint file, for owners and admins.
 *
 *     size → read in a process of its own → file stored → count + row + audit
 */
export async function uploadTemplate({ ctx, input }: Call<Context, UploadTemplateInput>): Promise<UploadedTemplate> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { bytes, fileName: givenName, ...rest } = input;
  const { name, description } = parseInput(inputSchema, rest);
  const fileName = cutText(cleanText(givenName.split(/[/\\]/).at(-1) ?? ''), longestName) || 'template.pptx';
  assertTemplateSize(fileName, bytes);
  const { organizationId } = ctx;
  const findings = await understand(organizationId, name, bytes);
  const id = uuidv7();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const fileKey = templateFileKeyOf({ organizationId, id, sha256 });
  await getBlobStore().put(fileKey, bytes, { contentType: pptxMediaType });
  try {
    return await inTransaction(ctx, async (ctx) => {
      await assertMayHaveAnotherTemplate(ctx);
      const { template } = await prismaOf(ctx);
      const file = { fileKey, fileName, fileBytes: bytes.length, fileSha256: sha256 };
      const row = await template.create({
        data: { id, organizationId, name, description, ...file, understanding: { ...findings } },
        select: { createdAt: true },
      });
      await writeAuditEntry(ctx, { action: 'template.uploaded', targetId: id, detail: { name, fileName } });
      return { id, name, description, organizationId, fileName, findings, createdAt: row.createdAt };
    });
  } catch (error) {
    await getBlobStore()
      .delete([fileKey])
      .catch(() => undefined);
    throw error;
  }
}

const pptxMediaType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** Named by its content, so that a job that began with a file ends with it, whatever took its place. */
export function templateFileKeyOf(of: { organizationId: string; id: string; sha256: string }): string {
  return `organizations/${of.organizationId}/templates/${of.id}/${of.sha256}.pptx`;
}

function assertTemplateSize(fileName: string, bytes: Uint8Array): void {
  if (bytes.length > 0 && bytes.length <= mostTemplateBytes) return;
  const message =
    bytes.length === 0
      ? `“${fileName}” is empty.`
      : `“${fileName}” is larger than ${mostTemplateBytes / 1_000_000} MB. Compress its pictures in PowerPoint, or delete its slides.`;
  throw new AppError({ code: 'invalid_request', message, param: 'file' });
}

async function understand(organizationId: string, name: string, bytes: Uint8Array): Promise<TemplateFindings> {
  const understood = await getCompute().run(understandTemplateTask, { name, bytes }, { organizationId });
  if ('findings' in understood) return understood.findings;
  throw new AppError({ code: 'invalid_request', message: understood.message, param: 'file' });
}

import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getLogger } from '@/lib/platform/logger/logger';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { requireRole } from '../roles';
import { inTransaction, prismaOf, type Within } from '../transaction';
import { templateFolderOf } from './get-thumbnail';

export interface DeletedTemplate {
  id: string;
  name: string;
  organizationId: string;
}

/**
 * Deletes one of the organization's own templates, for owners and admins. Jobs that were
 * accepted with it and are not finished fail with `template_unavailable`.
 */
export async function deleteTemplate({
  ctx,
  input: { templateId },
}: Call<Context, { templateId: string }>): Promise<DeletedTemplate> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const deleted = validate(templateId) ? await deleteRow(ctx, templateId) : null;
  if (!deleted) throw new AppError({ code: 'not_found', message: 'There is no such template.' });
  await deleteTemplateFiles(deleted);
  return deleted;
}

async function deleteRow(ctx: Context, templateId: string): Promise<DeletedTemplate | null> {
  return inTransaction(ctx, async (ctx) => {
    const { organizationId } = ctx;
    const prisma = await prismaOf(ctx);
    // Whoever makes it the default meanwhile waits, and then finds it gone.
    await prisma.$queryRaw`select from organizations where id = ${organizationId}::uuid for no key update`;
    const where = { id: templateId, organizationId };
    const template = await prisma.template.findFirst({
      where,
      select: { id: true, name: true, organizationId: true },
    });
    // Of two that delete it at once, one does.
    const { count } = await prisma.template.deleteMany({ where });
    if (!template || count === 0) return null;
    await writeAuditEntry(ctx, {
      action: 'template.deleted',
      targetId: templateId,
      detail: { name: template.name },
    });
    await clearDefault(ctx, template);
    return template;
  });
}

/** Nothing names what is not there. */
async function clearDefault(ctx: Within<Context>, { id, name }: DeletedTemplate): Promise<void> {
  const { organization } = await prismaOf(ctx);
  const { count } = await organization.updateMany({
    where: { id: ctx.organizationId, defaultTemplate: id },
    data: { defaultTemplate: null },
  });
  if (count > 0)
    await writeAuditEntry(ctx, {
      action: 'organization.default_template_changed',
      targetId: ctx.organizationId,
      detail: { from: name, to: 'none' },
    });
}

/** For when nothing leads to them; a store that fails keeps what nobody can see. */
export async function deleteTemplateFiles({
  id,
  organizationId,
}: Pick<DeletedTemplate, 'id' | 'organizationId'>): Promise<void> {
  try {
    const store = getBlobStore();
    await store.delete(await store.list(templateFolderOf({ organizationId, id })));
  } catch (error) {
    getLogger().warn({ templateId: id, err: error }, 'files of a deleted template are still there');
  }
}

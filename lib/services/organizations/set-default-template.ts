import { validate } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { findThemes, themeOfBrand } from '@/lib/templates/own-template';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { lockPeople } from '../members/lock-people';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { inTransaction, prismaOf, type Within } from '../transaction';

const inputSchema = z.strictObject({
  /** Name of a built-in template, id of one of the organization's own, or null for none. */
  template: z.string().nullable(),
});

export interface DefaultTemplate {
  template: string | null;
  /** As people know it. */
  name: string | null;
}

/** What stands in the audit log where there is none. */
const none = 'none';

/** Sets what requests that name no template are made with, for owners and admins. Jobs that are not designed yet take it too. */
export async function setDefaultTemplate({
  ctx,
  input,
}: Call<Context, z.input<typeof inputSchema>>): Promise<DefaultTemplate> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { template } = parseInput(inputSchema, input);
  const { organizationId: id } = ctx;
  return inTransaction(ctx, async (ctx) => {
    const { organization } = await prismaOf(ctx);
    await lockPeople(ctx, ['owner', 'admin']);
    const name = template === null ? null : await findName(ctx, template);
    const before = await organization.findUniqueOrThrow({
      where: { id },
      select: { defaultTemplate: true },
    });
    if (before.defaultTemplate === template) return { template, name };
    const from = before.defaultTemplate === null ? null : await nameOfStored(ctx, before.defaultTemplate);
    await organization.update({ where: { id }, data: { defaultTemplate: template } });
    await writeAuditEntry(ctx, {
      action: 'organization.default_template_changed',
      targetId: id,
      detail: { from: from ?? none, to: name ?? none },
    });
    return { template, name };
  });
}

async function findName(ctx: Within<Context>, template: string): Promise<string> {
  const [theme] = findThemes(template);
  if (theme) return theme.name;
  const prisma = await prismaOf(ctx);
  const where = { id: template, organizationId: ctx.organizationId };
  const own = validate(template) ? await prisma.template.findFirst({ where }) : null;
  if (!own)
    throw new AppError({
      code: 'not_found',
      message: 'There is no such template. Reload the page to see those that there are.',
      param: 'template',
    });
  const { name, description, baseTemplate, brand } = own;
  if (own.fileKey === null && !themeOfBrand({ name, description, baseTemplate, brand }))
    throw new AppError({
      code: 'conflict',
      message: `“${name}” can't be used any more, because what it varies is no longer there. Delete it, and make it again on another template.`,
    });
  return name;
}

/** The stored one may be of another version of this service. */
async function nameOfStored(ctx: Within<Context>, template: string): Promise<string> {
  const prisma = await prismaOf(ctx);
  const where = { id: template, organizationId: ctx.organizationId };
  const own = validate(template) ? await prisma.template.findFirst({ where, select: { name: true } }) : null;
  return own?.name ?? template;
}

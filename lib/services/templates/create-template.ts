import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { cleanText, countCharacters } from '@/lib/contracts/clean-text';
import { getEnv } from '@/lib/platform/env/env';
import { brandSchema, type StoredBrand } from '@/lib/templates/brand';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { assertNameIsFree, assertPresentable } from './assert-presentable';
import { openLogos, storeLogos, type SentLogos } from './brand-logos';
import { deleteTemplateFiles } from './delete-template';
import { facesOf } from './own-fonts';
import { templateTagsSchema } from './template-tags';
import { inTransaction, prismaOf, type Within } from '../transaction';

/** So that a list of templates stays one that people read. */
const mostTemplates = 100;

/** The name of a template, cleaned. */
export function templateNameSchema() {
  return z
    .string()
    .transform(cleanText)
    .refine(
      (name) => name !== '' && !/[\t\n]/.test(name) && countCharacters(name) <= getEnv().TEMPLATE_NAME_MAX_CHARACTERS,
      {
        error: () => `must be one line of 1 to ${getEnv().TEMPLATE_NAME_MAX_CHARACTERS} characters`,
      },
    );
}

/** What people say of a template that varies a built-in one. */
export const brandFields = {
  name: templateNameSchema(),
  description: z.string().transform(cleanText).pipe(z.string().max(500)).optional(),
  /** Words for the automatic choice. */
  tags: templateTagsSchema.optional(),
  /** Name of the built-in template to vary. */
  base: z.string(),
  brand: brandSchema,
  /** Whether a name that another template has is refused. */
  needsFreeName: z.boolean().optional(),
};

const inputSchema = z.strictObject(brandFields);

export type CreateTemplateInput = z.input<typeof inputSchema> & { logos?: SentLogos };

export interface CreatedTemplate {
  id: string;
  name: string;
  description: string;
  baseTemplate: string;
  brand: StoredBrand;
  organizationId: string;
  createdAt: Date;
}

/**
 * Creates a template of the organization's own, for owners and admins: a built-in one in other colours and fonts, with a
 * logo and a line at the foot of slides. Its name may be that of another, unless it is asked to be free; requests that use
 * such a name are ambiguous.
 *
 *     fields → logos read in a process of their own → contrasts, room → logos stored → count + name + row + audit
 */
export async function createTemplate({ ctx, input }: Call<Context, CreateTemplateInput>): Promise<CreatedTemplate> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { logos: sent = {}, ...rest } = input;
  const {
    name,
    base,
    brand,
    tags = [],
    needsFreeName,
    description = `${base} in the organization's own colours and fonts.`,
  } = parseInput(inputSchema, rest);
  const logos = await openLogos(ctx, sent);
  assertPresentable({ base, brand, logos }, await facesOf(ctx));
  const { organizationId } = ctx;
  const id = uuidv7();
  try {
    const stored = { ...brand, logos: await storeLogos({ organizationId, id }, logos) };
    return await inTransaction(ctx, async (ctx) => {
      await assertMayHaveAnotherTemplate(ctx);
      if (needsFreeName) await assertNameIsFree(ctx, { id, name });
      const { template } = await prismaOf(ctx);
      const row = await template.create({
        data: { id, organizationId, name, description, tags, baseTemplate: base, brand: stored },
        select: { id: true, name: true, description: true, organizationId: true, createdAt: true },
      });
      await writeAuditEntry(ctx, {
        action: 'template.created',
        targetId: row.id,
        detail: { name, baseTemplate: base },
      });
      return { ...row, baseTemplate: base, brand: stored };
    });
  } catch (error) {
    if (Object.keys(logos).length > 0) await deleteTemplateFiles({ organizationId, id });
    throw error;
  }
}

/** Locks the organization's row, so that simultaneous requests can't pass the limit together. */
export async function assertMayHaveAnotherTemplate(ctx: Within<Context>): Promise<void> {
  const { organizationId } = ctx;
  const prisma = await prismaOf(ctx);
  await prisma.$queryRaw`select from organizations where id = ${organizationId}::uuid for update`;
  const organization = await prisma.organization.findUnique({
    where: { id: organizationId },
    select: { _count: { select: { templates: true } } },
  });
  if (!organization) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
  if (organization._count.templates < mostTemplates) return;
  throw new AppError({
    code: 'conflict',
    message: `An organization has at most ${mostTemplates} templates of its own; delete one first.`,
  });
}

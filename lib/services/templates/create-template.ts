import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { cleanText, countCharacters } from '@/lib/contracts/clean-text';
import { getEnv } from '@/lib/platform/env/env';
import { brandSchema, type Brand } from '@/lib/templates/brand';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { findBrandFault } from '@/lib/templates/find-brand-fault';
import { findThemes } from '@/lib/templates/own-template';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
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

const inputSchema = z.strictObject({
  name: templateNameSchema(),
  description: z.string().transform(cleanText).pipe(z.string().max(500)).optional(),
  /** Name of the built-in template to vary. */
  base: z.string(),
  brand: brandSchema,
});

export type CreateTemplateInput = z.input<typeof inputSchema>;

export interface CreatedTemplate {
  id: string;
  name: string;
  description: string;
  baseTemplate: string;
  brand: Brand;
  organizationId: string;
  createdAt: Date;
}

/**
 * Creates a template of the organization's own, for owners and admins: a built-in one in other
 * colours and fonts. Its name may be that of another; requests that use such a name are ambiguous.
 */
export async function createTemplate({ ctx, input }: Call<Context, CreateTemplateInput>): Promise<CreatedTemplate> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const {
    name,
    base,
    brand,
    description = `${base} in the organization's own colours and fonts.`,
  } = parseInput(inputSchema, input);
  assertLegible(base, brand);
  return inTransaction(ctx, async (ctx) => {
    const { organizationId } = ctx;
    await assertMayHaveAnotherTemplate(ctx);
    const { template } = await prismaOf(ctx);
    const row = await template.create({
      data: { id: uuidv7(), organizationId, name, description, baseTemplate: base, brand },
      select: { id: true, name: true, description: true, organizationId: true, createdAt: true },
    });
    await writeAuditEntry(ctx, {
      action: 'template.created',
      targetId: row.id,
      detail: { name, baseTemplate: base },
    });
    return { ...row, baseTemplate: base, brand };
  });
}

function assertLegible(baseName: string, brand: Brand): void {
  const [base] = findThemes(baseName);
  if (!base) {
    const names = builtinThemes.map(({ name }) => JSON.stringify(name)).join(', ');
    throw new AppError({
      code: 'invalid_request',
      message: `base: No built-in template is named ${JSON.stringify(baseName)}. There are ${names}.`,
      param: 'base',
    });
  }
  const fault = findBrandFault(base, brand);
  if (!fault) return;
  const param = `brand.colors.${fault.color}`;
  throw new AppError({ code: 'invalid_request', message: `${param}: ${fault.message}`, param });
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

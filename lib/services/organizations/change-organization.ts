import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { cleanText, countCharacters } from '@/lib/contracts/clean-text';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { lockPeople } from '../members/lock-people';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { inTransaction, prismaOf } from '../transaction';
import { planSchema, type Plan } from './plans';

const longestName = 200;

const renameSchema = z.strictObject({
  name: z
    .string()
    .transform(cleanText)
    .refine((name) => name !== '' && !/[\t\n]/.test(name) && countCharacters(name) <= longestName, {
      error: `must be one line of 1 to ${longestName} characters`,
    }),
});

/** Changes what people see; ids, keys and links stay as they are. */
export async function renameOrganization({
  ctx,
  input,
}: Call<Context, z.input<typeof renameSchema>>): Promise<{ name: string }> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { name } = parseInput(renameSchema, input);
  const { organizationId: id } = ctx;
  return inTransaction(ctx, async (ctx) => {
    const { organization } = await prismaOf(ctx);
    await lockPeople(ctx, ['owner', 'admin']);
    const before = await organization.findUnique({ where: { id }, select: { name: true } });
    if (!before) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
    if (before.name === name) return { name };
    await organization.update({ where: { id }, data: { name } });
    await writeAuditEntry(ctx, {
      action: 'organization.renamed',
      targetId: id,
      detail: { from: before.name, to: name },
    });
    return { name };
  });
}

const setPlanSchema = z.strictObject({ plan: planSchema, trial: z.boolean().default(false) });

interface PlanChange {
  id: string;
  name: string;
  plan: Plan;
  trial: boolean;
}

/** Puts the organization on a plan. Its keys follow at their next request. */
export async function setPlan({ ctx, input }: Call<Context, z.input<typeof setPlanSchema>>): Promise<PlanChange> {
  requireRole(ctx.actor, []);
  const { plan, trial } = parseInput(setPlanSchema, input);
  return inTransaction(ctx, async (ctx) => {
    const prisma = await prismaOf(ctx);
    const changed = await prisma.organization.updateManyAndReturn({
      where: { id: ctx.organizationId },
      data: { plan, trial },
      select: { id: true, name: true, plan: true, trial: true },
    });
    const organization = changed[0];
    if (!organization) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
    await writeAuditEntry(ctx, {
      action: 'organization.plan_set',
      targetId: organization.id,
      detail: { plan, trial },
    });
    return organization;
  });
}

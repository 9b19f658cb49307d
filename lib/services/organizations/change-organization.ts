import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { cleanText, countCharacters } from '@/lib/contracts/clean-text';
import { getPrisma } from '@/lib/platform/database/prisma';
import { writeAuditEntry } from '../audit/write-audit-entry';
import { actorIdOf, type Call, type Context } from '../context';
import { lockPeople } from '../members/lock-people';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { planSchema, type Plan } from './plans';

const longestName = 200;

const inputSchema = z.strictObject({
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
}: Call<Context, z.input<typeof inputSchema>>): Promise<{ name: string }> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { name } = parseInput(inputSchema, input);
  const { organizationId: id } = ctx;
  return getPrisma().$transaction(async (transaction) => {
    await lockPeople(transaction, ctx, ['owner', 'admin']);
    const before = await transaction.organization.findUnique({ where: { id }, select: { name: true } });
    if (!before) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
    if (before.name === name) return { name };
    await transaction.organization.update({ where: { id }, data: { name } });
    await writeAuditEntry(transaction, ctx, {
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
  return getPrisma().$transaction(async (transaction) => {
    const changed = await transaction.organization.updateManyAndReturn({
      where: { id: ctx.organizationId },
      data: { plan, trial },
      select: { id: true, name: true, plan: true, trial: true },
    });
    const organization = changed[0];
    if (!organization) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
    await transaction.auditEntry.create({
      data: {
        id: uuidv7(),
        organizationId: ctx.organizationId,
        actorType: ctx.actor.type,
        actorId: actorIdOf(ctx.actor),
        action: 'organization.plan_set',
        targetId: ctx.organizationId,
        detail: { plan, trial },
      },
    });
    return organization;
  });
}

import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { getPrisma } from '@/lib/platform/database/prisma';
import { actorIdOf, type Call, type Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../require-role';
import { planSchema, type Plan } from './plans';

const inputSchema = z.strictObject({ plan: planSchema, trial: z.boolean().default(false) });

export interface PlanChange {
  id: string;
  name: string;
  plan: Plan;
  trial: boolean;
}

/** Puts the organization on a plan. Its keys follow at their next request. */
export async function setPlan({ ctx, input }: Call<Context, z.input<typeof inputSchema>>): Promise<PlanChange> {
  requireRole(ctx.actor, []);
  const { plan, trial } = parseInput(inputSchema, input);
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

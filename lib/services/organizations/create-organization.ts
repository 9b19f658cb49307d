import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { actorIdOf, type Actor, type Call, type OperatorContext } from '../context';
import { creditAmountSchema } from '../credits/amount';
import { parseInput } from '../parse-input';
import { planSchema, type Plan } from './plans';

const inputSchema = z.strictObject({
  name: z.string().trim().min(1).max(200),
  plan: planSchema,
  trial: z.boolean().default(false),
  credits: creditAmountSchema.or(z.literal(0)).default(0),
});

export type CreateOrganizationInput = z.input<typeof inputSchema>;

export interface CreatedOrganization {
  id: string;
  name: string;
  plan: Plan;
  trial: boolean;
  balance: number;
}

/** Creates an organization with its credit pool. */
export async function createOrganization({
  input,
}: Call<OperatorContext, CreateOrganizationInput>): Promise<CreatedOrganization> {
  return insertOrganization(getPrisma(), input);
}

/** The same inside a transaction that does more. */
export async function insertOrganization(
  database: Pick<Prisma.TransactionClient, 'organization'>,
  input: CreateOrganizationInput,
  actor: Actor = { type: 'system' },
): Promise<CreatedOrganization> {
  const { name, plan, trial, credits } = parseInput(inputSchema, input);
  const id = uuidv7();
  const grant = { id: uuidv7(), kind: 'grant' as const, amount: credits };
  await database.organization.create({
    data: {
      id,
      name,
      plan,
      trial,
      creditPool: { create: { balance: credits } },
      creditEntries: credits > 0 ? { create: grant } : undefined,
      auditEntries: {
        create: {
          id: uuidv7(),
          actorType: actor.type,
          actorId: actorIdOf(actor),
          action: 'organization.created',
          targetId: id,
          detail: { plan, trial, credits },
        },
      },
    },
  });
  return { id, name, plan, trial, balance: credits };
}

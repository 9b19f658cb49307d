import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { cleanText, countCharacters } from '@/lib/contracts/clean-text';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { getPrisma } from '@/lib/platform/database/prisma';
import { actorIdOf, type Actor, type Call, type OperatorContext } from '../context';
import { creditAmountSchema } from '../credits/ledger';
import { parseInput } from '../parse-input';
import { requireOpenSignUp, signUpCredits } from '../users/sign-up-policy';
import { planSchema, type Plan } from './plans';

const longestName = 200;

/** One line, for an organization that somebody makes for themselves. */
export const organizationNameSchema = z
  .string()
  .transform(cleanText)
  .refine((name) => name !== '', { error: 'enter the name of your organization', abort: true })
  .refine((name) => !/[\t\n]/.test(name) && countCharacters(name) <= longestName, {
    error: `must be one line of at most ${longestName} characters`,
  });

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

/** An organization that somebody makes for themselves: on the Free plan, with the credits that one begins with. */
export function insertOwnOrganization(
  transaction: Prisma.TransactionClient,
  { name, founderId }: { name: string; founderId: string },
): Promise<CreatedOrganization> {
  const organization = { name, plan: 'free', credits: signUpCredits() } as const;
  return insertOrganization(transaction, organization, { type: 'user', userId: founderId, role: 'owner' });
}

const ownOrganizationSchema = z.strictObject({ name: organizationNameSchema });

/**
 * For a person who belongs to no organization any more: makes one that is theirs. Whoever belongs to one gets none,
 * because each begins with credits that nobody paid for.
 *
 * @param userId of the session, never from a form
 */
export async function createOwnOrganization({
  userId,
  input,
}: {
  userId: string;
  input: z.input<typeof ownOrganizationSchema>;
}): Promise<{ organizationId: string }> {
  requireOpenSignUp();
  const { name } = parseInput(ownOrganizationSchema, input);
  return getPrisma().$transaction(async (transaction) => {
    // Two clicks at once wait for each other here.
    await transaction.$queryRaw`select id from users where id = ${userId}::uuid for update`;
    const belongs = await transaction.membership.findFirst({ where: { userId }, select: { organizationId: true } });
    if (belongs)
      throw new AppError({
        code: 'conflict',
        message: 'You belong to an organization already. Reload the page to see it.',
      });
    const { id: organizationId } = await insertOwnOrganization(transaction, { name, founderId: userId });
    await transaction.membership.create({ data: { organizationId, userId, role: 'owner' } });
    return { organizationId };
  });
}

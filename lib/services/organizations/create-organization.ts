import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { cleanText, countCharacters } from '@/lib/contracts/clean-text';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Actor, Call, OperatorContext } from '../context';
import { creditAmountSchema } from '../credits/ledger';
import { parseInput } from '../parse-input';
import { inTransaction, prismaOf, type Scope, type Within } from '../transaction';
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

const organizationSchema = z.strictObject({
  name: z.string().trim().min(1).max(200),
  plan: planSchema,
  trial: z.boolean().default(false),
  credits: creditAmountSchema.or(z.literal(0)).default(0),
});

export type CreateOrganizationInput = z.input<typeof organizationSchema>;

export interface CreatedOrganization {
  id: string;
  name: string;
  plan: Plan;
  trial: boolean;
  balance: number;
}

/** Creates an organization with its credit pool. */
export async function createOrganization({
  ctx,
  input,
}: Call<OperatorContext, CreateOrganizationInput>): Promise<CreatedOrganization> {
  return inTransaction(ctx, (ctx) => insertOrganization(ctx, input, ctx.actor));
}

async function insertOrganization(
  scope: Within<Scope>,
  input: CreateOrganizationInput,
  actor: Actor,
): Promise<CreatedOrganization> {
  const { name, plan, trial, credits } = parseInput(organizationSchema, input);
  const id = uuidv7();
  const grant = { id: uuidv7(), kind: 'grant' as const, amount: credits };
  const { organization } = await prismaOf(scope);
  await organization.create({
    data: {
      id,
      name,
      plan,
      trial,
      creditPool: { create: { balance: credits } },
      creditEntries: credits > 0 ? { create: grant } : undefined,
    },
  });
  const ctx = { ...scope, organizationId: id, actor };
  await writeAuditEntry(ctx, { action: 'organization.created', targetId: id, detail: { plan, trial, credits } });
  return { id, name, plan, trial, balance: credits };
}

/** An organization that somebody makes for themselves: on the Free plan, with the credits that one begins with. */
export function insertOwnOrganization(
  scope: Within<Scope>,
  name: string,
  founder: Actor,
): Promise<CreatedOrganization> {
  return insertOrganization(scope, { name, plan: 'free', credits: signUpCredits() }, founder);
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
  return inTransaction({}, async (ctx) => {
    const prisma = await prismaOf(ctx);
    // Two clicks at once wait for each other here.
    await prisma.$queryRaw`select id from users where id = ${userId}::uuid for update`;
    const belongs = await prisma.membership.findFirst({ where: { userId }, select: { organizationId: true } });
    if (belongs)
      throw new AppError({
        code: 'conflict',
        message: 'You belong to an organization already. Reload the page to see it.',
      });
    const founder = { type: 'user', userId, role: 'owner' } as const;
    const { id: organizationId } = await insertOwnOrganization(ctx, name, founder);
    await prisma.membership.create({ data: { organizationId, userId, role: 'owner' } });
    return { organizationId };
  });
}

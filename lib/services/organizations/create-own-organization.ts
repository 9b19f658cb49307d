import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { getPrisma } from '@/lib/platform/database/prisma';
import { parseInput } from '../parse-input';
import { requireOpenSignUp } from '../users/sign-up-policy';
import { insertOwnOrganization } from './insert-own-organization';
import { organizationNameSchema } from './organization-name';

const inputSchema = z.strictObject({ name: organizationNameSchema });

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
  input: z.input<typeof inputSchema>;
}): Promise<{ organizationId: string }> {
  requireOpenSignUp();
  const { name } = parseInput(inputSchema, input);
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

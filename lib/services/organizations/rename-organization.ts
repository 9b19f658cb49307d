import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { cleanText, countCharacters } from '@/lib/contracts/clean-text';
import { getPrisma } from '@/lib/platform/database/prisma';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { lockPeople } from '../members/lock-people';
import { parseInput } from '../parse-input';
import { requireRole } from '../require-role';

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

import { z } from 'zod';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { personNameSchema } from './person-name';
import { requireUser } from './require-user';

const inputSchema = z.strictObject({ name: personNameSchema });

/** Changes how others see the person who asks. */
export async function renameUser({
  ctx,
  input,
}: Call<Context, z.input<typeof inputSchema>>): Promise<{ name: string }> {
  const { name } = parseInput(inputSchema, input);
  return getPrisma().user.update({ where: { id: requireUser(ctx.actor) }, data: { name }, select: { name: true } });
}

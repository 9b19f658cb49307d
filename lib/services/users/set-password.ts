import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { hashPassword } from '@/lib/platform/crypto/password';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, OperatorContext } from '../context';
import { parseInput } from '../parse-input';
import { endSessionsOf } from '../sessions/end-sessions';
import { auditPerson } from './audit-person';
import { emailSchema } from './email';
import { passwordSchema } from './password-schema';

const inputSchema = z.strictObject({ email: emailSchema, password: passwordSchema });

export interface PasswordSet {
  id: string;
  email: string;
  endedSessions: number;
}

/** For the operator, whom people ask who forgot theirs: sets a person's password and ends all their sessions. */
export async function setPassword({ input }: Call<OperatorContext, z.input<typeof inputSchema>>): Promise<PasswordSet> {
  const { email, password } = parseInput(inputSchema, input);
  const passwordHash = await hashPassword(password);
  return getPrisma().$transaction(async (transaction) => {
    const [user] = await transaction.user.updateManyAndReturn({
      where: { email },
      data: { passwordHash },
      select: { id: true, email: true },
    });
    if (!user)
      throw new AppError({
        code: 'not_found',
        message: `There is no user with the e-mail address ${email}.`,
        param: 'email',
      });
    const endedSessions = await endSessionsOf(transaction, user.id);
    await auditPerson(transaction, { userId: user.id, by: 'operator', action: 'user.password_set' });
    return { ...user, endedSessions };
  });
}

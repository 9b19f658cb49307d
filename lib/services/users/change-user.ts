import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { isPasswordOf } from '@/lib/platform/crypto/password';
import { writePersonAuditEntries } from '../audit/write-audit-entry';
import type { Call, Context, OperatorContext } from '../context';
import { countSignIn } from '../limits/count-calls';
import { parseInput } from '../parse-input';
import { requireUser } from '../roles';
import { endSessionsOf } from '../sessions/sessions';
import { inTransaction, prismaOf } from '../transaction';
import { hashNewPassword } from './new-password';
import { emailSchema, passwordSchema, personNameSchema } from './person-fields';

const changePasswordSchema = z.strictObject({
  /** Empty for a person who has none yet. */
  currentPassword: z.string(),
  newPassword: passwordSchema,
  /** Of the browser that asks; it stays signed in. */
  sessionId: z.uuid(),
  /** Where it asks from, as `clientAddressOf` gives it. */
  address: z.string(),
});

/** Gives the person who asks another password and ends their other sessions. Guesses count like attempts to sign in. */
export async function changePassword({
  ctx,
  input,
}: Call<Context, z.input<typeof changePasswordSchema>>): Promise<{ endedSessions: number }> {
  const userId = requireUser(ctx.actor);
  const { currentPassword, newPassword, sessionId, address } = parseInput(changePasswordSchema, input);
  const prisma = await prismaOf(ctx);
  const user = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, name: true, passwordHash: true },
  });
  await countSignIn({ input: { email: user.email, address, device: { email: user.email, id: sessionId } } });
  if (user.passwordHash && !(await isPasswordOf(currentPassword, user.passwordHash))) throw wrongPassword();
  const known = [user.email, user.name];
  const passwordHash = await hashNewPassword({ password: newPassword, known, param: 'newPassword' });
  return inTransaction(ctx, async (ctx) => {
    const prisma = await prismaOf(ctx);
    // Only from the password that was checked, so that of two changes at once one is refused.
    const { count } = await prisma.user.updateMany({
      where: { id: userId, passwordHash: user.passwordHash },
      data: { passwordHash },
    });
    if (count === 0) throw wrongPassword();
    const endedSessions = await endSessionsOf(ctx, userId, sessionId);
    await writePersonAuditEntries(ctx, 'person', { action: 'user.password_changed', targetId: userId, detail: {} });
    return { endedSessions };
  });
}

function wrongPassword(): AppError {
  return new AppError({
    code: 'invalid_request',
    message: 'This is not your current password.',
    param: 'currentPassword',
  });
}

const setPasswordSchema = z.strictObject({ email: emailSchema, password: passwordSchema });

interface PasswordSet {
  id: string;
  email: string;
  endedSessions: number;
}

/** For the operator, whom people ask who forgot theirs: sets a person's password and ends all their sessions. */
export async function setPassword({
  ctx,
  input,
}: Call<OperatorContext, z.input<typeof setPasswordSchema>>): Promise<PasswordSet> {
  const { email, password } = parseInput(setPasswordSchema, input);
  const passwordHash = await hashNewPassword({ password, known: [email] });
  return inTransaction(ctx, async (ctx) => {
    const prisma = await prismaOf(ctx);
    const [user] = await prisma.user.updateManyAndReturn({
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
    const endedSessions = await endSessionsOf(ctx, user.id);
    await writePersonAuditEntries(ctx, 'operator', { action: 'user.password_set', targetId: user.id, detail: {} });
    return { ...user, endedSessions };
  });
}

const renameSchema = z.strictObject({ name: personNameSchema });

/** Changes how others see the person who asks. */
export async function renameUser({
  ctx,
  input,
}: Call<Context, z.input<typeof renameSchema>>): Promise<{ name: string }> {
  const { name } = parseInput(renameSchema, input);
  const prisma = await prismaOf(ctx);
  return prisma.user.update({ where: { id: requireUser(ctx.actor) }, data: { name }, select: { name: true } });
}

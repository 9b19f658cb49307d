import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context, Role } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { inTransaction, prismaOf, type Within } from '../transaction';
import { hashNewPassword } from './new-password';
import { emailSchema, passwordSchema, personNameOr, personNameSchema } from './person-fields';

const inputSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  name: personNameSchema.optional(),
  role: z.enum(['owner', 'admin', 'member']),
});

export type CreateUserInput = z.input<typeof inputSchema>;

export interface CreatedUser {
  id: string;
  email: string;
  name: string;
  role: Role;
  organizationId: string;
}

/** Creates a person and makes them a member of the organization. */
export async function createUser({ ctx, input }: Call<Context, CreateUserInput>): Promise<CreatedUser> {
  requireRole(ctx.actor, ['owner']);
  const parsed = parseInput(inputSchema, input);
  const { password, email, name } = parsed;
  const passwordHash = await hashNewPassword({ password, known: [email, name] });
  return inTransaction(ctx, (ctx) => insertUser(ctx, { ...parsed, passwordHash }));
}

export interface NewPerson {
  /** Given where the person's own id must be known before, because they are the one who acts. */
  id?: string;
  email: string;
  /** Null for a person who signs in through a provider. */
  passwordHash: string | null;
  name?: string;
  role: Role;
}

/** The same inside a transaction that does more; `email` is already in lower case. */
export async function insertUser(ctx: Within<Context>, person: NewPerson): Promise<CreatedUser> {
  const { id = uuidv7(), email, passwordHash, role } = person;
  const { organizationId } = ctx;
  const name = personNameOr(person.name, email);
  const { user } = await prismaOf(ctx);
  try {
    await user.create({
      data: { id, email, name, passwordHash, memberships: { create: { organizationId, role } } },
    });
  } catch (error) {
    throw explain(error, email);
  }
  await writeAuditEntry(ctx, { action: 'user.created', targetId: id, detail: { email, role } });
  return { id, email, name, role, organizationId };
}

function isKnownRequestError(error: unknown): error is Prisma.PrismaClientKnownRequestError {
  return error instanceof Error && error.name === 'PrismaClientKnownRequestError';
}

function explain(error: unknown, email: string): unknown {
  // By name, because the pages and the process around them each bring their own copy of the class.
  if (!isKnownRequestError(error)) return error;
  switch (error.code) {
    case 'P2002':
      return new AppError({
        code: 'conflict',
        message: `There is a user with the e-mail address ${email} already.`,
        param: 'email',
        cause: error,
      });
    case 'P2003':
    case 'P2025':
      return new AppError({ code: 'not_found', message: 'There is no such organization.', cause: error });
    default:
      return error;
  }
}

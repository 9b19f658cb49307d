import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { hashPassword } from '@/lib/platform/crypto/password';
import { getPrisma } from '@/lib/platform/database/prisma';
import { parseInput } from '../parse-input';
import { insertInvited } from './insert-invited';
import { passwordSchema } from './password-schema';
import { personNameSchema } from './person-name';
import type { SignedUp } from './sign-up';

const inputSchema = z.strictObject({ name: personNameSchema, password: passwordSchema, token: z.string() });

/** Creates a person with the address that was invited, as a member of the organization that invited them. */
export async function signUpWithInvitation({ input }: { input: z.input<typeof inputSchema> }): Promise<SignedUp> {
  const { name, password, token } = parseInput(inputSchema, input);
  const passwordHash = await hashPassword(password);
  const person = { id: uuidv7(), name, passwordHash };
  return getPrisma().$transaction((transaction) => insertInvited(transaction, { person, token }));
}

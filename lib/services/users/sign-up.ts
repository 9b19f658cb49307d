import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { hashPassword } from '@/lib/platform/crypto/password';
import { getPrisma } from '@/lib/platform/database/prisma';
import { organizationNameSchema } from '../organizations/organization-name';
import { parseInput } from '../parse-input';
import { emailSchema } from './email';
import { insertFounder } from './insert-founder';
import { passwordSchema } from './password-schema';
import { personNameSchema } from './person-name';
import { requireOpenSignUp } from './sign-up-policy';

const inputSchema = z.strictObject({
  name: personNameSchema,
  email: emailSchema,
  password: passwordSchema,
  organizationName: organizationNameSchema,
});

export type SignUpInput = z.input<typeof inputSchema>;

export interface SignedUp {
  userId: string;
  organizationId: string;
}

/** Creates a person with an organization of their own on the Free plan, all or nothing. */
export async function signUp({ input }: { input: SignUpInput }): Promise<SignedUp> {
  requireOpenSignUp();
  const { name, email, password, organizationName } = parseInput(inputSchema, input);
  const passwordHash = await hashPassword(password);
  const founder = { id: uuidv7(), name, email, passwordHash };
  return getPrisma().$transaction((transaction) => insertFounder(transaction, { founder, organizationName }));
}

import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { hashPassword } from '@/lib/platform/crypto/password';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { getPrisma } from '@/lib/platform/database/prisma';
import { claimInvitation, writeAcceptance } from '../invitations/accept-invitation';
import { insertOwnOrganization, organizationNameSchema } from '../organizations/create-organization';
import { parseInput } from '../parse-input';
import { insertUser, type NewPerson } from './create-user';
import { emailSchema, passwordSchema, personNameSchema } from './person-fields';
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

const invitedSchema = z.strictObject({ name: personNameSchema, password: passwordSchema, token: z.string() });

/** Creates a person with the address that was invited, as a member of the organization that invited them. */
export async function signUpWithInvitation({ input }: { input: z.input<typeof invitedSchema> }): Promise<SignedUp> {
  const { name, password, token } = parseInput(invitedSchema, input);
  const passwordHash = await hashPassword(password);
  const person = { id: uuidv7(), name, passwordHash };
  return getPrisma().$transaction((transaction) => insertInvited(transaction, { person, token }));
}

interface Founding {
  founder: Omit<NewPerson, 'role'> & { id: string };
  organizationName: string;
}

/** A new person and the organization that they own, inside a transaction. */
export async function insertFounder(
  transaction: Prisma.TransactionClient,
  { founder, organizationName }: Founding,
): Promise<{ userId: string; organizationId: string }> {
  const { id: organizationId } = await insertOwnOrganization(transaction, {
    name: organizationName,
    founderId: founder.id,
  });
  const ctx = { organizationId, actor: { type: 'user', userId: founder.id, role: 'owner' } } as const;
  await insertUser(transaction, ctx, { ...founder, role: 'owner' });
  return { userId: founder.id, organizationId };
}

interface Invited {
  /** Their address is that of the invitation. */
  person: Omit<NewPerson, 'role' | 'email'> & { id: string };
  token: string;
}

/** A new person who joins an organization by an invitation, inside a transaction. */
export async function insertInvited(
  transaction: Prisma.TransactionClient,
  { person, token }: Invited,
): Promise<{ userId: string; organizationId: string }> {
  const invitation = await claimInvitation(transaction, token);
  const { organizationId, email, role } = invitation;
  const ctx = { organizationId, actor: { type: 'user', userId: person.id, role } } as const;
  await insertUser(transaction, ctx, { ...person, email, role });
  await writeAcceptance(transaction, invitation, person.id);
  return { userId: person.id, organizationId };
}

import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { claimInvitation, writeAcceptance } from '../invitations/accept-invitation';
import { insertOwnOrganization, organizationNameSchema } from '../organizations/create-organization';
import { parseInput } from '../parse-input';
import { inTransaction, type Scope, type Within } from '../transaction';
import { insertUser, type NewPerson } from './create-user';
import { hashNewPassword } from './new-password';
import { emailSchema, passwordSchema, personNameSchema } from './person-fields';
import { requireOpenSignUp } from './sign-up-policy';

const signUpSchema = z.strictObject({
  name: personNameSchema,
  email: emailSchema,
  password: passwordSchema,
  organizationName: organizationNameSchema,
});

export type SignUpInput = z.input<typeof signUpSchema>;

export interface SignedUp {
  userId: string;
  organizationId: string;
}

/** Creates a person with an organization of their own on the Free plan, all or nothing. */
export async function signUp({ input }: { input: SignUpInput }): Promise<SignedUp> {
  requireOpenSignUp();
  const { name, email, password, organizationName } = parseInput(signUpSchema, input);
  const passwordHash = await hashNewPassword({ password, known: [email, name, organizationName] });
  const founder = { id: uuidv7(), name, email, passwordHash };
  return inTransaction({}, (ctx) => insertFounder(ctx, { founder, organizationName }));
}

const invitedSchema = z.strictObject({ name: personNameSchema, password: passwordSchema, token: z.string() });

/** Creates a person with the address that was invited, as a member of the organization that invited them. */
export async function signUpWithInvitation({ input }: { input: z.input<typeof invitedSchema> }): Promise<SignedUp> {
  const { name, password, token } = parseInput(invitedSchema, input);
  const passwordHash = await hashNewPassword({ password, known: [name] });
  const person = { id: uuidv7(), name, passwordHash };
  return inTransaction({}, (ctx) => insertInvited(ctx, { person, token }));
}

interface Founding {
  founder: Omit<NewPerson, 'role'> & { id: string };
  organizationName: string;
}

/** A new person and the organization that they own, inside a transaction. */
export async function insertFounder(
  scope: Within<Scope>,
  { founder, organizationName }: Founding,
): Promise<{ userId: string; organizationId: string }> {
  const actor = { type: 'user', userId: founder.id, role: 'owner' } as const;
  const { id: organizationId } = await insertOwnOrganization(scope, organizationName, actor);
  await insertUser({ ...scope, organizationId, actor }, { ...founder, role: 'owner' });
  return { userId: founder.id, organizationId };
}

interface Invited {
  /** Their address is that of the invitation. */
  person: Omit<NewPerson, 'role' | 'email'> & { id: string };
  token: string;
}

/** A new person who joins an organization by an invitation, inside a transaction. */
export async function insertInvited(
  scope: Within<Scope>,
  { person, token }: Invited,
): Promise<{ userId: string; organizationId: string }> {
  const invitation = await claimInvitation(scope, token);
  const { organizationId, email, role } = invitation;
  const ctx = { ...scope, organizationId, actor: { type: 'user', userId: person.id, role } } as const;
  await insertUser(ctx, { ...person, email, role });
  await writeAcceptance(ctx, invitation);
  return { userId: person.id, organizationId };
}

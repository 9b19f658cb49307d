import type { Prisma } from '@/lib/platform/database/generated/client';
import { claimInvitation, writeAcceptance } from '../invitations/claim-invitation';
import { insertUser, type NewPerson } from './create-user';

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

import { v7 as uuidv7 } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { cutText } from '@/lib/text/cut/cut-text';
import { findInvitation } from '../invitations/find-invitation';
import { inTransaction, prismaOf, type Scope, type Within } from '../transaction';
import { emailSchema, personNameOr } from '../users/person-fields';
import { insertFounder, insertInvited, type SignedUp } from '../users/sign-up';
import { requireOpenSignUp } from '../users/sign-up-policy';
import { isProvider, providerNames, type ProviderIdentity } from './providers';

export interface ProviderSignUp extends ProviderIdentity {
  /** Of the link that brought the person here, if one did. */
  invitationToken?: string;
}

/**
 * Makes an account for a person who comes through a provider for the first time: by the invitation that they follow, or
 * with an organization of their own.
 *
 * A person who has an account with that address is not let into it. Whoever made that account may never have owned the
 * address, which nobody checks here; only its holder connects a provider to it, while signed in.
 */
export async function signUpThroughProvider({ input }: { input: ProviderSignUp }): Promise<SignedUp> {
  const email = emailSchema.safeParse(input.email).data;
  if (!email)
    throw new AppError({
      code: 'forbidden',
      message: `${providerNames[input.provider]} has not verified your e-mail address. Verify it there, then try again.`,
      param: 'email',
    });
  return inTransaction({}, async (ctx) => {
    await refuseKnown(ctx, email, input);
    const signedUp = await insertPerson(ctx, email, input);
    const { provider, providerAccountId } = input;
    const { account } = await prismaOf(ctx);
    await account.create({ data: { provider, providerAccountId, userId: signedUp.userId } });
    return signedUp;
  });
}

async function insertPerson(
  ctx: Within<Scope>,
  email: string,
  { name, invitationToken: token }: ProviderSignUp,
): Promise<SignedUp> {
  const person = { id: uuidv7(), name: personNameOr(name, email), passwordHash: null };
  const invitation = token === undefined ? null : await findInvitation({ ctx, input: { token } });
  if (token !== undefined && invitation?.state === 'open' && invitation.email === email)
    return insertInvited(ctx, { person, token });
  requireOpenSignUp();
  return insertFounder(ctx, {
    founder: { ...person, email },
    organizationName: organizationNameOf(person.name),
  });
}

/** A long name leaves room for the rest. */
function organizationNameOf(name: string): string {
  return `${cutText(name, 150)}’s organization`;
}

async function refuseKnown(ctx: Within<Scope>, email: string, { provider }: ProviderSignUp): Promise<void> {
  const { user } = await prismaOf(ctx);
  const known = await user.findUnique({
    where: { email },
    select: { passwordHash: true, accounts: { select: { provider: true } } },
  });
  if (!known) return;
  const other = known.accounts.map((account) => account.provider).find(isProvider);
  const way = known.passwordHash || !other ? 'with your password' : `with ${providerNames[other]}`;
  throw new AppError({
    code: 'conflict',
    message: `There is an account for ${email} already. Sign in ${way}, then connect ${providerNames[provider]} under Account.`,
  });
}

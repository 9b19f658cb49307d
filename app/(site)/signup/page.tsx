import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { ProviderButtons } from '@/components/accounts/sign-in-providers';
import { LinkButton } from '@/components/ui/button';
import { currentSession } from '@/lib/http/portal/current-person';
import { clientAddress, currentRequest } from '@/lib/http/portal/sign-in/request-view';
import { homePath, signInPath } from '@/lib/http/portal/sign-in/return-path';
import { availableProviders } from '@/lib/services/accounts/providers';
import { findInvitation } from '@/lib/services/invitations/find-invitation';
import { countInvitationLookUp } from '@/lib/services/limits/count-calls';
import { passwordMinCharacters } from '@/lib/services/users/person-fields';
import { isSignUpOpen, signUpCredits } from '@/lib/services/users/sign-up-policy';
import { AuthPage } from '../_components/auth-page';
import { SignUpForm } from './_components/sign-up-forms';

export const metadata: Metadata = { title: 'Create an account', robots: { index: false } };

export default async function SignUpPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { invitation: token } = await searchParams;
  const invitationPath = typeof token === 'string' ? `/invitations/${encodeURIComponent(token)}` : undefined;
  if (await currentSession()) redirect(invitationPath ?? homePath);
  const invitation = typeof token === 'string' ? await openInvitation(token) : undefined;
  // The page of the invitation says what became of it.
  if (invitationPath && !invitation) redirect(invitationPath);
  if (!invitation && !isSignUpOpen()) return <ByInvitation />;
  return (
    <AuthPage
      title={invitation ? `Join ${invitation.organizationName}` : 'Create an account'}
      purpose={invitation ? 'Create your account to accept the invitation.' : purposeWith(signUpCredits())}
    >
      <div className="flex flex-col gap-4">
        <ProviderButtons providers={availableProviders()} returnTo={invitationPath ?? homePath} />
        <SignUpForm passwordMinCharacters={passwordMinCharacters} invitation={invitation} />
      </div>
      <p className="text-sm text-muted">
        You have an account?{' '}
        <Link href={signInPath(invitationPath)} className="font-medium text-accent hover:underline">
          Sign in
        </Link>
      </p>
    </AuthPage>
  );
}

function purposeWith(credits: number): string {
  const start = 'You get an organization of your own on the Free plan';
  return credits > 0
    ? `${start}, with ${credits} ${credits === 1 ? 'credit' : 'credits'} for your first decks.`
    : `${start}.`;
}

function ByInvitation() {
  return (
    <AuthPage
      title="Accounts are made by invitation"
      purpose="Ask an admin of your organization for an invitation link, then open it to create your account."
    >
      <LinkButton href="/signin" variant="quiet" className="self-start">
        Sign in
      </LinkButton>
    </AuthPage>
  );
}

/** The invitation of a link that still works; undefined otherwise, also for somebody who opens too many of them. */
async function openInvitation(
  token: string,
): Promise<{ token: string; email: string; organizationName: string } | undefined> {
  const isCounted = await countInvitationLookUp({ input: { address: clientAddress(await currentRequest()) } }).then(
    () => true,
    () => false,
  );
  const found = isCounted ? await findInvitation({ input: { token } }) : null;
  return found?.state === 'open' ? { token, email: found.email, organizationName: found.organizationName } : undefined;
}

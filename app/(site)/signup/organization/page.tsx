import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { currentSession } from '@/lib/http/portal/current-person';
import { homePath, signInPath } from '@/lib/http/portal/sign-in/return-path';
import { isSignUpOpen } from '@/lib/services/users/sign-up-policy';
import { AuthPage, SignOutForm } from '../../_components/auth-page';
import { signOutAction } from '../../signin/actions';
import { OrganizationForm } from '../_components/sign-up-forms';

export const metadata: Metadata = { title: 'Your organization', robots: { index: false } };

/** For people who are signed in and belong nowhere: they left their organization, or were removed from it. */
export default async function OwnOrganizationPage() {
  const session = await currentSession();
  if (!session) redirect(signInPath());
  if (session.person.active) redirect(homePath);
  const isOpen = isSignUpOpen();
  return (
    <AuthPage
      title="You belong to no organization"
      purpose={
        isOpen
          ? 'You left it, or were removed from it. Create one of your own, or open an invitation link that somebody sends you.'
          : 'You left it, or were removed from it. Ask an admin for an invitation link, then open it.'
      }
    >
      {isOpen && <OrganizationForm />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        <p className="min-w-0 break-words">Signed in as {session.person.email}.</p>
        <SignOutForm action={signOutAction} next="/">
          Sign out
        </SignOutForm>
      </div>
    </AuthPage>
  );
}

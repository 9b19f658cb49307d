import { AuthPage } from '@/components/accounts/auth-page';
import { SignOutForm } from '@/components/accounts/sign-out-form';
import { LinkButton } from '@/components/ui/button';
import { Notice } from '@/components/ui/messages';
import { signInPath } from '@/lib/http/portal/sign-in/return-path';
import type { FoundInvitation } from '@/lib/services/invitations/find-invitation';
import { invitationPath } from '@/lib/services/invitations/invitation-token';
import { signOutAction } from '../../../signin/sign-out-action';
import { AcceptForm } from './accept-form';
import { InvitationFacts } from './invitation-facts';

export interface OpenInvitationProps {
  token: string;
  invitation: FoundInvitation;
  /** Of the person who is signed in; undefined for a visitor. */
  signedInAs?: string;
}

/** An invitation that can be accepted, with the one step that leads on from here. */
export function OpenInvitation({ token, invitation, signedInAs }: OpenInvitationProps) {
  return (
    <AuthPage
      title={<span dir="auto">Join {invitation.organizationName}</span>}
      purpose="You are invited to make decks together."
    >
      <InvitationFacts invitation={invitation} />
      <NextStep token={token} invitation={invitation} signedInAs={signedInAs} />
    </AuthPage>
  );
}

function NextStep({ token, invitation: { email }, signedInAs }: OpenInvitationProps) {
  const path = invitationPath(token);
  if (signedInAs === email) return <AcceptForm token={token}>Accept invitation</AcceptForm>;
  if (signedInAs) {
    return (
      <Notice
        tone="warn"
        title="This invitation is for another address"
        action={
          <SignOutForm action={signOutAction} next={path}>
            Sign out and come back here
          </SignOutForm>
        }
      >
        <span className="break-words">
          You are signed in as {signedInAs}. Only {email} can accept it.
        </span>
      </Notice>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <LinkButton href={`/signup?${new URLSearchParams({ invitation: token })}`} className="h-11 sm:h-10">
        Create account
      </LinkButton>
      <LinkButton href={signInPath(path)} look="quiet" className="h-11 sm:h-10">
        I have an account: sign in
      </LinkButton>
    </div>
  );
}

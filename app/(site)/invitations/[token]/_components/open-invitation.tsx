import { LinkButton } from '@/components/ui/button';
import { Notice } from '@/components/ui/messages';
import { signInPath } from '@/lib/http/portal/sign-in/return-path';
import { type FoundInvitation, invitationPath } from '@/lib/services/invitations/find-invitation';
import { AuthPage, SignOutForm } from '../../../_components/auth-page';
import { signOutAction } from '../../../signin/actions';
import { AcceptForm } from './accept-form';

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
      <LinkButton href={signInPath(path)} variant="quiet" className="h-11 sm:h-10">
        I have an account: sign in
      </LinkButton>
    </div>
  );
}

const roleWords = {
  owner: { name: 'Owner', meaning: 'everything, people and plan included' },
  admin: { name: 'Admin', meaning: 'decks, API keys and people' },
  member: { name: 'Member', meaning: 'makes decks and sees those of the organization' },
} as const;

/** Who invites whom to what. */
function InvitationFacts({
  invitation: { organizationName, invitedBy, email, role },
}: {
  invitation: FoundInvitation;
}) {
  const facts = [
    ['Organization', organizationName],
    ['Invited by', invitedBy ?? 'Somebody who has left since'],
    ['For', email],
    ['Your role', `${roleWords[role].name}: ${roleWords[role].meaning}`],
  ];
  return (
    <dl className="divide-y divide-line rounded-card border border-line">
      {facts.map(([term, fact]) => (
        <div key={term} className="grid grid-cols-[7rem_1fr] gap-3 px-4 py-2.5 text-sm">
          <dt className="text-muted">{term}</dt>
          <dd dir="auto" className="min-w-0 break-words">
            {fact}
          </dd>
        </div>
      ))}
    </dl>
  );
}

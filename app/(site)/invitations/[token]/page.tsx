import type { Metadata } from 'next';
import { LinkButton } from '@/components/ui/button';
import { toActionError } from '@/lib/http/portal/actions';
import { currentSession } from '@/lib/http/portal/current-person';
import { clientAddress, currentRequest } from '@/lib/http/portal/sign-in/request-view';
import { findInvitation, type InvitationState } from '@/lib/services/invitations/find-invitation';
import { countInvitationLookUp } from '@/lib/services/limits/count-calls';
import { AuthPage } from '../../_components/auth-page';
import { AcceptForm } from './_components/accept-form';
import { OpenInvitation } from './_components/open-invitation';

export const metadata: Metadata = { title: 'Invitation', robots: { index: false }, referrer: 'no-referrer' };

export default async function InvitationPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const refusal = await countInvitationLookUp({ input: { address: clientAddress(await currentRequest()) } }).then(
    () => null,
    toActionError,
  );
  if (refusal)
    return (
      <AuthPage title="Not now" purpose={refusal.message}>
        {null}
      </AuthPage>
    );
  const [invitation, session] = await Promise.all([findInvitation({ input: { token } }), currentSession()]);
  if (!invitation) return <ClosedInvitation state="unknown" />;
  if (invitation.state === 'open')
    return <OpenInvitation token={token} invitation={invitation} signedInAs={session?.person.email} />;
  const isMember = session?.person.memberships.some(
    ({ organizationId }) => organizationId === invitation.organizationId,
  );
  if (invitation.state !== 'accepted' || !isMember || session?.person.email !== invitation.email)
    return <ClosedInvitation state={invitation.state} />;
  return (
    <AuthPage
      title={<span dir="auto">You belong to {invitation.organizationName}</span>}
      purpose="This invitation has done its work."
    >
      <AcceptForm token={token}>Open its jobs</AcceptForm>
    </AuthPage>
  );
}

const words: Record<Exclude<InvitationState, 'open'> | 'unknown', { title: string; advice: string }> = {
  accepted: {
    title: 'This invitation has been used',
    advice: 'Each link works once. If it was you, sign in; otherwise ask the person who invited you for another one.',
  },
  revoked: { title: 'This invitation was taken back', advice: 'Ask the person who invited you for another one.' },
  expired: { title: 'This invitation has expired', advice: 'Ask the person who invited you for another one.' },
  unknown: {
    title: 'This is not an invitation',
    advice: 'Check that the whole link was copied, or ask for another one.',
  },
};

/** An invitation that is worth nothing any more, or never was one. */
function ClosedInvitation({ state }: { state: keyof typeof words }) {
  const { title, advice } = words[state];
  return (
    <AuthPage title={title} purpose={advice}>
      <LinkButton href="/jobs" variant="quiet" className="self-start">
        Go to the portal
      </LinkButton>
    </AuthPage>
  );
}

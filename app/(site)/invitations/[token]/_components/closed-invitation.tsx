import { AuthPage } from '@/components/accounts/auth-page';
import { LinkButton } from '@/components/ui/button';
import type { InvitationState } from '@/lib/services/invitations/find-invitation';

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
export function ClosedInvitation({ state }: { state: keyof typeof words }) {
  const { title, advice } = words[state];
  return (
    <AuthPage title={title} purpose={advice}>
      <LinkButton href="/jobs" look="quiet" className="self-start">
        Go to the portal
      </LinkButton>
    </AuthPage>
  );
}

import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LeaveOrganization } from './leave-organization';

export function LeaveCard({ name, isOnlyOwner }: { name: string; isOnlyOwner: boolean }) {
  return (
    <Card
      id="leave"
      title="Leave the organization"
      description={
        isOnlyOwner
          ? 'You are the only owner, and an organization needs one. Make somebody else an owner first.'
          : 'You lose access at once. What you made stays with the organization.'
      }
      action={
        isOnlyOwner ? (
          <LinkButton href="/settings/members" look="quiet">
            Go to members
          </LinkButton>
        ) : (
          <LeaveOrganization name={name} />
        )
      }
    />
  );
}

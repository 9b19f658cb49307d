import { SearchX } from 'lucide-react';
import { FrameMessage } from '@/components/portal/page-parts';
import { LinkButton } from '@/components/ui/button';

export default function PortalNotFound() {
  return (
    <FrameMessage
      Icon={SearchX}
      title="There is no such page here"
      actions={
        <>
          <LinkButton href="/jobs">Go to your jobs</LinkButton>
          <LinkButton href="/new" variant="quiet">
            New deck
          </LinkButton>
        </>
      }
    >
      <p>
        The address may be mistyped, what it led to may be deleted, or it belongs to another organization. If you belong
        to several, switch to the other one and open the link again.
      </p>
    </FrameMessage>
  );
}

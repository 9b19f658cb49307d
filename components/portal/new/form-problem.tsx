import type { ActionError } from '@/lib/contracts/action-result';
import { LinkButton } from '../../ui/button';
import { Notice } from '../../ui/messages';

/** What the server said about the request as a whole. A session is begun anew in another tab, so that this one keeps the pictures. */
export function FormProblem({ error: { code, message } }: { error: ActionError }) {
  const action =
    code === 'unauthorized' ? (
      <LinkButton href="/signin" look="quiet" size="small" target="_blank">
        Sign in, in a new tab
      </LinkButton>
    ) : undefined;
  return (
    <Notice tone="bad" role="alert" title="Not started" action={action} className="w-full">
      {message}
    </Notice>
  );
}

import { Button, LinkButton } from '@/components/ui/button';
import { Notice } from '@/components/ui/messages';
import type { ActionError } from '@/lib/contracts/app-error';
import type { FormDraft } from './draft';
import { CostLine, type Estimate } from './estimate';

export interface SubmitBarProps {
  draft: FormDraft;
  estimate: Estimate;
  isBusy: boolean;
  /** What the server said of the request as a whole. */
  problem: ActionError | undefined;
}

/** Always in sight, with what it costs. */
export function SubmitBar({ draft, estimate, isBusy, problem }: SubmitBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-page px-4 py-3 sm:-mx-1 sm:px-1 sm:py-4">
      {problem && <FormProblem error={problem} />}
      <div className="min-w-0 flex-1 basis-56">
        {/* The refusal has just said the same. */}
        {problem?.code !== 'insufficient_credits' && <CostLine {...estimate} />}
      </div>
      <div className="flex items-center gap-3 max-sm:w-full">
        <kbd className="hidden font-sans text-sm text-muted @lg:inline">Ctrl or ⌘ + Enter</kbd>
        <Button type="submit" busy={isBusy} className="max-sm:h-11 max-sm:flex-1">
          {labelOf(draft)}
        </Button>
      </div>
    </div>
  );
}

function labelOf({ outputType, variantCount }: FormDraft): string {
  if (outputType === 'deck') return 'Generate deck';
  return variantCount === 1 ? 'Generate slide' : `Generate ${variantCount} variants`;
}

/** What the server said about the request as a whole. A session is begun anew in another tab, so that this one keeps the pictures. */
function FormProblem({ error: { code, message } }: { error: ActionError }) {
  const action =
    code === 'unauthorized' ? (
      <LinkButton href="/signin" variant="quiet" size="small" target="_blank">
        Sign in, in a new tab
      </LinkButton>
    ) : undefined;
  return (
    <Notice tone="bad" role="alert" title="Not started" action={action} className="w-full">
      {message}
    </Notice>
  );
}

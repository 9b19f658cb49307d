import { Notice } from '@/components/ui/messages';
import type { UsageSummary } from '@/lib/services/usage/get-usage-summary';

/** Said before a job has to fail for it. */
export function NoCredits({ summary: { balance, held } }: { summary: UsageSummary }) {
  if (balance > 0) return null;
  const more = held > 0 ? ' Running jobs go on: theirs are set aside.' : '';
  return (
    <Notice tone="warn" title="No credits are left">
      New jobs fail with <code className="font-mono text-[13px]">insufficient_credits</code> until some are added.{more}{' '}
      Below it says who can add them.
    </Notice>
  );
}

import { ReceiptText } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/messages';

export function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState Icon={ReceiptText} title="No entries yet">
        The first one comes when whoever runs this service adds credits to your organization. The overview says how.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      Icon={ReceiptText}
      title="No entry matches"
      action={
        <LinkButton href="/usage/ledger" look="quiet">
          Show every entry
        </LinkButton>
      }
    >
      There is nothing of this kind on these days.
    </EmptyState>
  );
}

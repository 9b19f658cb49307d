import { Library } from 'lucide-react';
import { EmptyState } from '@/components/ui/messages';

export function NoDocuments({ canManage, formats }: { canManage: boolean; formats: string }) {
  return (
    <EmptyState Icon={Library} title="No documents yet">
      {canManage ? (
        <>
          Add reports, plans, price lists or notes ({formats}). Decks that may use the knowledge base then take facts
          and figures from them, and name the document and page of each.
        </>
      ) : (
        <>
          Owners and admins add documents here. Decks that may use the knowledge base then take facts and figures from
          them, and name the document and page of each.
        </>
      )}
    </EmptyState>
  );
}

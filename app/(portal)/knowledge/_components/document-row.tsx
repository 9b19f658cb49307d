import { DeleteButton } from '@/components/portal/delete-button';
import { DocumentState } from '@/components/portal/knowledge/document-state';
import { RetryDocument } from '@/components/portal/knowledge/retry-document';
import { RelativeTime } from '@/components/portal/time';
import { Td, Tr } from '@/components/ui/table';
import type { KnowledgeDocument } from '@/lib/services/knowledge/knowledge-document';
import { deleteDocumentAction, retryDocumentAction } from '../actions';
import { describeDocument, tellSize } from './describe-document';

export interface DocumentRowProps {
  document: KnowledgeDocument;
  canManage: boolean;
  now: Date;
}

export function DocumentRow({ document, canManage, now }: DocumentRowProps) {
  const { id, name, title, formatLabel, bytes, state, by, createdAt } = document;
  const added = <RelativeTime date={createdAt} now={now} />;
  return (
    <Tr className="first:border-t-0 sm:first:border-t">
      <Td className="w-full max-w-0">
        <bdi className="block truncate font-medium" title={name}>
          {name}
        </bdi>
        {title && !name.startsWith(title) && (
          <bdi className="block truncate" title={title}>
            {title}
          </bdi>
        )}
        <span className="block truncate text-muted tabular-nums">
          {formatLabel} · {tellSize(bytes)}
          <span className="xl:hidden"> · {added}</span>
        </span>
        <div className="mt-1.5 sm:hidden">
          <StateOf document={document} />
        </div>
      </Td>
      <Td className="hidden min-w-72 sm:table-cell">
        <StateOf document={document} />
      </Td>
      <Td className="hidden whitespace-nowrap text-muted xl:table-cell">
        {added}
        {by && <bdi className="block max-w-40 truncate">{by}</bdi>}
      </Td>
      {canManage && (
        <Td className="pl-0 sm:pl-4">
          <div className="flex flex-col-reverse items-end justify-end gap-1 sm:flex-row sm:items-center">
            {state === 'failed' && <RetryDocument id={id} name={name} retry={retryDocumentAction} />}
            <DeleteButton isIcon id={id} name={name} thing="document" remove={deleteDocumentAction}>
              <p>It is no longer found or cited by new decks, and its file is deleted.</p>
              <p>Decks that were made with it stay as they are. This can’t be undone.</p>
            </DeleteButton>
          </div>
        </Td>
      )}
    </Tr>
  );
}

function StateOf({ document }: { document: KnowledgeDocument }) {
  const { state, progress, failure } = document;
  return (
    <div className="flex flex-col gap-0.5">
      <DocumentState state={state} progress={progress} />
      {failure && <p className="max-w-[52ch] text-sm text-muted sm:pl-5.5">{failure.message}</p>}
      {state === 'ready' && <p className="pl-5.5 text-sm text-muted tabular-nums">{describeDocument(document)}</p>}
      {state === 'reading' && (
        <div aria-hidden className="h-1 max-w-40 overflow-hidden rounded-full bg-stage">
          <div className="h-full bg-accent" style={{ width: `${progress}%` }} />
        </div>
      )}
    </div>
  );
}

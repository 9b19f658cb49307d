import { CircleAlert, CircleCheck, CircleDashed, Library, LoaderCircle } from 'lucide-react';
import { DeleteButton } from '@/components/portal/delete-button';
import { formatBytes } from '@/components/portal/format';
import { RelativeTime } from '@/components/portal/reader-time';
import { EmptyState } from '@/components/ui/messages';
import { Table, TableHead, Td, Th, Tr } from '@/components/ui/table';
import type { DocumentCounts, KnowledgeDocument } from '@/lib/services/knowledge/documents';
import { deleteDocumentAction, retryDocumentAction } from '../actions';
import { RetryDocument } from './document-controls';

export interface DocumentsTableProps {
  documents: readonly KnowledgeDocument[];
  canManage: boolean;
  now: Date;
}

export function DocumentsTable({ documents, canManage, now }: DocumentsTableProps) {
  return (
    <Table label="Documents">
      <TableHead className="hidden sm:table-header-group">
        <tr>
          <Th>Document</Th>
          <Th>State</Th>
          <Th className="hidden xl:table-cell">Added</Th>
          {canManage && (
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          )}
        </tr>
      </TableHead>
      <tbody>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} canManage={canManage} now={now} />
        ))}
      </tbody>
    </Table>
  );
}

interface DocumentRowProps {
  document: KnowledgeDocument;
  canManage: boolean;
  now: Date;
}

function DocumentRow({ document, canManage, now }: DocumentRowProps) {
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
          {formatLabel} · {formatBytes(bytes)}
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

const appearances = {
  queued: { Icon: CircleDashed, className: 'text-muted' },
  reading: { Icon: LoaderCircle, className: 'text-accent' },
  ready: { Icon: CircleCheck, className: 'text-good' },
  failed: { Icon: CircleAlert, className: 'text-bad' },
} as const;

interface DocumentStateProps {
  state: keyof typeof appearances;
  /** 0 to 100. */
  progress: number;
}

/** The state of a document as icon and word, so that colour is never the only sign. */
function DocumentState({ state, progress }: DocumentStateProps) {
  const { Icon, className } = appearances[state];
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-medium whitespace-nowrap tabular-nums ${className}`}
    >
      <Icon aria-hidden className="size-4" />
      {wordsOf(state, progress)}
    </span>
  );
}

function wordsOf(state: DocumentStateProps['state'], progress: number): string {
  return { queued: 'Waiting', reading: `Reading, ${progress} %`, ready: 'Ready', failed: 'Failed' }[state];
}

const pageWords: Readonly<Record<string, string>> = { pptx: 'slide', xlsx: 'sheet' };

/** What a page of a document of this format is called. */
export function pageWordOf(format: string): string {
  return pageWords[format] ?? 'page';
}

/** "12 pages · 48 passages". */
function describeDocument({
  format,
  pageCount,
  passageCount,
}: Pick<KnowledgeDocument, 'format' | 'pageCount' | 'passageCount'>): string {
  const pages = pageCount === null ? [] : [countOf(pageCount, pageWordOf(format))];
  return [...pages, countOf(passageCount, 'passage')].join(' · ');
}

/** How much there is, and what is still missing of it. */
export function KnowledgeSummary({
  counts: { queued, reading, failed, passages },
  total,
}: {
  counts: DocumentCounts;
  total: number;
}) {
  const underWay = queued + reading;
  const parts = [
    countOf(passages, 'passage'),
    ...(underWay > 0 ? [`${underWay.toLocaleString('en')} being read`] : []),
    ...(failed > 0 ? [`${failed.toLocaleString('en')} failed`] : []),
  ];
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 id="documents" className="text-lg font-semibold tracking-tight">
        {countOf(total, 'document')}
      </h2>
      <p role="status" className="text-sm text-muted tabular-nums">
        {parts.join(' · ')}
      </p>
    </div>
  );
}

function countOf(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}

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

import { FileText, Search, SearchX } from 'lucide-react';
import Form from 'next/form';
import { freeText, listAddress, rowId } from '@/components/portal/list-address';
import { Button, LinkButton } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { EmptyState, Notice } from '@/components/ui/messages';
import type { Context } from '@/lib/services/context';
import { markWords } from '@/lib/services/knowledge/mark-words';
import { type FoundPassage, type KnowledgeSearch, searchKnowledge } from '@/lib/services/knowledge/search-knowledge';
import { pageWordOf } from './document-list';

export const knowledgeAddress = listAddress({
  path: '/knowledge',
  filters: { q: freeText(300) },
  cursors: { older: rowId },
});

/** Keeps what is searched for in the address. */
export function KnowledgeSearchForm({ query = '' }: { query?: string }) {
  return (
    <Form
      action={knowledgeAddress.path}
      role="search"
      aria-label="Knowledge"
      className="flex flex-wrap items-end gap-3"
      key={query}
    >
      <TextField
        label="Search the documents"
        name="q"
        type="search"
        maxLength={300}
        defaultValue={query}
        dir="auto"
        autoComplete="off"
        fieldClassName="w-full sm:w-96"
      />
      <Button type="submit" variant="quiet" className="max-sm:h-11 max-sm:flex-1">
        <Search aria-hidden /> Search
      </Button>
      {query && (
        <LinkButton variant="ghost" href={knowledgeAddress.path} className="max-sm:h-11">
          Clear
        </LinkButton>
      )}
    </Form>
  );
}

const mostShown = 10;

/** What a deck on this topic would be given, the best first. */
export async function SearchResults({ ctx, query }: { ctx: Context; query: string }) {
  const { passages, concepts, notices, state } = await searchKnowledge({ ctx, input: { query, most: mostShown } });
  return (
    <section aria-label="Passages found" className="flex flex-col gap-3">
      {notices.map((notice) => (
        <Notice key={notice} tone="warn" title={notice} />
      ))}
      {passages.length > 0 ? (
        <ol className="flex flex-col divide-y divide-line rounded-card border border-line">
          {passages.map((passage, index) => (
            <Passage key={index} passage={passage} concepts={concepts} />
          ))}
        </ol>
      ) : (
        <EmptyState Icon={SearchX} title="Nothing found">
          {state.ready === 0
            ? 'No document has been read to the end yet.'
            : 'No document speaks of this. Try other words, or fewer.'}
        </EmptyState>
      )}
    </section>
  );
}

function Passage({
  passage: { title, name, format, page, heading, text },
  concepts,
}: {
  passage: FoundPassage;
  concepts: KnowledgeSearch['concepts'];
}) {
  return (
    <li className="flex min-w-0 flex-col gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <FileText aria-hidden className="size-4 shrink-0" />
        <bdi className="max-w-[calc(100%-1.5rem)] truncate font-medium text-ink" title={title}>
          {title}
        </bdi>
        {page !== null && (
          <span className="shrink-0 tabular-nums">
            {pageWordOf(format)} {page}
          </span>
        )}
        {!name.startsWith(title) && (
          <bdi className="max-w-full truncate sm:ml-auto" title={name}>
            {name}
          </bdi>
        )}
      </p>
      {heading !== '' && (
        <p dir="auto" className="truncate text-sm text-muted">
          {heading}
        </p>
      )}
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {markWords(text, concepts).map(({ text: part, isFound }, index) =>
          isFound ? (
            <mark key={index} className="rounded-sm bg-accent/15 font-medium text-ink">
              {part}
            </mark>
          ) : (
            <span key={index}>{part}</span>
          ),
        )}
      </p>
    </li>
  );
}

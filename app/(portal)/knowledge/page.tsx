import { Presentation } from 'lucide-react';
import type { Metadata } from 'next';
import type { SearchParams } from '@/components/portal/list-address';
import { PageHeader } from '@/components/portal/page-parts';
import { Pager } from '@/components/portal/pager';
import { LinkButton } from '@/components/ui/button';
import { requirePerson } from '@/lib/http/portal/current-person';
import { joinWords, knowledgeLimits } from '@/lib/services/knowledge/add-document';
import { countDocuments, listDocuments } from '@/lib/services/knowledge/documents';
import { RefreshWhile } from './_components/document-controls';
import { DocumentsTable, KnowledgeSummary, NoDocuments } from './_components/document-list';
import { knowledgeAddress, KnowledgeSearchForm, SearchResults } from './_components/knowledge-search';
import { UploadField } from './_components/upload-field';

export const metadata: Metadata = { title: 'Knowledge' };

export default async function KnowledgePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { ctx, role } = await requirePerson();
  const address = knowledgeAddress.read(await searchParams);
  const { q: query } = address.filters;
  const { older: olderThan } = address.cursor;
  const [{ documents, older }, counts] = await Promise.all([
    listDocuments({ ctx, input: { olderThan } }),
    countDocuments({ ctx, input: {} }),
  ]);
  const canManage = role !== 'member';
  const limits = knowledgeLimits();
  const formats = joinWords(limits.formatLabels);
  const total = counts.queued + counts.reading + counts.ready + counts.failed;
  return (
    <>
      <PageHeader
        title="Knowledge"
        purpose="Documents of your organization that decks may draw on. A request that allows it uses what fits its topic, and cites the document and page."
      />
      {canManage && <UploadField {...limits} formats={formats} />}
      {total === 0 ? (
        <NoDocuments canManage={canManage} formats={formats} />
      ) : (
        <>
          <KnowledgeSearchForm query={query} />
          {query && <SearchResults ctx={ctx} query={query} />}
          <section aria-labelledby="documents" className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <KnowledgeSummary counts={counts} total={total} />
              {counts.ready > 0 && <DeckFromDocuments />}
            </div>
            <DocumentsTable documents={documents} canManage={canManage} now={new Date()} />
            <Pager
              what="documents"
              newestHref={olderThan && address.href()}
              olderHref={older ? address.href({ older }) : undefined}
            />
          </section>
        </>
      )}
      <RefreshWhile isActive={counts.queued + counts.reading > 0} />
    </>
  );
}

function DeckFromDocuments() {
  return (
    <LinkButton href="/new?knowledge=on" variant="quiet" className="max-sm:h-11">
      <Presentation aria-hidden /> Make a deck from them
    </LinkButton>
  );
}

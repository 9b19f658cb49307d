import type { DocumentCounts } from '@/lib/services/knowledge/count-documents';

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

export function countOf(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}

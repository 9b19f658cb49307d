import Link from 'next/link';
import { RelativeTime } from '@/components/portal/relative-time';
import { StatusBadge } from '@/components/ui/status-badge';
import type { JobStatus, OutputType } from '@/lib/contracts/job';

export interface JobsTableProps {
  jobs: readonly { id: string; status: JobStatus; outputType: OutputType; prompt: string; createdAt: Date }[];
  now: Date;
}

const typeNames = { deck: 'Deck', single_slide: 'Single slide' } as const satisfies Record<OutputType, string>;

const longestSummary = 140;

/** The first words of a prompt, without the marks of a heading. */
function summaryOf(prompt: string): string {
  return prompt.slice(0, longestSummary).replace(/[#*\s]+/g, ' ').trim();
}

export function JobsTable({ jobs, now }: JobsTableProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <table className="w-full table-fixed text-left text-sm">
        <thead className="bg-surface text-muted">
          <tr>
            <th scope="col" className="px-4 py-2.5 font-medium">Prompt</th>
            <th scope="col" className="hidden w-32 px-4 py-2.5 font-medium sm:table-cell">Type</th>
            <th scope="col" className="w-32 px-4 py-2.5 font-medium">Status</th>
            <th scope="col" className="hidden w-36 px-4 py-2.5 font-medium sm:table-cell">Created</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ id, status, outputType, prompt, createdAt }) => (
            <tr key={id} className="border-t border-line hover:bg-surface">
              <td className="truncate px-4 py-3">
                <Link href={`/jobs/${id}`} className="font-medium hover:text-accent" dir="auto">
                  {summaryOf(prompt)}
                </Link>
              </td>
              <td className="hidden px-4 py-3 text-muted sm:table-cell">{typeNames[outputType]}</td>
              <td className="px-4 py-3">
                <StatusBadge status={status} />
              </td>
              <td className="hidden px-4 py-3 text-muted sm:table-cell">
                <RelativeTime date={createdAt} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

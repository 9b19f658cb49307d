import { ArrowDown, ArrowRight } from 'lucide-react';
import { z } from 'zod';
import { CodeBlock } from '@/components/ui/code-block';
import type { ContractNumbers } from '@/lib/contracts/contract-numbers';
import { generateRequestSchema } from '@/lib/contracts/generate-request';
import { type JobBody, jobSchema, type JobStatus } from '@/lib/contracts/job';
import { jobExamples } from '@/lib/contracts/openapi/examples';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { Code, DocsHeading, MarkedText } from '../_components/docs-elements';
import { DocsTable } from '../_components/docs-table';
import { counted } from './words';

export function JobLifeChapter({ baseUrl, numbers }: RequestSettings) {
  const { pending, completed_deck: completed } = jobExamples(baseUrl);
  return (
    <>
      <p>A job is accepted at once and made in the background. You poll it, and fetch the file when it is there.</p>
      <JobFlow />
      <DocsHeading id="generate">Generate</DocsHeading>
      <p>
        <Code>POST /api/v1/generate</Code> takes the prompt and answers within milliseconds. Keep the{' '}
        <Code>job_id</Code>: with it, and with the key that created the job, you can come back at any time.
      </p>
      <RequestTable numbers={numbers} />
      <CodeBlock label="200 OK, the job was accepted" language="json" code={jobText(pending.value)} />
      <DocsHeading id="poll">Poll</DocsHeading>
      <p>
        <Code>GET /api/v1/status/{'{job_id}'}</Code> answers with the same object. While the job is unfinished the
        answer carries <Code>Retry-After</Code>: {counted(numbers.statusRetryAfterMinSeconds, 'second')} at first,
        growing to {numbers.statusRetryAfterMaxSeconds}. Wait at least that long, make the pause longer each time, and
        never ask for one job more than{' '}
        {numbers.statusLimitPerJobPerSecond === 1 ? 'once' : `${numbers.statusLimitPerJobPerSecond} times`} a second.
        Polling is free.
      </p>
      <DocsHeading id="download">Download</DocsHeading>
      <p>
        A completed job has one item in <Code>downloads</Code> for a deck, with the number of slides that are really in
        the file, and one for each variant of a single slide. Fetch the file at once: its link lives{' '}
        {counted(numbers.downloadUrlTtlMinutes, 'minute')} and needs no key. Another poll gives fresh links.
      </p>
      <CodeBlock label="200 OK, the job is completed" language="json" code={jobText(completed.value)} />
      <DocsHeading id="time-limits">Time limits</DocsHeading>
      <p>
        Decide how long your own code waits. Giving up on a job does not end it, so keep its id and ask again later. A
        job that is not finished {counted(numbers.jobTimeoutMinutes, 'minute')} after its start, or has waited{' '}
        {counted(numbers.jobWaitHours, 'hour')} for it, fails with <Code>generation_timeout</Code> and costs nothing. A
        finished job never changes again.
      </p>
    </>
  );
}

function RequestTable({ numbers }: Pick<RequestSettings, 'numbers'>) {
  const rows = requestFields(numbers).map(({ name, type, isRequired, description }) => ({
    id: name,
    cells: [
      <Code key="name">{name}</Code>,
      <span key="type" className="text-muted">
        {type}
        {isRequired && <span className="text-ink">, required</span>}
      </span>,
      <MarkedText key="description">{description}</MarkedText>,
    ],
  }));
  return (
    <DocsTable
      label="Fields of a generate request"
      columns={[{ title: 'Field' }, { title: 'Type' }, { title: 'What it does', isProse: true }]}
      widths="12rem 9rem 1fr"
      rows={rows}
    />
  );
}

/** A job as the service writes it: the schema puts the fields in order. */
function jobText(job: JobBody): string {
  return JSON.stringify(jobSchema.parse(job), null, 2);
}

const meanings: Record<JobStatus, string> = {
  pending: 'Accepted',
  processing: 'Being generated',
  completed: 'The files are ready',
  failed: 'See error; nothing is charged',
};

/** The states that follow each other; a job ends in one of the last two. */
const stages: readonly (readonly JobStatus[])[] = [['pending'], ['processing'], ['completed', 'failed']];

/** The states of a job in the order in which they come. */
function JobFlow() {
  return (
    <ol
      aria-label="States of a job"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:flex-row sm:items-center sm:justify-between sm:gap-4 sm:px-6"
    >
      {stages.map((statuses, index) => (
        <li key={statuses[0]} className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
          {index > 0 && <Arrow />}
          <div className="flex flex-col gap-3">
            {statuses.map((status, place) => (
              <State key={status} status={status} isAlternative={place > 0} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Arrow() {
  return (
    <>
      <ArrowRight aria-hidden className="hidden size-4 text-muted sm:block" />
      <ArrowDown aria-hidden className="size-4 text-muted sm:hidden" />
    </>
  );
}

function State({ status, isAlternative }: { status: JobStatus; isAlternative: boolean }) {
  return (
    <p>
      {isAlternative && <span className="text-sm text-muted">or </span>}
      <Code>{status}</Code>
      <span className="block text-sm text-muted">{meanings[status]}</span>
    </p>
  );
}

interface RequestField {
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
}

/** The fields of a generate request, read off the schema that parses it. */
function requestFields(numbers: ContractNumbers): RequestField[] {
  return Object.entries(generateRequestSchema(numbers).shape).map(([name, field]) => {
    const { type, enum: values, description = '' } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' });
    return {
      name,
      type: values?.join(' or ') ?? String(type),
      isRequired: !field.safeParse(undefined).success,
      description,
    };
  });
}

import { Code } from '@/components/docs/code';
import { DocsHeading } from '@/components/docs/docs-section';
import { DocsTable } from '@/components/docs/docs-table';
import { JobFlow } from '@/components/docs/job-flow';
import { MarkedText } from '@/components/docs/marked-text';
import { CodeBlock } from '@/components/ui/code-block';
import { jobSchema, type JobBody } from '@/lib/contracts/job';
import { jobExamples } from '@/lib/contracts/openapi/examples/jobs';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { requestFields } from '../_content/request-fields';
import { counted } from '../_content/words';

export function JobLife({ baseUrl, numbers }: RequestSettings) {
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
        job that is not finished {counted(numbers.jobTimeoutMinutes, 'minute')} after it was accepted fails with{' '}
        <Code>generation_timeout</Code> and costs nothing. A finished job never changes again.
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

import type { ReactNode } from 'react';
import { ExactTime, RelativeTime } from '@/components/portal/reader-time';
import { Card } from '@/components/ui/card';
import { CopyText } from '@/components/ui/copy-text';
import { isFinished, type JobStatus } from '@/lib/contracts/job';
import type { JobDetails } from '@/lib/services/jobs/get-job-details';
import type { ShownJob } from './find-shown-job';

const composers = { embedded: 'The built-in composer', model: 'A language model' } as const;

/** What was asked for, by whom, and what it cost. */
export function JobSettings({ job, now }: { job: ShownJob; now: Date }) {
  const { settings, by, credits, files, status } = job;
  const quality = files[0]?.quality;
  const citations = quality ? files.flatMap((file) => file.quality?.citations ?? []) : null;
  return (
    <Card title="Request">
      <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-6 gap-y-2.5 text-sm">
        <Entry name="Type">{describeType(job)}</Entry>
        <Entry name="Template">
          <Template asked={settings.templateName} used={quality?.template ?? null} isChosen={status === 'completed'} />
          {quality?.templateReason && <p className="text-muted">{quality.templateReason}</p>}
        </Entry>
        <Entry name="Web search">{describeSourceUse(settings.useWebSearch, 'web', citations)}</Entry>
        <Entry name="Knowledge base">{describeSourceUse(settings.useKnowledgeBase, 'knowledge_base', citations)}</Entry>
        {settings.referenceImages > 0 && (
          <Entry name="Reference images">
            <ReferenceImages jobId={job.id} count={settings.referenceImages} areDeleted={job.filesDeletedAt !== null} />
          </Entry>
        )}
        {quality && <Entry name="Written by">{composers[quality.composer]}</Entry>}
        {job.modelUse && (
          <Entry name="Models asked">
            <ModelsAsked use={job.modelUse} />
          </Entry>
        )}
        <Entry name="Asked by">{by === null ? 'Somebody who is gone' : <Requester by={by} />}</Entry>
        <Entry name="Accepted">
          <RelativeTime date={job.createdAt} now={now} />{' '}
          <span className="text-muted">
            · <ExactTime date={job.createdAt} />
          </span>
        </Entry>
        <Entry name="Credits">{describeCredits(credits, status)}</Entry>
        <Id name="Job id" id={job.id} />
        {files.length === 1 && files[0] && <Id name="File id" id={files[0].id} />}
      </dl>
    </Card>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}

function Id({ name, id }: { name: string; id: string }) {
  return (
    <Entry name={name}>
      <span className="flex items-center gap-1">
        <code className="min-w-0 truncate font-mono text-[13px]" title={id}>
          {id}
        </code>
        <CopyText text={id} label={`Copy the ${name.toLowerCase()}`} iconOnly variant="ghost" className="size-6" />
      </span>
    </Entry>
  );
}

function Template({ asked, used, isChosen }: { asked: string | null; used: string | null; isChosen: boolean }) {
  if (asked !== null && (used === null || used === asked)) return <bdi>{asked}</bdi>;
  if (used === null) return isChosen ? 'Chosen for you' : 'Left to the service';
  return (
    <>
      <bdi>{used}</bdi>{' '}
      <span className="text-muted">
        ·{' '}
        {asked === null ? (
          'chosen for you'
        ) : (
          <>
            asked for as <bdi>{asked}</bdi>
          </>
        )}
      </span>
    </>
  );
}

function Requester({ by }: { by: NonNullable<ShownJob['by']> }) {
  if (by.type === 'person') return <bdi>{by.name}</bdi>;
  return (
    <>
      Key <bdi>{by.name}</bdi> <code className="font-mono text-[13px] text-muted">{by.displayPrefix}…</code>
    </>
  );
}

function describeType({ outputType, settings: { variantCount } }: ShownJob): string {
  if (outputType === 'deck') return 'Deck';
  return variantCount === 1 ? 'Single slide' : `Single slide in ${variantCount} variants`;
}

/** What the request showed the designer, small. */
function ReferenceImages({ jobId, count, areDeleted }: { jobId: string; count: number; areDeleted: boolean }) {
  if (areDeleted) return count === 1 ? 'One, deleted with the files' : `${count}, deleted with the files`;
  return (
    <ul className="flex flex-wrap gap-2">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <img
            src={`/jobs/${jobId}/reference/${index + 1}`}
            alt={`Reference image ${index + 1}`}
            width={96}
            height={72}
            loading="lazy"
            className="h-18 w-24 rounded-md bg-stage object-contain ring-1 ring-line"
          />
        </li>
      ))}
    </ul>
  );
}

/** In all, and for what. */
function ModelsAsked({ use }: { use: ModelUse }) {
  return (
    <>
      <p>{describeModelUse(use)}</p>
      {use.purposes.length > 1 && (
        <ul className="mt-1 text-muted">
          {use.purposes.map(({ purpose, ...tokens }) => (
            <li key={purpose}>
              {purposes[purpose] ?? purpose}: {describeTokens(tokens)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type ModelUse = NonNullable<ShownJob['modelUse']>;

/** What models are asked for, as somebody who asked for slides would say it; others by their own names. */
const purposes: Readonly<Record<string, string>> = {
  plan: 'Plan',
  'write-slide': 'Slides',
  review: 'Review',
  'describe-pictures': 'Pictures',
};

const grouped = new Intl.NumberFormat('en-GB');

/** Such as "openai:gpt-5 · 14 calls · 23,400 tokens read (20,000 of them cached), 5,120 written". */
export function describeModelUse({ models, ...tokens }: Omit<ModelUse, 'purposes'>): string {
  return `${models.join(', ')} · ${describeTokens(tokens)}`;
}

function describeTokens({
  calls,
  inputTokens,
  cachedInputTokens,
  outputTokens,
}: Omit<ModelUse, 'models' | 'purposes'>) {
  const count = calls === 1 ? '1 call' : `${grouped.format(calls)} calls`;
  const cached = cachedInputTokens > 0 ? ` (${grouped.format(cachedInputTokens)} of them cached)` : '';
  return `${count} · ${grouped.format(inputTokens)} tokens read${cached}, ${grouped.format(outputTokens)} written`;
}

type Origin = 'knowledge_base' | 'web';

/** Whether a source was asked for and, once there is a file, how much of it stands there: "Asked for · 3 statements cited". */
export function describeSourceUse(
  isAskedFor: boolean,
  origin: Origin,
  citations: readonly { origin: Origin }[] | null,
): string {
  if (!isAskedFor) return 'Off';
  if (!citations) return 'Asked for';
  const count = citations.filter((citation) => citation.origin === origin).length;
  if (count === 0) return 'Asked for · nothing of it was used';
  return `Asked for · ${count === 1 ? '1 statement' : `${count} statements`} cited`;
}

/** What a job did to the pool, in one line. */
function describeCredits({ held, charged }: JobDetails['credits'], status: JobStatus): string {
  if (!isFinished(status)) return held === 0 ? 'Set aside when the work begins' : `${held} set aside`;
  if (held === 0) return 'None charged';
  const back = held - charged;
  const parts = [`${charged === 0 ? 'None' : charged} charged`, ...(back > 0 ? [`${held} had been set aside`] : [])];
  return parts.join(' · ');
}

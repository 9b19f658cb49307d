import type { ReactNode } from 'react';
import { RelativeTime, exactTime } from '@/components/portal/time';
import { Card } from '@/components/ui/card';
import { CopyText } from '@/components/ui/copy-button';
import type { ShownJob } from './find-shown-job';
import { ReferenceImages } from './reference-images';
import { tellCredits } from './tell-credits';
import { tellModelUse } from './tell-model-use';
import { tellSourceUse } from './tell-source-use';

const composers = { embedded: 'The built-in composer', model: 'A language model' } as const;

/** What was asked for, by whom, and what it cost. */
export function JobSettings({ job, now }: { job: ShownJob; now: Date }) {
  const { settings, by, credits, files, status } = job;
  const quality = files[0]?.quality;
  const citations = quality ? files.flatMap((file) => file.quality?.citations ?? []) : null;
  return (
    <Card title="Request">
      <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-6 gap-y-2.5 text-sm">
        <Entry name="Type">{tellType(job)}</Entry>
        <Entry name="Template">
          <Template asked={settings.templateName} used={quality?.template ?? null} isChosen={status === 'completed'} />
          {quality?.templateReason && <p className="text-muted">{quality.templateReason}</p>}
        </Entry>
        <Entry name="Web search">{tellSourceUse(settings.useWebSearch, 'web', citations)}</Entry>
        <Entry name="Knowledge base">{tellSourceUse(settings.useKnowledgeBase, 'knowledge_base', citations)}</Entry>
        {settings.referenceImages > 0 && (
          <Entry name="Reference images">
            <ReferenceImages jobId={job.id} count={settings.referenceImages} areDeleted={job.filesDeletedAt !== null} />
          </Entry>
        )}
        {quality && <Entry name="Written by">{composers[quality.composer]}</Entry>}
        {job.modelUse && <Entry name="Models asked">{tellModelUse(job.modelUse)}</Entry>}
        <Entry name="Asked by">{by === null ? 'Somebody who is gone' : <Requester by={by} />}</Entry>
        <Entry name="Accepted">
          <RelativeTime date={job.createdAt} now={now} />{' '}
          <span className="text-muted">· {exactTime(job.createdAt)}</span>
        </Entry>
        <Entry name="Credits">{tellCredits(credits, status)}</Entry>
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
        <CopyText text={id} label={`Copy the ${name.toLowerCase()}`} iconOnly look="ghost" className="size-6" />
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

function tellType({ outputType, settings: { variantCount } }: ShownJob): string {
  if (outputType === 'deck') return 'Deck';
  return variantCount === 1 ? 'Single slide' : `Single slide in ${variantCount} variants`;
}

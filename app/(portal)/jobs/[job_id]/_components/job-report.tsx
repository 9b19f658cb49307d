import type { ListedStep } from '@/lib/services/jobs/list-job-steps';
import { CitedSources } from './cited-sources';
import { DeckSources } from './deck-sources';
import type { ShownFile, ShownJob } from './find-shown-job';
import { JobPrompt } from './job-prompt';
import { JobSettings } from './job-settings';
import { QualityReport } from './quality/quality-report';
import { tellQuality } from './quality/tell-quality';
import { JobTimeline } from './timeline/job-timeline';
import { timelineOf } from './timeline/timeline-rows';

const outcomes = { pending: null, processing: null, completed: 'Completed', failed: 'Failed' } as const;

/** Everything about a job besides its slides. */
export function JobReport({ job, steps, now }: { job: ShownJob; steps: readonly ListedStep[]; now: Date }) {
  const [file, ...others] = job.shownFiles;
  const quality =
    file?.quality && others.length === 0
      ? tellQuality(file.quality, file.preview?.slides.map(({ title }) => title) ?? [])
      : null;
  const settings = <JobSettings job={job} now={now} />;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        {quality && <QualityReport quality={quality} />}
        {file && others.length === 0 && <FileSources file={file} />}
        <JobPrompt prompt={job.prompt} />
        {!quality && settings}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <JobTimeline
          timeline={timelineOf(job, steps, now)}
          outcome={outcomes[job.status]}
          areStepsGone={job.filesDeletedAt !== null}
        />
        {quality && settings}
      </div>
    </div>
  );
}

/** What the service cited says more than the lines at the feet of slides. */
function FileSources({ file }: { file: ShownFile }) {
  return file.quality && file.quality.citations.length > 0 ? <CitedSources file={file} /> : <DeckSources file={file} />;
}

import { ExactTime } from '@/components/portal/reader-time';
import { Card } from '@/components/ui/card';
import { Summary } from '@/components/ui/summary';
import { Elapsed } from './follow-job';
import { formatDuration, type Timeline, type TimelineRow } from './timeline-rows';

export interface JobTimelineProps {
  timeline: Timeline;
  /** How it ended; null while it runs. */
  outcome: 'Completed' | 'Failed' | null;
  /** The steps of old jobs go with their files. */
  areStepsGone: boolean;
}

/** Where the time went: text and figures, with bars in proportion. */
export function JobTimeline({ timeline, outcome, areStepsGone }: JobTimelineProps) {
  const { rows, startMs, endMs } = timeline;
  return (
    <Card
      title="Timeline"
      description={outcome ? `${outcome} after ${formatDuration(endMs - startMs)}.` : 'Still under way.'}
    >
      <ol aria-label="Timeline" className="flex flex-col gap-2.5 text-sm">
        <Moment label="Accepted" atMs={startMs} />
        {rows.map((row) => (
          <Row key={`${row.label} ${row.startMs}`} row={row} timeline={timeline} isRunning={!outcome} />
        ))}
        {outcome && <Moment label={outcome} atMs={endMs} />}
      </ol>
      {areStepsGone && <p className="text-sm text-muted">The single steps were deleted with the files.</p>}
    </Card>
  );
}

function Moment({ label, atMs }: { label: string; atMs: number }) {
  return (
    <li className="flex justify-between gap-3">
      <span className="font-medium">{label}</span>
      <span className="text-muted tabular-nums">
        <ExactTime date={new Date(atMs)} />
      </span>
    </li>
  );
}

function Row({ row, timeline, isRunning }: { row: TimelineRow; timeline: Timeline; isRunning: boolean }) {
  const { label, startMs, endMs, attempts, parts } = row;
  return (
    <li className="flex flex-col gap-1">
      <div className="flex justify-between gap-3">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {label}
          {attempts > 1 && <span className="text-warn"> · {attempts} attempts</span>}
        </span>
        <span className="whitespace-nowrap text-muted tabular-nums">
          {endMs !== null ? (
            formatDuration(endMs - startMs)
          ) : isRunning ? (
            <Elapsed ms={timeline.endMs - startMs} />
          ) : (
            'not finished'
          )}
        </span>
      </div>
      <Bar row={row} timeline={timeline} />
      {parts.length > 0 && (
        <details>
          <Summary className="font-normal text-muted">Each slide</Summary>
          <ol className="mt-2 flex flex-col gap-2 border-l border-line pl-3">
            {parts.map((part) => (
              <Row key={part.label} row={part} timeline={timeline} isRunning={isRunning} />
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

function Bar({ row, timeline: { startMs, endMs } }: { row: TimelineRow; timeline: Timeline }) {
  const share = (ms: number) => `${(100 * Math.min(Math.max(0, ms), endMs - startMs)) / Math.max(1, endMs - startMs)}%`;
  return (
    <div aria-hidden className="relative h-1.5 overflow-hidden rounded-full bg-stage">
      <div
        className="absolute inset-y-0 min-w-1 rounded-full bg-accent"
        style={{
          left: `min(${share(row.startMs - startMs)}, 100% - 0.25rem)`,
          width: share((row.endMs ?? endMs) - row.startMs),
        }}
      />
    </div>
  );
}

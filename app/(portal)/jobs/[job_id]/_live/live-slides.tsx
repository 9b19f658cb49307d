import type { JobProgress } from '@/lib/contracts/job-progress';

/** The slides of a job that is not finished: those that are written as pictures, the others as what they will say. */
export function LiveSlides({ jobId, slides }: { jobId: string; slides: JobProgress['slides'] }) {
  return (
    <ol aria-label="Slides so far" className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {slides.map(({ title, isWritten, hasDraft }, index) => (
        <li key={index} className="flex min-w-0 flex-col gap-2">
          <div className="flex aspect-video items-center justify-center overflow-hidden rounded-card bg-stage">
            {hasDraft ? (
              <img
                src={`/jobs/${jobId}/drafts/${index + 1}`}
                alt={`Draft of slide ${index + 1}: ${title}`}
                width={640}
                height={360}
                className="h-auto w-full"
              />
            ) : (
              <span
                aria-hidden
                className={`px-6 text-center text-sm text-balance text-muted ${isWritten ? '' : 'animate-pulse'}`}
                dir="auto"
              >
                {title}
              </span>
            )}
          </div>
          <p className="truncate text-sm text-muted">
            <span className="tabular-nums">{index + 1}</span> ·{' '}
            <span dir="auto">{isWritten ? title : 'Being written'}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

import type { JobPhase, JobProgress } from '@/lib/contracts/job-progress';

const sentences: Record<JobPhase, (progress: JobProgress) => string> = {
  waiting: () => 'Waiting for a free worker',
  starting: () => 'Reading your prompt',
  planning: () => 'Planning the storyline',
  writing: tellWriting,
  designing: () => 'Choosing layouts and checking every slide',
  rendering: () => 'Writing the PowerPoint file',
  finishing: () => 'Handing over the file',
  done: () => 'Finished',
};

/** What happens to the job now, in the words of the person who waits for it. */
export function tellProgress(progress: JobProgress): string {
  const sentence = sentences[progress.phase](progress);
  return progress.isTriedAgain ? `${sentence}; a part failed and is tried again` : sentence;
}

function tellWriting({ slides }: JobProgress): string {
  const written = slides.filter(({ isWritten }) => isWritten).length;
  return written < slides.length ? `Writing slide ${written + 1} of ${slides.length}` : 'Putting the slides together';
}

/** Share of the work that is done, roughly: most of the time goes into writing. */
const shares: Record<JobPhase, number> = {
  waiting: 0,
  starting: 0.03,
  planning: 0.08,
  writing: 0.2,
  designing: 0.85,
  rendering: 0.92,
  finishing: 0.97,
  done: 1,
};

/** 0 to 1. */
export function shareDone({ phase, slides }: JobProgress): number {
  if (phase !== 'writing' || slides.length === 0) return shares[phase];
  const written = slides.filter(({ isWritten }) => isWritten).length / slides.length;
  return shares.writing + written * (shares.designing - shares.writing);
}

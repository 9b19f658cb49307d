import { isJobErrorCode, type JobErrorCode } from '@/lib/contracts/error-codes';
import type { JobPhase, JobProgress } from '@/lib/contracts/job';
import type { ListedJob } from '@/lib/services/jobs/list-jobs';

type Sized = Pick<ListedJob, 'outputType' | 'status' | 'variantCount' | 'fileCount' | 'slideCount'>;

/** "Deck · 8 slides", "Slide · 3 variants"; of what isn't made yet only what is known. */
export function jobSize({ outputType, status, variantCount, fileCount, slideCount }: Sized): string {
  if (outputType === 'deck')
    return slideCount > 0 ? `Deck · ${slideCount} ${slideCount === 1 ? 'slide' : 'slides'}` : 'Deck';
  const variants = status === 'completed' ? fileCount : variantCount;
  return variants > 1 ? `Slide · ${variants} variants` : 'Slide';
}

const secondMs = 1000;
const minuteSeconds = 60;
const hourMinutes = 60;

/** How long somebody waited, from acceptance to the end; undefined before it. */
export function jobDuration({
  createdAt,
  finishedAt,
}: {
  createdAt: Date;
  finishedAt: Date | null;
}): string | undefined {
  return finishedAt ? durationWords(Math.max(0, finishedAt.getTime() - createdAt.getTime())) : undefined;
}

function durationWords(ms: number): string {
  const seconds = ms / secondMs;
  // What would be rounded up to ten is written without a digit after the point, like what follows.
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < minuteSeconds) return `${whole} s`;
  const minutes = Math.floor(whole / minuteSeconds);
  if (minutes < hourMinutes) return `${minutes} min ${whole % minuteSeconds} s`;
  return `${Math.floor(minutes / hourMinutes)} h ${minutes % hourMinutes} min`;
}

export interface JobFailureText {
  /** In as few words as a list has room for. */
  short: string;
  title: string;
  /** What to do next. */
  advice: string;
}

/** What a failed job means for the person who asked for it; a code without its row does not compile. */
const failures: Readonly<Record<JobErrorCode, JobFailureText>> = {
  insufficient_credits: {
    short: 'Not enough credits',
    title: 'There were not enough credits',
    advice:
      'Credits for the largest possible result are set aside before the work begins. Have credits added, or ask for fewer slides or variants, then run it again.',
  },
  template_unavailable: {
    short: 'The template is gone',
    title: 'The template is gone',
    advice: 'It was deleted or changed after the job was accepted. Edit the request and choose another template.',
  },
  content_rejected: {
    short: 'Unusable content',
    title: 'There was nothing to make slides of',
    advice: 'Edit the request and give it content: notes, figures, a table, or a few sentences on each slide.',
  },
  provider_unavailable: {
    short: 'A service didn’t answer',
    title: 'A service that the generation needs did not answer',
    advice: 'It was tried several times. Wait a few minutes, then run the job again.',
  },
  generation_timeout: {
    short: 'It took too long',
    title: 'The job took too long',
    advice: 'Run it again. If that happens once more, ask for fewer slides.',
  },
  generation_failed: {
    short: 'Generation broke off',
    title: 'The slides could not be made',
    advice:
      'Run it again, or edit the request: shorter texts and fewer slides are easier to lay out. If it fails once more, tell your operator the id of the job.',
  },
  cancelled: {
    short: 'Cancelled',
    title: 'The job was cancelled',
    advice: 'Run it again whenever you like.',
  },
};

/** For codes that nobody knows, too. */
export function describeFailure(code: string | null): JobFailureText {
  return failures[code !== null && isJobErrorCode(code) ? code : 'generation_failed'];
}

const sentences: Record<JobPhase, (progress: JobProgress) => string> = {
  waiting: describeWaiting,
  starting: () => 'Reading your prompt',
  planning: () => 'Planning the storyline',
  writing: describeWriting,
  designing: () => 'Choosing layouts and checking every slide',
  reviewing: () => 'Looking over the deck',
  rendering: () => 'Writing the PowerPoint file',
  finishing: () => 'Handing over the file',
  done: () => 'Finished',
};

/** What happens to the job now, in the words of the person who waits for it. */
export function describeProgress(progress: JobProgress): string {
  const sentence = sentences[progress.phase](progress);
  return progress.isTriedAgain ? `${sentence}; a part failed and is tried again` : sentence;
}

/** Why it waits, behind how many of its own organization's jobs, and about how long. */
function describeWaiting({ place }: JobProgress): string {
  if (!place) return 'Waiting for a free worker';
  if (place.seconds === null) return 'Waiting: no worker is running at the moment';
  if (place.before === 0) return 'Next in line';
  const jobs = place.before === 1 ? '1 job' : `${place.before} jobs`;
  return `Waiting behind ${jobs} of your organization, about ${describeSeconds(place.seconds)}`;
}

function describeSeconds(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

function describeWriting({ slides }: JobProgress): string {
  const written = slides.filter(({ isWritten }) => isWritten).length;
  return written < slides.length ? `Writing slide ${written + 1} of ${slides.length}` : 'Putting the slides together';
}

/** Share of the work that is done, roughly: most of the time goes into writing. */
const shares: Record<JobPhase, number> = {
  waiting: 0,
  starting: 0.03,
  planning: 0.08,
  writing: 0.2,
  designing: 0.8,
  reviewing: 0.85,
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

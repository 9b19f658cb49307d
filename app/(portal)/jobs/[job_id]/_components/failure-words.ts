import type { JobErrorCode } from '@/lib/contracts/error-codes';

export interface FailureWords {
  title: string;
  /** What to do next. */
  advice: string;
}

/** What a failed job means for the person who asked for it; a code without its row does not compile. */
export const failureWords: Readonly<Record<JobErrorCode, FailureWords>> = {
  insufficient_credits: {
    title: 'There were not enough credits',
    advice:
      'Credits for the largest possible result are set aside before the work begins. Have credits added, or ask for fewer slides or variants, then run it again.',
  },
  template_unavailable: {
    title: 'The template is gone',
    advice: 'It was deleted or changed after the job was accepted. Edit the request and choose another template.',
  },
  content_rejected: {
    title: 'There was nothing to make slides of',
    advice: 'Edit the request and give it content: notes, figures, a table, or a few sentences on each slide.',
  },
  provider_unavailable: {
    title: 'A service that the generation needs did not answer',
    advice: 'It was tried several times. Wait a few minutes, then run the job again.',
  },
  generation_timeout: {
    title: 'The job took too long',
    advice: 'Run it again. If that happens once more, ask for fewer slides.',
  },
  generation_failed: {
    title: 'The slides could not be made',
    advice:
      'Run it again, or edit the request: shorter texts and fewer slides are easier to lay out. If it fails once more, tell your operator the id of the job.',
  },
};

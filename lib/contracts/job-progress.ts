import type { JobStatus, OutputType } from './job';

export type JobPhase =
  'waiting' | 'starting' | 'planning' | 'writing' | 'designing' | 'rendering' | 'finishing' | 'done';

/** What the portal's page of a running job asks for every moment. */
export interface JobProgress {
  status: JobStatus;
  outputType: OutputType;
  phase: JobPhase;
  /** A step failed and will be tried again. */
  isTriedAgain: boolean;
  /** Empty until the deck is planned. */
  slides: {
    title: string;
    isWritten: boolean;
    /** Whether there is a picture of it already. */
    hasDraft: boolean;
  }[];
}

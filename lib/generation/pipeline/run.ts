import type { Brief } from '../brief/brief';
import type { GenerationJob, GenerationServices, Step } from './generation-job';
import type { JobFiles } from './job-files';

/** What every phase works with. */
export interface Run {
  job: GenerationJob;
  brief: Brief;
  services: GenerationServices;
  step: Step;
  files: JobFiles;
  /** Aborted at the job's deadline. */
  signal: AbortSignal;
}

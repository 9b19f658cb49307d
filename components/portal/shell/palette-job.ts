import type { JobStatus } from '@/lib/contracts/job';

/** A job as the palette lists it. */
export interface PaletteJob {
  id: string;
  title: string;
  status: JobStatus;
}

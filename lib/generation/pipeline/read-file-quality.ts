import { z } from 'zod';
import { qualityReportSchema } from '@/lib/deck/quality/quality-report';
import type { FileQuality } from './generation-job';

const fileQualitySchema: z.ZodType<FileQuality> = z.object({
  report: qualityReportSchema,
  template: z.string(),
  composer: z.enum(['embedded', 'model']),
  attempts: z.number(),
  notices: z.array(z.string()),
});

/** What is kept with a file about its quality; null where an earlier version kept something else. */
export function readFileQuality(kept: unknown): FileQuality | null {
  return fileQualitySchema.safeParse(kept).data ?? null;
}

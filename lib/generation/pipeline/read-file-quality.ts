import { z } from 'zod';
import { qualityReportSchema } from '@/lib/deck/quality/quality-report';
import { citationSchema } from './cite-sources';
import { figureReportSchema, noFigures } from './tell-figures';
import type { FileQuality } from './generation-job';

const fileQualitySchema: z.ZodType<FileQuality, unknown> = z.object({
  report: qualityReportSchema,
  template: z.string(),
  // Reports of earlier versions say neither this nor what was cited, nor where figures come from.
  templateReason: z.string().default(''),
  composer: z.enum(['embedded', 'model']),
  attempts: z.number(),
  notices: z.array(z.string()),
  citations: z.array(citationSchema).default([]),
  figures: figureReportSchema.default(noFigures),
});

/** What is kept with a file about its quality; null where an earlier version kept something else. */
export function readFileQuality(kept: unknown): FileQuality | null {
  return fileQualitySchema.safeParse(kept).data ?? null;
}

import { z } from 'zod';

export const findingSchema = z.object({
  /** Name of the rule, such as `contrast`. */
  rule: z.string(),
  /** 1 for the first slide. */
  slide: z.number().int().positive(),
  /** Name of the element, as in PowerPoint's selection pane. */
  element: z.string().optional(),
  message: z.string(),
  measured: z.number().optional(),
  limit: z.number().optional(),
});

/** What was checked in a file and what was found; kept with the file as JSON. */
export const qualityReportSchema = z.object({
  version: z.literal(1),
  /** Findings that forbid delivery. */
  blocking: z.array(findingSchema),
  warnings: z.array(findingSchema),
  /** Plain sentences about how far the report can be relied on. */
  notices: z.array(z.string()),
  slides: z.array(
    z.object({
      kind: z.string(),
      arrangement: z.string(),
      /** Words that the slide shows, tables included, footer excluded. */
      words: z.number().int().nonnegative(),
      /** Null on slides without text. */
      smallestFontPt: z.number().nullable(),
      /** Lowest contrast of text and background, 1 to 21. */
      contrastMin: z.number().nullable(),
    }),
  ),
});

export type Finding = z.infer<typeof findingSchema>;
export type QualityReport = z.infer<typeof qualityReportSchema>;

import { z } from 'zod';
import { chartDataSchema } from './chart-data';
import { pictureSchema, said, text } from './slide-common';

/** Name of a drawing of the icon set; one that the set lacks is left out with a warning. */
export const icon = text.optional();

export const bulletItemSchema = z.object({
  text,
  icon,
  children: z.array(text).optional(),
});

/** Better than before, to be kept an eye on, worse. */
export const verdicts = ['good', 'watch', 'bad'] as const;
export type Verdict = (typeof verdicts)[number];

/** What slides of these kinds say below their titles, and blocks of the same kinds on slides with two of them. */
export const content = {
  chart: { chart: chartDataSchema },
  table: {
    columns: z
      .array(z.object({ label: z.string(), align: z.enum(['start', 'center', 'end']).default('start') }))
      .min(1),
    /** One array a row, one string a column. */
    rows: z.array(z.array(z.string())).min(1),
    totalRow: z.boolean().default(false),
  },
  metrics: {
    metrics: z
      .array(
        z.object({
          /** The number with its unit exactly as the author wrote it, such as "$18.4M". */
          value: text,
          label: text,
          change: z
            .object({
              text,
              direction: z.enum(['up', 'down', 'flat']),
              /** What the change means for the author: costs that rise are bad. */
              verdict: z.enum(verdicts).optional(),
            })
            .optional(),
          detail: text.optional(),
          icon,
        }),
      )
      .min(1),
  },
  bullets: { ordered: z.boolean().default(false), items: z.array(bulletItemSchema).min(1) },
  quote: { quote: text, attribution: text.optional() },
  statement: { statement: text },
  image: pictureSchema.shape,
} as const;

/** Names what the block shows, above it. */
const heading = said;

export const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chart'), heading, ...content.chart }),
  z.object({ kind: z.literal('table'), heading, ...content.table }),
  z.object({ kind: z.literal('metrics'), heading, ...content.metrics }),
  z.object({ kind: z.literal('bullets'), heading, ...content.bullets }),
  z.object({ kind: z.literal('quote'), heading, ...content.quote }),
  z.object({ kind: z.literal('statement'), heading, ...content.statement }),
  z.object({ kind: z.literal('image'), heading, ...content.image }),
]);

export type SlideBlock = z.infer<typeof blockSchema>;
export type BlockKind = SlideBlock['kind'];
export type BlockOf<K extends BlockKind> = Extract<SlideBlock, { kind: K }>;

import { z } from 'zod';
import { chartDataSchema } from './chart-data';
import { pictureSchema, text } from './slide-common';

export const icon = text
  .describe(
    'What a small drawing shows, in one to three English words, such as "delivery truck"; another for each item',
  )
  .optional();

export const bulletItemSchema = z.object({
  text: text.describe('A point: a claim, not a topic'),
  icon,
  children: z.array(text).describe('Necessary detail of the point alone').optional(),
});

/** Better than before, to be kept an eye on, worse. */
export const verdicts = ['good', 'watch', 'bad'] as const;
export type Verdict = (typeof verdicts)[number];

/** What slides of these kinds say below their titles, and blocks of the same kinds on slides with two of them. */
export const content = {
  chart: { chart: chartDataSchema.describe('The numbers and how they are drawn') },
  table: {
    columns: z
      .array(
        z.object({
          label: z.string().describe('Head of the column'),
          align: z
            .enum(['start', 'center', 'end'])
            .describe('Where its cells stand; numbers at the end')
            .default('start'),
        }),
      )
      .min(1)
      .describe('Heads of the columns; the first one says what the rows are'),
    rows: z.array(z.array(z.string())).min(1).describe('A list a row, a text a column'),
    totalRow: z.boolean().describe('Whether the last row sums up the others').default(false),
  },
  metrics: {
    metrics: z
      .array(
        z.object({
          value: text.describe('The number with its unit exactly as its author wrote it, such as "$18.4M"'),
          label: text.describe('What it measures'),
          change: z
            .object({
              text: text.describe('By how much, and since when'),
              direction: z.enum(['up', 'down', 'flat']).describe('Where the number went'),
              verdict: z.enum(verdicts).describe('What that means for the author: costs that rise are bad').optional(),
            })
            .describe('How it changed, where the author says so')
            .optional(),
          detail: text.describe('A few words on it').optional(),
          icon,
        }),
      )
      .min(1)
      .describe('The figures that matter, the most important one first'),
  },
  bullets: {
    ordered: z.boolean().describe('Whether the points are numbered').default(false),
    items: z.array(bulletItemSchema).min(1).describe('Points that are parallel in grammar'),
  },
  quote: {
    quote: text.describe('Word for word, without quotation marks'),
    attribution: text.describe('Who said it, and what they are').optional(),
  },
  statement: { statement: text.describe('One sentence to remember; not the title again') },
  image: pictureSchema.shape,
} as const;

const heading = text.describe('Names what the block shows, above it, in 1 to 4 words').optional();

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

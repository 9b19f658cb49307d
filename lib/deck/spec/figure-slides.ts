import { z } from 'zod';
import { blockSchema, bulletItemSchema, content, verdicts } from './block-schema';
import { common, text } from './slide-common';

/** Slides of figures, pictures and blocks. */

export const metricsSlideSchema = z
  .object({ kind: z.literal('metrics'), ...common, ...content.metrics })
  .describe('1 to 4 figures that matter');

export const chartSlideSchema = z
  .object({
    kind: z.literal('chart'),
    ...common,
    ...content.chart,
    takeaway: text
      .describe('Why it is so or what follows, in one sentence; absent where it would only repeat title or numbers')
      .optional(),
  })
  .describe('Numbers over time or categories');

export const tableSlideSchema = z
  .object({
    kind: z.literal('table'),
    ...common,
    ...content.table,
    caption: text
      .describe('What follows from the table, in one sentence; absent where it would only repeat title or cells')
      .optional(),
  })
  .describe('Facts to look up, in 2 to 5 columns');

export const funnelSlideSchema = z
  .object({
    kind: z.literal('funnel'),
    ...common,
    stages: z
      .array(
        z.object({
          name: text.describe('What is counted'),
          value: text.describe('How many, exactly as its author wrote it').optional(),
          amount: z.number().describe('The same as a number, which its shape is as large as').optional(),
          detail: text.describe('What is said of the stage').optional(),
        }),
      )
      .min(2)
      .describe('From the first and largest to the last'),
  })
  .describe('How many are left from stage to stage');

const measureSchema = z.object({
  name: text.describe('What is measured'),
  actual: text.describe('Where it is, exactly as its author wrote it').optional(),
  target: text.describe('Where it should be').optional(),
  change: text.describe('How it changed').optional(),
  status: z
    .object({
      text: text.describe('In a few words'),
      verdict: z.enum(verdicts).describe('Only where the author says or implies it').optional(),
    })
    .describe('Where it stands')
    .optional(),
});

export const scorecardSlideSchema = z
  .object({
    kind: z.literal('scorecard'),
    ...common,
    measures: z.array(measureSchema).min(1).describe('What is measured, row by row'),
    labels: z
      .object({
        measure: text.describe('Head of the measures').optional(),
        actual: text.describe('Head of the figures').optional(),
        target: text.describe('Head of the targets').optional(),
        change: text.describe('Head of the changes').optional(),
        status: text.describe('Head of the status').optional(),
      })
      .describe('What the author calls the columns; the deck’s language has words for them when absent')
      .optional(),
  })
  .describe('3 to 8 measures against their targets');

export const imageSlideSchema = z
  .object({
    kind: z.literal('image'),
    ...common,
    ...content.image,
    lead: text.describe('A sentence on what is seen').optional(),
    items: z.array(bulletItemSchema).describe('Points beside the picture').default([]),
  })
  .describe('A picture that was sent along');

export const blocksSlideSchema = z
  .object({
    kind: z.literal('blocks'),
    ...common,
    lead: text.describe('What both blocks are about, above them').optional(),
    blocks: z
      .array(blockSchema)
      .length(2)
      .describe('In the order in which they are read; the layout decides whether they stand side by side'),
  })
  .describe('Two of chart, table, figures, points, quote');

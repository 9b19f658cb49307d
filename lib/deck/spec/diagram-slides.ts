import { z } from 'zod';
import { common, text } from './slide-common';

/** Slides whose content has a drawing of its own. */

const planSchema = z.object({
  name: text.describe('What the plan or product is called'),
  price: text.describe('With its currency and period exactly as its author wrote it, such as "$29 a month"').optional(),
  note: text.describe('For whom it is, or what else is said of it').optional(),
  recommended: z.boolean().describe('True for one at most, and only where the author recommends it').default(false),
  includes: z.array(text).describe('What comes with it, where the plans are described one by one').default([]),
});

export const cycleSlideSchema = z
  .object({
    kind: z.literal('cycle'),
    ...common,
    steps: z
      .array(
        z.object({
          title: text.describe('The step in 1 to 4 words'),
          detail: text.describe('What happens in it').optional(),
        }),
      )
      .min(1)
      .describe('In their order; the first one follows the last'),
    center: text.describe('What goes round, or what drives it, in 1 to 3 words; stands in the middle').optional(),
  })
  .describe('3 to 6 steps that come round again');

const scale = z.object({ min: z.number().describe('Its lower end'), max: z.number().describe('Its upper end') });

export const plotSlideSchema = z
  .object({
    kind: z.literal('plot'),
    ...common,
    xAxis: text.describe('What is rated from left to right, such as "Effort"'),
    yAxis: text.describe('What is rated from bottom to top, such as "Impact"'),
    xScale: scale.describe('The ends of the scale from left to right, in the numbers of the items').optional(),
    yScale: scale.describe('The ends of the scale from bottom to top, in the numbers of the items').optional(),
    quadrants: z
      .array(z.string())
      .length(4)
      .describe('Names in reading order: top left, top right, bottom left, bottom right')
      .optional(),
    items: z
      .array(
        z.object({
          name: text.describe('What is rated, in a few words'),
          x: z.number().describe('Where it stands from left to right: low 1, medium 2, high 3, or a rating').optional(),
          y: z.number().describe('Where it stands from bottom to top').optional(),
          xText: text.describe('What its author wrote for x, such as "high"').optional(),
          yText: text.describe('What its author wrote for y').optional(),
        }),
      )
      .min(1)
      .describe('What is rated on the two axes'),
  })
  .describe('3 to 12 items rated by impact and effort');

export const codeSlideSchema = z
  .object({
    kind: z.literal('code'),
    ...common,
    code: z.string().min(1).describe('Line by line, with its indents'),
    language: text.describe('What it is written in, such as "Python"').optional(),
    highlight: z
      .array(z.number().int().positive())
      .describe('Numbers of the lines that stand out, counted from 1; at most 4')
      .default([]),
    points: z.array(text).describe('What is said of it, beside it').default([]),
  })
  .describe('Code or commands');

export const featuresSlideSchema = z
  .object({
    kind: z.literal('features'),
    ...common,
    plans: z.array(planSchema).min(1).describe('The plans or products that are compared'),
    features: z
      .array(
        z.object({
          name: text.describe('What a plan may have'),
          values: z
            .array(z.string())
            .describe('One a plan, in their order: ✓ or –, a ball ○ ◔ ◑ ◕ ● that says how much, or a word or number'),
        }),
      )
      .describe('What they have, row by row')
      .default([]),
    recommendedLabel: text.describe('The word on the recommended plan’s label, in the language of the deck').optional(),
  })
  .describe('What each plan or product has');

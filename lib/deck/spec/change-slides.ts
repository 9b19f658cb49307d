import { z } from 'zod';
import { common, text } from './slide-common';

const changeSchema = z.object({
  name: text.describe('What changed, or what is counted'),
  amount: z.number().describe('The number; of a change with its sign').optional(),
  value: text.describe('What is said where there is no number; then no bars are drawn').optional(),
  detail: text.describe('The reason, in a few words').optional(),
});

const totalSchema = changeSchema.extend({
  name: text
    .describe('What it is called; the deck’s language has words for what was before and after when absent')
    .optional(),
});

/** A bridge from one total to another. */
export const waterfallSlideSchema = z
  .object({
    kind: z.literal('waterfall'),
    ...common,
    start: totalSchema.describe('The total before'),
    steps: z
      .array(
        changeSchema.extend({
          isSubtotal: z.boolean().describe('Whether it says what there is after the changes before it').default(false),
        }),
      )
      .min(1)
      .describe('The changes, which add up from start to end'),
    end: totalSchema.describe('The total after'),
    numberFormat: text
      .describe('An Excel number format such as #,##0; signs are put before changes')
      .default('General'),
    unit: text.describe('What the numbers count, such as "USD millions"').optional(),
    isLessBetter: z.boolean().describe('Whether less is better, as of costs or waste').default(false),
  })
  .describe('What moved a total, change by change');

/** How something was and how it is then. */
export const beforeAfterSlideSchema = z
  .object({
    kind: z.literal('before_after'),
    ...common,
    changes: z
      .array(
        z.object({
          topic: text.describe('What is compared, the same of both states; no difference and no figure').optional(),
          before: text.describe('A figure or a short phrase').optional(),
          after: text.describe('The same of the state after').optional(),
        }),
      )
      .min(1)
      .describe('What changes, side by side; of lists of unlike length some lack a side'),
    labels: z
      .object({
        before: text.describe('Such as "As is"').optional(),
        after: text.describe('Such as "To be"').optional(),
      })
      .describe('What the author calls the two states')
      .optional(),
  })
  .describe('The state before and after');

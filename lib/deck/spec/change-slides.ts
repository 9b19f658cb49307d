import { z } from 'zod';
import { common, text } from './slide-common';

const changeSchema = z.object({
  name: text,
  amount: z.number().optional(),
  /** What is said in place of a number, where there is none; then no bars are drawn. */
  value: text.optional(),
  detail: text.optional(),
});

/** Without a name where nobody says one; the deck's language has words for what was before and after. */
const totalSchema = changeSchema.extend({ name: text.optional() });

/** A bridge from one total to another. */
export const waterfallSlideSchema = z.object({
  kind: z.literal('waterfall'),
  ...common,
  start: totalSchema,
  /** Changes with their sign; a subtotal says what there is after those before it. */
  steps: z.array(changeSchema.extend({ isSubtotal: z.boolean().default(false) })).min(1),
  end: totalSchema,
  /** An Excel number format (ECMA-376 part 1, 18.8.31) such as `#,##0`; signs are put before changes. */
  numberFormat: text.default('General'),
  /** What the numbers count, such as "USD millions". */
  unit: text.optional(),
});

/** How something was and how it is then. */
export const beforeAfterSlideSchema = z.object({
  kind: z.literal('before_after'),
  ...common,
  /** Each with what it is about, where its author says so; of lists of unlike length some lack a side. */
  changes: z.array(z.object({ topic: text.optional(), before: text.optional(), after: text.optional() })).min(1),
  /** What the author calls the two, such as "as is" and "to be". */
  labels: z.object({ before: text.optional(), after: text.optional() }).optional(),
});

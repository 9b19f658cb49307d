import { z } from 'zod';
import { common, said, text } from './slide-common';

/** Slides whose content has a drawing of its own. */

const planSchema = z.object({
  name: text,
  /** With its currency and period exactly as the author wrote it, such as "$29 a month". */
  price: said,
  /** For whom it is, or what else is said of it. */
  note: said,
  recommended: z.boolean().default(false),
  /** What comes with this plan, where the plans are described one by one. */
  includes: z.array(text).default([]),
});

export const cycleSlideSchema = z.object({
  kind: z.literal('cycle'),
  ...common,
  /** The first one follows the last. */
  steps: z.array(z.object({ title: text, detail: said })).min(1),
  /** What goes round, or what drives it; stands in the middle. */
  center: said,
});

export const featuresSlideSchema = z.object({
  kind: z.literal('features'),
  ...common,
  plans: z.array(planSchema).min(1),
  /** One value a plan, in their order: ✓ or –, a ball ○ ◔ ◑ ◕ ● that says how much, or a word or number. */
  features: z.array(z.object({ name: text, values: z.array(z.string()) })).default([]),
  /** The word on the recommended plan's label, in the language of the deck. */
  recommendedLabel: said,
});

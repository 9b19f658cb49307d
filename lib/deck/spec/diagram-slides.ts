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

/** The ends of a scale in the numbers of its items. */
const scale = z.object({ min: z.number(), max: z.number() }).optional();

export const plotSlideSchema = z.object({
  kind: z.literal('plot'),
  ...common,
  xAxis: text,
  yAxis: text,
  xScale: scale,
  yScale: scale,
  /** Names in reading order: top left, top right, bottom left, bottom right. */
  quadrants: z.array(z.string()).length(4).optional(),
  /** Where each stands as a number, and what its author wrote for it, such as "high". */
  items: z
    .array(z.object({ name: text, x: z.number().optional(), y: z.number().optional(), xText: said, yText: said }))
    .min(1),
});

export const codeSlideSchema = z.object({
  kind: z.literal('code'),
  ...common,
  /** Line by line, with its indents. */
  code: z.string().min(1),
  /** What it is written in, such as "Python". */
  language: said,
  /** Lines that stand out, counted from 1. */
  highlight: z.array(z.number().int().positive()).default([]),
  /** What is said of it. */
  points: z.array(text).default([]),
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

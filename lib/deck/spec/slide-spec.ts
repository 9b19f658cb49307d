import { z } from 'zod';
import { blockSchema, bulletItemSchema, content, icon, verdicts } from './block-schema';
import { beforeAfterSlideSchema, waterfallSlideSchema } from './change-slides';
import { roadmapSlideSchema } from './roadmap-schema';
import { treeSlideSchema } from './tree-schema';
import { common, pictureSchema, said, text } from './slide-common';
import { codeSlideSchema, cycleSlideSchema, featuresSlideSchema, plotSlideSchema } from './diagram-slides';

/**
 * What one slide says, never where it stands. The same schemas are what a language
 * model is asked to fill and what the embedded composer produces.
 */

/** Behind all that a slide says, where it is large enough. */
const picture = pictureSchema.optional();

const columnSchema = z.object({ heading: text.optional(), items: z.array(bulletItemSchema).min(1) });

const titleSlideSchema = z.object({
  kind: z.literal('title'),
  ...common,
  subtitle: text.optional(),
  author: text.optional(),
  date: text.optional(),
  picture,
});

const agendaSlideSchema = z.object({
  kind: z.literal('agenda'),
  ...common,
  items: z.array(z.object({ text, detail: text.optional() })).min(1),
});

const sectionSlideSchema = z.object({
  kind: z.literal('section'),
  ...common,
  number: z.number().int().positive().optional(),
  subtitle: text.optional(),
  picture,
});

const statementSlideSchema = z.object({
  kind: z.literal('statement'),
  ...common,
  ...content.statement,
  /** A word group that occurs in `statement` and is set in the accent colour. */
  emphasis: text.optional(),
  support: text.optional(),
  picture,
});

const bulletsSlideSchema = z.object({
  kind: z.literal('bullets'),
  ...common,
  lead: text.optional(),
  ...content.bullets,
});

const twoColumnsSlideSchema = z.object({
  kind: z.literal('two_columns'),
  ...common,
  left: columnSchema,
  right: columnSchema,
});

const comparisonSlideSchema = z.object({
  kind: z.literal('comparison'),
  ...common,
  options: z
    .array(
      z.object({
        name: text,
        /** The one figure or phrase that stands out, such as a price. */
        headline: text.optional(),
        points: z.array(text),
        recommended: z.boolean().default(false),
      }),
    )
    .min(2),
  /** The word on the recommended option's label, in the language of the deck. */
  recommendedLabel: text.optional(),
});

const processSlideSchema = z.object({
  kind: z.literal('process'),
  ...common,
  steps: z.array(z.object({ title: text, detail: text.optional(), icon })).min(1),
});

const timelineSlideSchema = z.object({
  kind: z.literal('timeline'),
  ...common,
  events: z
    .array(
      z.object({
        /** The time exactly as the author wrote it. */
        when: text,
        title: text,
        detail: text.optional(),
        /** A position on a true axis (any unit, ascending); even spacing when any event lacks it. */
        at: z.number().optional(),
      }),
    )
    .min(1),
});

const metricsSlideSchema = z.object({ kind: z.literal('metrics'), ...common, ...content.metrics });

const chartSlideSchema = z.object({
  kind: z.literal('chart'),
  ...common,
  ...content.chart,
  takeaway: text.optional(),
});

const tableSlideSchema = z.object({
  kind: z.literal('table'),
  ...common,
  ...content.table,
  caption: text.optional(),
});

const quoteSlideSchema = z.object({ kind: z.literal('quote'), ...common, ...content.quote, picture });

const imageSlideSchema = z.object({
  kind: z.literal('image'),
  ...common,
  ...content.image,
  lead: text.optional(),
  items: z.array(bulletItemSchema).default([]),
});

const blocksSlideSchema = z.object({
  kind: z.literal('blocks'),
  ...common,
  /** What both blocks are about, above them. */
  lead: text.optional(),
  /** In the order in which they are read; the layout decides whether they stand side by side. */
  blocks: z.array(blockSchema).length(2),
});

const cardsSlideSchema = z.object({
  kind: z.literal('cards'),
  ...common,
  cards: z.array(z.object({ title: text, text: z.string().default(''), icon })).min(1),
});

const matrixSlideSchema = z.object({
  kind: z.literal('matrix'),
  ...common,
  /** Reading order: top left, top right, bottom left, bottom right. */
  panels: z.array(z.object({ title: text, items: z.array(text) })).length(4),
  xAxis: text.optional(),
  yAxis: text.optional(),
});

const nextStepsSlideSchema = z.object({
  kind: z.literal('next_steps'),
  ...common,
  steps: z.array(z.object({ action: text, owner: text.optional(), due: text.optional() })).min(1),
  /** Column heads in the language of the deck. */
  labels: z.object({ action: text, owner: text, due: text }).optional(),
});

const questionsSlideSchema = z.object({
  kind: z.literal('questions'),
  ...common,
  questions: z.array(z.object({ question: text, answer: text })).min(1),
});

const teamSlideSchema = z.object({
  kind: z.literal('team'),
  ...common,
  members: z
    .array(
      z.object({
        name: text,
        role: said,
        detail: said,
        /** A portrait; people without one have their initials in its place. */
        picture: pictureSchema.optional(),
      }),
    )
    .min(1),
});

/** Customers, partners, sponsors: whoever is known by a mark. */
const logosSlideSchema = z.object({
  kind: z.literal('logos'),
  ...common,
  /** What all of them have in common. */
  lead: said,
  logos: z
    .array(
      z.object({
        name: text,
        /** What it is one of, such as "Carriers"; those of a group stand together. */
        group: said,
        /** Its mark; the name stands in the place of one that nobody sent. */
        picture: pictureSchema.optional(),
      }),
    )
    .min(1),
});

const funnelSlideSchema = z.object({
  kind: z.literal('funnel'),
  ...common,
  /** The value as the author wrote it; the amount is the same as a number, which its shape is as large as. */
  stages: z
    .array(z.object({ name: text, value: text.optional(), amount: z.number().optional(), detail: text.optional() }))
    .min(2),
});

/** As the author wrote them; what somebody calls the columns, for which the deck's language has words. */
const measureSchema = z.object({
  name: text,
  actual: said,
  target: said,
  change: said,
  /** Where it stands, in words; the verdict only where the author says or implies it. */
  status: z.object({ text, verdict: z.enum(verdicts).optional() }).optional(),
});

const scorecardSlideSchema = z.object({
  kind: z.literal('scorecard'),
  ...common,
  measures: z.array(measureSchema).min(1),
  labels: z.object({ measure: said, actual: said, target: said, change: said, status: said }).optional(),
});

const executiveSummarySlideSchema = z.object({
  kind: z.literal('executive_summary'),
  ...common,
  points: z.array(z.object({ statement: text, support: said })).min(1),
  /** What follows from the points: the recommendation, or what the reader is asked to do. */
  conclusion: said,
});

const closingSlideSchema = z.object({
  kind: z.literal('closing'),
  ...common,
  /** What the audience leaves with. */
  message: text.optional(),
  contacts: z.array(z.object({ name: text, detail: text.optional() })).default([]),
});

const sourcesSlideSchema = z.object({
  kind: z.literal('sources'),
  ...common,
  items: z.array(text).min(1),
});

export const slideSpecSchema = z.discriminatedUnion('kind', [
  titleSlideSchema,
  agendaSlideSchema,
  sectionSlideSchema,
  statementSlideSchema,
  bulletsSlideSchema,
  twoColumnsSlideSchema,
  comparisonSlideSchema,
  processSlideSchema,
  timelineSlideSchema,
  metricsSlideSchema,
  chartSlideSchema,
  tableSlideSchema,
  quoteSlideSchema,
  imageSlideSchema,
  blocksSlideSchema,
  cardsSlideSchema,
  matrixSlideSchema,
  nextStepsSlideSchema,
  questionsSlideSchema,
  teamSlideSchema,
  logosSlideSchema,
  funnelSlideSchema,
  scorecardSlideSchema,
  executiveSummarySlideSchema,
  waterfallSlideSchema,
  beforeAfterSlideSchema,
  roadmapSlideSchema,
  treeSlideSchema,
  featuresSlideSchema,
  cycleSlideSchema,
  plotSlideSchema,
  codeSlideSchema,
  closingSlideSchema,
  sourcesSlideSchema,
]);

export type SlideSpec = z.infer<typeof slideSpecSchema>;
export type SlideSpecInput = z.input<typeof slideSpecSchema>;
export type SlideKind = SlideSpec['kind'];
export type SlideOf<K extends SlideKind> = Extract<SlideSpec, { kind: K }>;
export type BulletItem = z.infer<typeof bulletItemSchema>;

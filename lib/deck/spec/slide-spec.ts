import { z } from 'zod';
import type { bulletItemSchema } from './block-schema';
import { beforeAfterSlideSchema, waterfallSlideSchema } from './change-slides';
import { codeSlideSchema, cycleSlideSchema, featuresSlideSchema, plotSlideSchema } from './diagram-slides';
import {
  titleSlideSchema,
  agendaSlideSchema,
  sectionSlideSchema,
  statementSlideSchema,
  quoteSlideSchema,
  executiveSummarySlideSchema,
  decisionSlideSchema,
  closingSlideSchema,
  sourcesSlideSchema,
} from './front-slides';
import {
  bulletsSlideSchema,
  twoColumnsSlideSchema,
  comparisonSlideSchema,
  processSlideSchema,
  timelineSlideSchema,
  cardsSlideSchema,
  matrixSlideSchema,
  nextStepsSlideSchema,
  questionsSlideSchema,
  teamSlideSchema,
  logosSlideSchema,
} from './list-slides';
import {
  metricsSlideSchema,
  chartSlideSchema,
  tableSlideSchema,
  funnelSlideSchema,
  scorecardSlideSchema,
  imageSlideSchema,
  blocksSlideSchema,
} from './figure-slides';
import { roadmapSlideSchema } from './roadmap-schema';
import { treeSlideSchema } from './tree-schema';

/**
 * What one slide says, never where it stands. The same schemas are what a language
 * model is asked to fill and what the embedded composer produces.
 */
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
  decisionSlideSchema,
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

import { z } from 'zod';
import { common, text } from './slide-common';

const said = text.optional();

/** How far into its period something begins or ends, 0 to 1, where that is known. */
const share = z.number().min(0).max(1).optional();

const itemSchema = z.object({
  /** Without it the bar is named by its lane. */
  text: said,
  /** The names of the periods that it begins and ends in; in one period when `end` is absent. */
  start: text,
  end: said,
  startShare: share,
  endShare: share,
  /** The time exactly as the author wrote it, where the names of the periods do not say it. */
  when: said,
  /** A point in time, such as a launch, in the place of a bar. */
  milestone: z.boolean().default(false),
});

export const roadmapSlideSchema = z.object({
  kind: z.literal('roadmap'),
  ...common,
  /** In order, each name once: months, quarters, weeks, or now, next and later. */
  periods: z.array(text).min(1),
  /** Workstreams, teams or topics; one without a name where there are none. */
  lanes: z.array(z.object({ name: said, items: z.array(itemSchema).min(1) })).min(1),
  /** The day of the talk, only where the author says it. */
  today: z.object({ period: text, share, label: said }).optional(),
});

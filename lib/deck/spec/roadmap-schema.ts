import { z } from 'zod';
import { common, text } from './slide-common';

const share = z.number().min(0).max(1);

const itemSchema = z.object({
  text: text.describe('The work, in a few words; named by its lane when absent').optional(),
  start: text.describe('Name of the period that it begins in'),
  end: text.describe('Name of the period that it ends in; the same one when absent').optional(),
  startShare: share.describe('How far into its period it begins, 0 to 1, where that is known').optional(),
  endShare: share.describe('How far into its period it ends, 0 to 1, where that is known').optional(),
  when: text
    .describe('The time exactly as its author wrote it, where the names of the periods do not say it')
    .optional(),
  milestone: z.boolean().describe('Whether it is a point in time, such as a launch').default(false),
});

export const roadmapSlideSchema = z
  .object({
    kind: z.literal('roadmap'),
    ...common,
    periods: z.array(text).min(1).describe('In order, each name once: months, quarters, weeks, or now, next and later'),
    lanes: z
      .array(
        z.object({
          name: text.describe('Workstream, team or topic').optional(),
          items: z.array(itemSchema).min(1).describe('What is done in it'),
        }),
      )
      .min(1)
      .describe('Workstreams, teams or topics; one without a name where there are none'),
    today: z
      .object({
        period: text.describe('Name of the period'),
        share: share.describe('How far into it, 0 to 1').optional(),
        label: text.describe('What it is called').optional(),
      })
      .describe('The day of the talk, only where the author says it')
      .optional(),
  })
  .describe('Work over time, or now, next and later');

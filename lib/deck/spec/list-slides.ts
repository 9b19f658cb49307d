import { z } from 'zod';
import { bulletItemSchema, content, icon } from './block-schema';
import { common, pictureSchema, text } from './slide-common';

/** Slides that say several things of one kind. */

const columnSchema = z.object({
  heading: text.describe('What the column is about').optional(),
  items: z.array(bulletItemSchema).min(1).describe('Its points'),
});

export const bulletsSlideSchema = z
  .object({
    kind: z.literal('bullets'),
    ...common,
    lead: text.describe('A sentence above the points that leads to them').optional(),
    ...content.bullets,
  })
  .describe('Points without another shape; the last resort');

export const twoColumnsSlideSchema = z
  .object({
    kind: z.literal('two_columns'),
    ...common,
    left: columnSchema.describe('The first column'),
    right: columnSchema.describe('The second column'),
  })
  .describe('Two lists side by side');

export const comparisonSlideSchema = z
  .object({
    kind: z.literal('comparison'),
    ...common,
    options: z
      .array(
        z.object({
          name: text.describe('What the alternative is called'),
          headline: text.describe('The one figure or phrase that stands out, such as a price').optional(),
          points: z.array(text).describe('By the same criteria in the same order as those of the others'),
          recommended: z
            .boolean()
            .describe('True for one at most, and only where the author recommends it')
            .default(false),
        }),
      )
      .min(2)
      .describe('The alternatives'),
    criteria: z
      .array(text)
      .describe(
        'By what the alternatives are compared, one a point, such as "Cost"; the points then say the value alone',
      )
      .optional(),
    recommendedLabel: text
      .describe('The word on the recommended option’s label, in the language of the deck')
      .optional(),
  })
  .describe('2 to 4 alternatives by the same criteria');

export const processSlideSchema = z
  .object({
    kind: z.literal('process'),
    ...common,
    steps: z
      .array(
        z.object({
          title: text.describe('Begins with a verb'),
          detail: text.describe('How it is done, or what comes of it').optional(),
          icon,
        }),
      )
      .min(1)
      .describe('In their order'),
  })
  .describe('3 to 6 steps in an order');

export const timelineSlideSchema = z
  .object({
    kind: z.literal('timeline'),
    ...common,
    events: z
      .array(
        z.object({
          when: text.describe('The time exactly as its author wrote it'),
          title: text.describe('What happens then'),
          detail: text.describe('What else is said of it').optional(),
          at: z
            .number()
            .describe('A position on a true axis (any unit, ascending); even spacing when any event lacks it')
            .optional(),
        }),
      )
      .min(1)
      .describe('In the order of time'),
  })
  .describe('3 to 7 events or milestones with dates');

export const cardsSlideSchema = z
  .object({
    kind: z.literal('cards'),
    ...common,
    cards: z
      .array(
        z.object({
          title: text.describe('What it is, in 1 to 4 words'),
          text: z.string().describe('One sentence on it').default(''),
          icon,
        }),
      )
      .min(1)
      .describe('Things of equal rank'),
  })
  .describe('3 to 6 things of equal rank');

export const matrixSlideSchema = z
  .object({
    kind: z.literal('matrix'),
    ...common,
    panels: z
      .array(
        z.object({
          title: text.describe('What the field is called'),
          items: z.array(text).describe('What stands in it, briefly'),
        }),
      )
      .length(4)
      .describe('In reading order: top left, top right, bottom left, bottom right'),
    xAxis: text.describe('What differs from left to right').optional(),
    yAxis: text.describe('What differs from bottom to top').optional(),
  })
  .describe('Four fields on two axes, such as SWOT');

export const nextStepsSlideSchema = z
  .object({
    kind: z.literal('next_steps'),
    ...common,
    steps: z
      .array(
        z.object({
          action: text.describe('Begins with a verb'),
          owner: text.describe('Who does it, only where the author names them').optional(),
          due: text.describe('By when, only where the author says it').optional(),
        }),
      )
      .min(1)
      .describe('Who does what by when'),
    labels: z
      .object({
        action: text.describe('Head of the actions'),
        owner: text.describe('Head of the owners'),
        due: text.describe('Head of the dates'),
      })
      .describe('Column heads in the language of the deck')
      .optional(),
  })
  .describe('Who does what by when; the end of most decks');

export const questionsSlideSchema = z
  .object({
    kind: z.literal('questions'),
    ...common,
    questions: z
      .array(
        z.object({
          question: text.describe('As the audience would ask it'),
          answer: text.describe('One or two sentences'),
        }),
      )
      .min(1)
      .describe('Questions with their answers'),
  })
  .describe('Questions with their answers');

export const teamSlideSchema = z
  .object({
    kind: z.literal('team'),
    ...common,
    members: z
      .array(
        z.object({
          name: text.describe('Of the person'),
          role: text.describe('In a few words').optional(),
          detail: text.describe('What else is said of the person').optional(),
          picture: pictureSchema.describe('A portrait; people without one have their initials in its place').optional(),
        }),
      )
      .min(1)
      .describe('The people that the author names'),
  })
  .describe('The people of the request');

/** Customers, partners, sponsors: whoever is known by a mark. */
export const logosSlideSchema = z
  .object({
    kind: z.literal('logos'),
    ...common,
    lead: text.describe('What all of them have in common').optional(),
    logos: z
      .array(
        z.object({
          name: text.describe('As its author wrote it'),
          group: text.describe('What it is one of, such as "Carriers"; those of a group stand together').optional(),
          picture: pictureSchema.describe('Its mark; the name stands in the place of one that nobody sent').optional(),
        }),
      )
      .min(1)
      .describe('Whoever is known by a mark'),
  })
  .describe('3 to 24 customers or partners by name');

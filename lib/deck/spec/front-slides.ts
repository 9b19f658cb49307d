import { z } from 'zod';
import { content } from './block-schema';
import { common, pictureSchema, text } from './slide-common';

/** Slides that open, part and close a deck, or say one thing. */

const picture = pictureSchema.describe('Behind all that the slide says, where it is large enough').optional();

export const titleSlideSchema = z
  .object({
    kind: z.literal('title'),
    ...common,
    subtitle: text.describe('One line: what the deck is about, or for whom').optional(),
    author: text.describe('Who presents, only where the author says it').optional(),
    date: text.describe('The day or the occasion, only where the author says it').optional(),
    picture,
  })
  .describe('The cover; first slide only');

export const agendaSlideSchema = z
  .object({
    kind: z.literal('agenda'),
    ...common,
    items: z
      .array(
        z.object({
          text: text.describe('A part of the deck, in a few words'),
          detail: text.describe('What the part answers').optional(),
        }),
      )
      .min(1)
      .describe('The parts of the deck in their order'),
  })
  .describe('What comes; only in decks of 8 slides or more');

export const sectionSlideSchema = z
  .object({
    kind: z.literal('section'),
    ...common,
    number: z.number().int().positive().describe('The part that begins, counted from 1').optional(),
    subtitle: text.describe('What the part answers').optional(),
    picture,
  })
  .describe('A part begins; only in decks of 12 slides or more');

export const statementSlideSchema = z
  .object({
    kind: z.literal('statement'),
    ...common,
    ...content.statement,
    emphasis: text.describe('1 to 4 words that occur in statement and are set in the accent colour').optional(),
    support: text.describe('One sentence of proof').optional(),
    picture,
  })
  .describe('One decisive sentence');

export const quoteSlideSchema = z
  .object({ kind: z.literal('quote'), ...common, ...content.quote, picture })
  .describe('Words of a person, quoted from the material');

export const executiveSummarySlideSchema = z
  .object({
    kind: z.literal('executive_summary'),
    ...common,
    points: z
      .array(
        z.object({
          statement: text.describe('A whole sentence with its figure'),
          support: text.describe('One sentence that supports it').optional(),
        }),
      )
      .min(1)
      .describe('What the deck says'),
    conclusion: text.describe('What follows: the recommendation, or what the reader is asked to do').optional(),
  })
  .describe('The deck on one slide');

/** What an audience is asked to decide: one thing with its options, or a few. */
export const decisionSlideSchema = z
  .object({
    kind: z.literal('decision'),
    ...common,
    asks: z
      .array(
        z.object({
          ask: text.describe('What is to be approved or chosen, as a sentence that begins with a verb'),
          amount: text.describe('What this ask alone costs or commits in all, as a figure such as "€2.4M"').optional(),
          due: text.describe('By when, only where the author says it').optional(),
          decider: text.describe('Who decides, only where the author names them').optional(),
        }),
      )
      .min(1)
      .describe('What is to be decided: one thing, or a few that are voted on one by one'),
    options: z
      .array(
        z.object({
          name: text.describe('What the option is called'),
          detail: text.describe('What it costs or brings, in a few words').optional(),
          recommended: z
            .boolean()
            .describe('True for one at most, and only where the author recommends it')
            .default(false),
        }),
      )
      .describe('Between what the audience may choose')
      .default([]),
    otherwise: text
      .describe('What happens if it is not decided, only where the author says it: no status quo, no guess')
      .optional(),
  })
  .describe('What the audience is asked to decide');

export const closingSlideSchema = z
  .object({
    kind: z.literal('closing'),
    ...common,
    message: text.describe('What the audience leaves with, in one sentence').optional(),
    contacts: z
      .array(
        z.object({
          name: text.describe('Of the person or the team'),
          detail: text.describe('Address, number or role').optional(),
        }),
      )
      .describe('Contacts that the author names')
      .default([]),
  })
  .describe('What to keep, and contacts; never thanks alone');

export const sourcesSlideSchema = z
  .object({
    kind: z.literal('sources'),
    ...common,
    items: z.array(text).min(1).describe('Each source as its author wrote it'),
  })
  .describe('Sources that the request lists');

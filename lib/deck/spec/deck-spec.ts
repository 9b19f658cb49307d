import { z } from 'zod';
import { text } from './slide-common';
import { slideSpecSchema } from './slide-spec';

/** A whole file: what it says, in which language, slide by slide. */
export const deckSpecSchema = z.object({
  title: text.describe('What the file is called'),
  author: text.describe('Who made it, only where the author says it').optional(),
  language: z.string().min(2).describe('BCP 47 tag with region, such as de-DE; written as lang on every run'),
  direction: z.enum(['ltr', 'rtl']).describe('Which way the language is written'),
  slides: z.array(slideSpecSchema).min(1).max(50).describe('In their order'),
});

export type DeckSpec = z.infer<typeof deckSpecSchema>;
export type DeckSpecInput = z.input<typeof deckSpecSchema>;

import { z } from 'zod';
import { slideSpecSchema } from './slide-spec';

/** A whole file: what it says, in which language, slide by slide. */
export const deckSpecSchema = z.object({
  title: z.string().trim().min(1),
  author: z.string().trim().min(1).optional(),
  /** BCP 47 tag with region, such as `de-DE`; written as `lang` on every run. */
  language: z.string().min(2),
  direction: z.enum(['ltr', 'rtl']),
  slides: z.array(slideSpecSchema).min(1).max(50),
});

export type DeckSpec = z.infer<typeof deckSpecSchema>;
export type DeckSpecInput = z.input<typeof deckSpecSchema>;

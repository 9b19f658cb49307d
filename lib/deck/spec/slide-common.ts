import { z } from 'zod';

export const text = z.string().trim().min(1);
/** What an author may leave unsaid. */
export const said = text.optional();

/** A picture that goes with the deck. */
export const pictureSchema = z.object({
  /** Id of an asset that goes with the deck. */
  imageId: text,
  altText: text,
});
export type ShownPicture = z.infer<typeof pictureSchema>;

/** How a figure follows from others, or why it is shown although nothing says it. */
export const figureOrigins = [
  'sum',
  'difference',
  'change',
  'share',
  'ratio',
  'average',
  'rank',
  'count',
  'general',
  'illustrative',
] as const;

/** What slides of every kind have. */
export const common = {
  /** A sentence that states the point of the slide. */
  title: text,
  /** A short label above the title that names the section. */
  eyebrow: text.optional(),
  /** Where the facts of the slide come from; stands in the footer. */
  source: text.optional(),
  /** What the speaker says; paragraphs are separated by line feeds. */
  notes: z.string().default(''),
  /** Which passages of the knowledge base or the web the slide's statements come from. */
  citations: z.array(z.object({ passage: text, claim: text })).optional(),
  /** Where figures come from that neither the request nor its sources have as such. */
  provenance: z.array(z.object({ figure: text, how: z.enum(figureOrigins), of: z.array(text) })).optional(),
  /** Asks for one of the arrangements of the slide kind; the layout chooses when absent or unknown. */
  arrangement: text.optional(),
};

import { z } from 'zod';

/**
 * What a field means stands in its schema, as its description: for people who read `docs/slides.md`, and for models,
 * which get it with the schema that they fill. It stands on the innermost schema, so that it is kept where a
 * field that may be absent is asked for without that.
 */
export const text = z.string().trim().min(1);

/** A picture that goes with the deck. */
export const pictureSchema = z.object({
  imageId: text.describe('Id of a picture that goes with the deck'),
  altText: text.describe('What it shows, in words'),
});
export type ShownPicture = z.infer<typeof pictureSchema>;

/** How a figure follows from others, or why it is shown although nothing says it. */
export const figureOrigins = [
  'sum',
  'difference',
  'product',
  'change',
  'share',
  'ratio',
  'average',
  'rank',
  'count',
  'general',
  'illustrative',
] as const;

const citationSchema = z.object({
  passage: text.describe('Id of the passage, such as S1'),
  claim: text.describe('The statement with its figures, as it stands on the slide'),
});

const provenanceSchema = z.object({
  figure: text.describe('The figure as it stands on the slide'),
  how: z.enum(figureOrigins).describe('How it follows from others, or why it is shown although nothing says it'),
  of: z
    .array(text)
    .describe('The figures that it follows from, as the data writes them, or cells such as D1[row | column]'),
});

/** What slides of every kind have. */
export const common = {
  title: text.describe('A sentence that states the point of the slide'),
  eyebrow: text.describe('A short label above the title that names the part of the deck').optional(),
  source: text.describe('Where the facts of the slide come from; stands in the footer').optional(),
  notes: z.string().describe('What the speaker says; paragraphs are separated by line feeds').default(''),
  citations: z
    .array(citationSchema)
    .describe('Which passages of the knowledge base or the web the statements of the slide come from')
    .optional(),
  provenance: z
    .array(provenanceSchema)
    .describe('Where figures come from that neither the request nor its sources have as such')
    .optional(),
  arrangement: text
    .describe('Asks for one of the arrangements of the kind; the layout chooses when absent or unknown')
    .optional(),
};

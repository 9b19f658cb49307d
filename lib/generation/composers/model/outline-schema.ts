import { z } from 'zod';
import { slideSpecSchema, type SlideKind, type SlideSpec } from '@/lib/deck/spec/slide-spec';

const schemas = new Map<SlideKind, z.ZodObject>(
  slideSpecSchema.options.map((option) => [option.shape.kind.value, option]),
);

export const slideKinds = [...schemas.keys()] as [SlideKind, ...SlideKind[]];

/** The schema of one kind, without what the layout decides by itself. */
export function schemaOfKind(kind: SlideKind): z.ZodType<SlideSpec> {
  const schema = schemas.get(kind);
  if (!schema) throw new Error(`There is no slide kind ${kind}.`);
  return schema.omit({ arrangement: true, citations: true }) as unknown as z.ZodType<SlideSpec>;
}

const text = z.string().trim().min(1);

/** What a model is asked for first: one line a slide, and the material that each may use. */
export function outlineSchema(kinds: readonly [SlideKind, ...SlideKind[]], maxSlides: number) {
  return z.object({
    title: text,
    author: text.optional(),
    slides: z
      .array(
        z.object({
          kind: z.enum(kinds),
          title: text,
          /** The one thing that the slide should leave in the reader's mind. */
          message: text,
          /** Every fact and figure of the request that belongs on this slide, word for word. */
          material: z.array(text),
        }),
      )
      .min(1)
      .max(maxSlides),
  });
}

export type ModelOutline = z.infer<ReturnType<typeof outlineSchema>>;

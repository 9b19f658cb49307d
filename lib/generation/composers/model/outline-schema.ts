import { z } from 'zod';
import { blockSchema } from '@/lib/deck/spec/block-schema';
import { chartDataSchema, chartTypes } from '@/lib/deck/spec/chart-data';
import { figureOrigins } from '@/lib/deck/spec/slide-common';
import { slideSpecSchema, type SlideKind } from '@/lib/deck/spec/slide-spec';

const schemas = new Map<SlideKind, z.ZodObject>(
  slideSpecSchema.options.map((option) => [option.shape.kind.value, option]),
);

export const slideKinds = [...schemas.keys()] as [SlideKind, ...SlideKind[]];

/** Decided by the plan or by the layout; what is not asked for can't be got wrong, and a short schema is kept more often. */
const decidedElsewhere = { kind: true, title: true, eyebrow: true, arrangement: true } as const;

/** Asked of every slide, and without null: providers count the properties that can be of two types. */
const citations = z.array(z.object({ passage: z.string(), claim: z.string() }));

/** Asked without null, too; of figures that the data has as they are it says nothing. */
const provenance = z.array(z.object({ figure: z.string(), how: z.enum(figureOrigins), of: z.array(z.string()) }));

/**
 * Blocks of every kind in one form, in which what a block does not have is empty: not all strict modes know unions. The
 * reader of specs keeps what the kind of each block has.
 */
const askedBlocks = z
  .array(
    z.object({
      kind: z.enum(blockSchema.options.map(({ shape }) => shape.kind.value)),
      heading: z.string(),
      chart: z.object({
        type: z.enum(chartTypes),
        unit: z.string(),
        numberFormat: z.string(),
        categories: z.array(z.string()),
        series: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
      }),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      metrics: z.array(z.object({ value: z.string(), label: z.string() })),
      items: z.array(z.string()),
      quote: z.string(),
      attribution: z.string(),
      statement: z.string(),
      imageId: z.string(),
      altText: z.string(),
    }),
  )
  .length(2);

/**
 * What a model fills in for a slide of one kind. Where its facts come from is said in words, or by
 * the passages when it has some.
 */
export function schemaOfKind(
  kind: SlideKind,
  { hasPassages, hasPictures = false }: { hasPassages: boolean; hasPictures?: boolean },
): z.ZodObject {
  const asked = wholeSchemaOf(kind).omit(decidedElsewhere);
  const {
    notes: _,
    source,
    citations: __,
    provenance: ___,
    ...whole
  } = hasPictures ? asked.shape : withoutPictures(asked).shape;
  const content =
    kind === 'blocks' ? { blocks: askedBlocks } : kind === 'chart' ? { ...whole, chart: askedChart() } : whole;
  // In the order in which it is thought: what stands on the slide, where it comes from, what is said to it, whence figures are.
  return z.object({ ...content, ...(hasPassages ? { citations } : { source }), notes: z.string(), provenance });
}

/** Where no pictures were sent along, none is asked for, neither of the slide nor of the entries of its lists. */
function withoutPictures({ shape }: z.ZodObject): z.ZodObject {
  const fields = Object.entries(shape).filter(([name]) => name !== 'picture');
  return z.object(Object.fromEntries(fields.map(([name, field]) => [name, withoutPicturesOfEntries(field)])));
}

function withoutPicturesOfEntries(field: z.core.$ZodType): z.core.$ZodType {
  if (!(field instanceof z.ZodArray) || !(field.element instanceof z.ZodObject)) return field;
  return 'picture' in field.element.shape ? z.array(field.element.omit({ picture: true })).min(1) : field;
}

/** A chart with few properties that can be of two types, as providers count them: what is left out, models get wrong or the layout does well. */
function askedChart(): z.ZodObject {
  const { sort: _, target: __, growth: ___, series, ...chart } = chartDataSchema.shape;
  return z.object({
    ...chart,
    series: z.array(series.element.extend({ as: z.enum(['column', 'line']) })).min(1),
    target: z.object({ value: z.number(), label: text }).optional(),
    events: z.array(z.object({ at: text, label: text })),
    growth: z.object({ from: text, to: text }).optional(),
  });
}

/** All that a slide of the kind may have. */
export function wholeSchemaOf(kind: SlideKind): z.ZodObject {
  const schema = schemas.get(kind);
  if (!schema) throw new Error(`There is no slide kind ${kind}.`);
  return schema;
}

const text = z.string().trim().min(1);

/** From which sides the alternatives of a single slide can look at the matter. */
export const angles = ['argument', 'evidence', 'objection', 'action', 'story', 'comparison'] as const;

export type Angle = (typeof angles)[number];

export interface OutlineForm {
  kinds: readonly [SlideKind, ...SlideKind[]];
  mostSlides: number;
  hasPassages: boolean;
  /** Whether the entries are alternatives of one slide. */
  hasAngles: boolean;
  /** Whether slides belong to named parts of a deck. */
  hasSections: boolean;
}

/** What a model is asked for first: what the deck says, then one line a slide, and the material that each may use. */
export function outlineSchema(form: OutlineForm) {
  const slide = z.object({
    ...(form.hasAngles ? { angle: z.enum(angles) } : {}),
    /** The one thing that the slide should leave in the reader's mind. */
    message: text,
    kind: z.enum(form.kinds),
    title: text,
    ...(form.hasSections ? { section: text.optional() } : {}),
    /** Every fact and figure that belongs on this slide, word for word. */
    material: z.array(text),
    ...(form.hasPassages ? { passages: z.array(text) } : {}),
    provenance: provenance.optional(),
  });
  return z.object({
    /** What the request lacks for the slides that it asks for; without slides, the answer to one that can't be served. */
    missing: text.optional(),
    /** Written before the slides, so that they follow from it. */
    thought: text,
    title: text,
    author: text.optional(),
    slides: z.array(slide).max(form.mostSlides),
  });
}

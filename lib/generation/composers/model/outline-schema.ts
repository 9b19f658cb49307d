import { z } from 'zod';
import { blockSchema, content } from '@/lib/deck/spec/block-schema';
import { chartDataSchema } from '@/lib/deck/spec/chart-data';
import { common, figureOrigins } from '@/lib/deck/spec/slide-common';
import { slideSpecSchema, type SlideKind } from '@/lib/deck/spec/slide-spec';

const schemas = new Map<SlideKind, z.ZodObject>(
  slideSpecSchema.options.map((option) => [option.shape.kind.value, option]),
);

export const slideKinds = [...schemas.keys()] as [SlideKind, ...SlideKind[]];

/** Decided by the plan or by the layout; what is not asked for can't be got wrong, and a short schema is kept more often. */
const decidedElsewhere = { kind: true, title: true, eyebrow: true, arrangement: true } as const;

/** Asked of every slide, and without null: providers count the properties that can be of two types. */
const [citations, provenance, notes] = [common.citations.unwrap(), common.provenance.unwrap(), common.notes.unwrap()];

/** A text that may be empty, described as the field that it fills. */
function emptyable(field: z.ZodType): z.ZodString {
  return z.string().describe(describedAs(field));
}

/** What a field means, whether or not it may be absent. */
function describedAs(field: z.ZodType): string {
  const isWrapped = field instanceof z.ZodOptional || field instanceof z.ZodDefault;
  return field.description ?? (isWrapped ? describedAs(field.unwrap() as z.ZodType) : '');
}

const { chart: chartContent, table, metrics, bullets, quote, statement, image } = content;
const [column, metric] = [table.columns.element.shape.label, metrics.metrics.element.shape];
const [series, chartFields] = [chartDataSchema.shape.series.element.shape, chartDataSchema.shape];

/**
 * Blocks of every kind in one form, in which what a block does not have is empty: not all strict modes know unions. The
 * reader of specs keeps what the kind of each block has.
 */
const askedBlocks = z
  .array(
    z.object({
      kind: z.enum(blockSchema.options.map(({ shape }) => shape.kind.value)),
      heading: emptyable(blockSchema.options[0].shape.heading),
      chart: z
        .object({
          type: chartFields.type,
          unit: emptyable(chartFields.unit),
          numberFormat: emptyable(chartFields.numberFormat),
          categories: chartFields.categories.unwrap(),
          series: z
            .array(z.object({ name: emptyable(series.name), values: series.values }))
            .describe(describedAs(chartFields.series)),
        })
        .describe(describedAs(chartContent.chart)),
      columns: z.array(emptyable(column)).describe(describedAs(table.columns)),
      rows: z.array(z.array(z.string())).describe(describedAs(table.rows)),
      metrics: z
        .array(z.object({ value: emptyable(metric.value), label: emptyable(metric.label) }))
        .describe(describedAs(metrics.metrics)),
      items: z.array(z.string()).describe(describedAs(bullets.items)),
      quote: emptyable(quote.quote),
      attribution: emptyable(quote.attribution),
      statement: emptyable(statement.statement),
      imageId: emptyable(image.imageId),
      altText: emptyable(image.altText),
    }),
  )
  .length(2)
  .describe(describedAs(wholeSchemaOf('blocks').shape.blocks as z.ZodType));

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
  const filled =
    kind === 'blocks' ? { blocks: askedBlocks } : kind === 'chart' ? { ...whole, chart: askedChart() } : whole;
  // In the order in which it is thought: what stands on the slide, where it comes from, what is said to it, whence figures are.
  return z.object({ ...filled, ...(hasPassages ? { citations } : { source }), notes, provenance });
}

/** Where no pictures were sent along, none is asked for, neither of the slide nor of the entries of its lists. */
function withoutPictures({ shape }: z.ZodObject): z.ZodObject {
  const fields = Object.entries(shape).filter(([name]) => name !== 'picture');
  return z.object(Object.fromEntries(fields.map(([name, field]) => [name, withoutPicturesOfEntries(field)])));
}

function withoutPicturesOfEntries(field: z.core.$ZodType): z.core.$ZodType {
  if (!(field instanceof z.ZodArray) || !(field.element instanceof z.ZodObject)) return field;
  return 'picture' in field.element.shape
    ? z
        .array(field.element.omit({ picture: true }))
        .min(1)
        .describe(describedAs(field))
    : field;
}

/** A chart with few properties that can be of two types, as providers count them: what is left out, models get wrong or the layout does well. */
function askedChart(): z.ZodObject {
  const { sort: _, target, events, growth, series: rows, ...chart } = chartDataSchema.shape;
  const [aim, course] = [target.unwrap(), growth.unwrap()];
  return z
    .object({
      ...chart,
      series: z
        .array(rows.element.extend({ as: rows.element.shape.as.unwrap() }))
        .min(1)
        .describe(describedAs(rows)),
      target: z
        .object({ value: aim.shape.value.unwrap(), label: aim.shape.label.unwrap() })
        .describe(describedAs(target))
        .optional(),
      events: events.unwrap(),
      growth: course.pick({ from: true, to: true }).describe(describedAs(growth)).optional(),
    })
    .describe(describedAs(chartContent.chart));
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

/** Without descriptions: the rules of the plan say it, and small windows are full. */
const plannedProvenance = z.object({ figure: z.string(), how: z.enum(figureOrigins), of: z.array(z.string()) });

/** Words of the request, quoted, that allow figures which nobody said; checked against it. */
const permission = { illustrativeAllowedBy: text.optional(), knowledgeAllowedBy: text.optional() };

export interface OutlineForm {
  kinds: readonly [SlideKind, ...SlideKind[]];
  mostSlides: number;
  hasPassages: boolean;
  /** Whether the entries are alternatives of one slide. */
  hasAngles: boolean;
  /** Whether slides belong to named parts of a deck. */
  hasSections: boolean;
  /** Whether figures that nobody said need words of the request that allow them. */
  hasPermission: boolean;
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
    provenance: z.array(plannedProvenance).optional(),
  });
  return z.object({
    /** What the request lacks for the slides that it asks for; without slides, the answer to one that can't be served. */
    missing: text.optional(),
    ...(form.hasPermission ? permission : {}),
    /** Written before the slides, so that they follow from it. */
    thought: text,
    title: text,
    author: text.optional(),
    slides: z.array(slide).max(form.mostSlides),
  });
}

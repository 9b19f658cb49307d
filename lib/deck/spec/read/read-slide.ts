import type { z } from 'zod';
import { kindsWithPictures } from '../pictures';
import { slideSpecSchema } from '../slide-spec';
import type { SlideKind, SlideSpec } from '../slide-spec';
import { isVisible, withoutLineEnds } from './clean-words';
import { shortenWords } from './shorten-words';
import { isList, isObject, isSteering, textsIn } from './plain';
import type { Plain, PlainObject } from './plain';
import { readAs } from './read-as';
import { plainName } from './read-leaf';
import { openReading } from './reading';
import type { SlideReading } from './reading';
import { shapeBlocks } from './shape-blocks';
import { shapeChart } from './shape-chart';
import { shapePicture, shapePictures } from './shape-pictures';
import { shapeTable } from './shape-table';
import type { SlideWarning } from './spec-warning';

export interface SlideContext {
  /** BCP 47; decides how numbers in texts are read. */
  language: string;
  /** Title of slides that have neither a title nor words. */
  deckTitle: string;
  /** Pictures that go with the deck; any name is taken for one when absent. */
  imageIds?: ReadonlySet<string>;
}

export interface ReadSlide {
  slide: SlideSpec;
  warnings: SlideWarning[];
}

type SlideSchema = (typeof slideSpecSchema.options)[number];

const schemas: ReadonlyMap<string, SlideSchema> = new Map(
  slideSpecSchema.options.map((schema) => [schema.shape.kind.value, schema]),
);
const kindsByPlainName = new Map([...schemas.keys()].map((kind) => [plainName(kind), kind]));
/** What stands in for a missing title is no longer than a title should be. */
const titleLetters = 90;

/**
 * Reads one slide of whatever shape.
 *
 *     plain value ──title──▶ ──shape (chart, table, picture)──▶ ──read by schema──▶ SlideSpec
 *                                                                     └─ can't ──▶ list of its words
 *
 * @returns null when it holds nothing that a slide could show
 */
export function readSlide(value: Plain, context: SlideContext): ReadSlide | null {
  const given = isObject(value) ? value : new Map<string, Plain>([['items', value]]);
  const reading = openReading(context.language);
  const title = titleOf(given, context, reading);
  if (title === null) return null;
  const kind = kindOf(given, reading);
  const titled = new Map<string, Plain>([...given, ['title', title]]);
  const read =
    kind === null ? null : readKind(shape(new Map([...titled, ['kind', kind]]), kind, context, reading), reading);
  if (read !== null) return { slide: withoutEcho(read, reading.warnings), warnings: reading.warnings };
  return readAsList(titled, textOfTitle(title), kind, { ...context, warnings: titleWarnings(reading) });
}

/** The title as given; else, said in a warning, the first words of the slide; null for a slide without any. */
function titleOf(slide: PlainObject, { deckTitle }: SlideContext, reading: SlideReading): Plain | null {
  const given = slide.get('title') ?? null;
  if (textsIn(given).length > 0) return given;
  const [first] = textsIn(slide).filter(isVisible);
  const showsSomething = first !== undefined || textsIn(slide.get('imageId')).length > 0;
  if (!showsSomething) return null;
  reading.warnings.push({ type: 'title-missing' });
  return first === undefined ? deckTitle : shortenWords(withoutLineEnds(first), titleLetters);
}

function textOfTitle(title: Plain): string {
  return textsIn(title).join(' ');
}

/** A kind that the deck knows, also in another spelling. */
function kindOf(slide: PlainObject, reading: SlideReading): SlideKind | null {
  const given = slide.get('kind') ?? null;
  const known = typeof given === 'string' ? kindsByPlainName.get(plainName(given)) : undefined;
  const schema = known === undefined ? undefined : schemas.get(known);
  if (schema === undefined) return null;
  if (known !== given) reading.warnings.push({ type: 'field-repaired', field: 'kind' });
  return schema.shape.kind.value;
}

function shape(slide: PlainObject, kind: SlideKind, context: SlideContext, reading: SlideReading): PlainObject {
  if (kind === 'table') return shapeTable(slide, reading);
  if (kind === 'chart') {
    const shaped = shapeChart(slide, reading);
    return shaped.as === 'table' ? shapeTable(shaped.slide, reading) : shaped.slide;
  }
  if (kind === 'blocks') return shapeBlocks(slide, reading, (block, own) => shape(block, own, context, reading));
  if (kind === 'image') return shapePicture(slide, context.imageIds, reading);
  return kindsWithPictures.has(kind) ? shapePictures(slide, context.imageIds, reading) : slide;
}

/** By the schema of the kind; what found no field is appended to the notes. */
function readKind(slide: PlainObject, reading: SlideReading): SlideSpec | null {
  const kind = slide.get('kind');
  const schema: z.ZodObject | undefined = typeof kind === 'string' ? schemas.get(kind) : undefined;
  const read = schema && readAs(schema, slide, reading, '');
  if (typeof read !== 'object' || read === null) return null;
  const further = [...reading.toNotes, ...reading.leftOver];
  if (further.length > 0) reading.warnings.push({ type: 'words-in-notes' });
  const notes = 'notes' in read && typeof read.notes === 'string' ? read.notes : '';
  const parsed = slideSpecSchema.safeParse({ ...read, notes: [notes, ...further].filter(isVisible).join('\n') });
  return parsed.success ? parsed.data : null;
}

/** A point that has become the title is not said again; the only point is stated. */
function withoutEcho(slide: SlideSpec, warnings: readonly SlideWarning[]): SlideSpec {
  const isTitled = !warnings.some(({ type }) => type === 'title-missing');
  if (isTitled || slide.kind !== 'bullets' || slide.lead !== undefined) return slide;
  const [first, ...items] = slide.items;
  if (first === undefined || first.text !== slide.title || (first.children ?? []).length > 0) return slide;
  if (items.length > 0) return { ...slide, items };
  const { title, eyebrow, source, notes } = slide;
  return {
    kind: 'statement',
    title,
    ...(eyebrow === undefined ? {} : { eyebrow }),
    ...(source === undefined ? {} : { source }),
    notes,
    statement: title,
  };
}

function titleWarnings({ warnings }: SlideReading): SlideWarning[] {
  return warnings.filter(({ type }) => type === 'title-missing' || type === 'picture-missing');
}

function readAsList(
  slide: PlainObject,
  title: string,
  kind: SlideKind | null,
  context: SlideContext & { warnings: SlideWarning[] },
): ReadSlide | null {
  const reading = openReading(context.language);
  const given = textsIn(slide.get('kind')).join(' ');
  reading.warnings.push(
    ...context.warnings,
    kind === null ? { type: 'kind-unknown', kind: given } : { type: 'content-unreadable', kind },
  );
  const read = readKind(listSlide(slide, title), reading);
  return read && { slide: withoutEcho(read, reading.warnings), warnings: reading.warnings };
}

/** Fields that every kind has and that keep their place. */
const commonFields: ReadonlySet<string> = new Set(['title', 'eyebrow', 'source', 'notes']);

/**
 * A slide whose content can't be read as a list of all its words, in order: an entry of a list
 * that holds several texts is a point with points of its own. A slide of one text states it.
 */
function listSlide(slide: PlainObject, title: string): PlainObject {
  const content = [...slide].filter(([key, value]) =>
    isSteering(key) ? typeof value === 'object' : !commonFields.has(key),
  );
  const items = content.flatMap(([, value]) => pointsOf(value));
  const kept = [...slide].filter(([key]) => commonFields.has(key));
  const only: [string, Plain][] =
    items.length > 0
      ? [
          ['kind', 'bullets'],
          ['items', items],
        ]
      : [
          ['kind', 'statement'],
          ['statement', title],
        ];
  return new Map([...kept, ['title', title], ...only]);
}

function pointsOf(value: Plain): Plain[] {
  if (isList(value)) return value.flatMap((entry) => pointOf(textsIn(entry)));
  if (isObject(value)) return [...value.values()].flatMap(pointsOf);
  return pointOf(textsIn(value));
}

function pointOf(texts: readonly string[]): Plain[] {
  const [text, ...children] = texts.filter(isVisible);
  if (text === undefined) return [];
  return [
    new Map<string, Plain>([
      ['text', text],
      ...(children.length > 0 ? [['children', children] as [string, Plain]] : []),
    ]),
  ];
}

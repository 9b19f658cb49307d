import { readDeckSpec } from '@/lib/deck/spec/read/read-deck-spec';
import type { SpecWarning } from '@/lib/deck/spec/read/spec-warning';
import type { SlideKind, SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';
import { problemsOf, type AnswerReading } from '../ask-model';
import { schemaOfKind, wholeSchemaOf } from '../outline-schema';
import { dropNullProperties } from '../strict-schema';
import { dropEmpty } from './drop-empty';
import { findObject, type Fields } from './find-object';
import { kindNamed } from './kind-names';
import { hasCore, shapeFound } from './shape-found';

export interface AnsweredSlide {
  /** As planned; a model that answers with another kind in a valid form is believed. */
  kind: SlideKind;
  title: string;
}

type SlideContext = Pick<Reading, 'language' | 'direction' | 'images'>;

/** What can be mended without asking: the words are all there, and where they belong. */
const harmless: readonly SpecWarning['type'][] = [
  'field-repaired',
  'characters-removed',
  'entries-empty',
  'levels-flattened',
  'rows-padded',
];
/** What the reader of specs puts where a text is missing. */
const missing = '"–"';
/** A model that repeats the schema's words has said nothing. */
const echo = /^(?:string|text|number|\.{3}|…|lorem ipsum.*|<[\w ]+>|\[[\w ]+\]|your [\w ]+ here)$/i;
/** A table may well have a column "Number". */
const echoShare = 0.5;

/** Reads a slide of a planned kind, whatever its wrapping. */
export function readSlideAnswer(
  context: SlideContext,
  planned: AnsweredSlide,
  hasPassages: boolean,
  json: unknown,
): AnswerReading<SlideSpec> {
  const found = findSlide(planned, json);
  if (!found) return { problems: ['The answer has none of the properties that were asked for.'] };
  if (isEcho(found)) return { problems: ['The answer repeats the words of the schema: write the slide’s own words.'] };
  return (
    readExactly(planned, found) ??
    readAnotherKind(planned, found, json) ??
    readKindly(context, planned, found) ?? { problems: problemsIn(planned, hasPassages, found) }
  );
}

function findSlide({ kind }: AnsweredSlide, json: unknown): Fields | null {
  const found = findOf(kind, json);
  return found && shapeFound(kind, found);
}

function findOf(kind: SlideKind, json: unknown): Fields | null {
  const inner = kind === 'chart' ? ['series', 'categories'] : [];
  return findObject(json, [...Object.keys(wholeSchemaOf(kind).shape), ...inner]);
}

function isEcho(found: Fields): boolean {
  const texts = textsIn(found);
  const echoed = texts.filter((text) => echo.test(text.trim())).length;
  return echoed > 0 && echoed >= texts.length * echoShare;
}

function readExactly({ kind, title }: AnsweredSlide, found: Fields): AnswerReading<SlideSpec> | null {
  for (const cleaned of [dropNullProperties(found), dropEmpty(found)] as Fields[]) {
    const parsed = wholeSchemaOf(kind).safeParse({ ...cleaned, kind, title });
    if (parsed.success && !hasHollowText(parsed.data)) return { value: parsed.data as SlideSpec };
  }
  return null;
}

function readAnotherKind(
  { kind, title }: AnsweredSlide,
  found: Fields,
  json: unknown,
): AnswerReading<SlideSpec> | null {
  const named = findObject(json, ['kind', 'title', 'notes', 'items']);
  const other = kindNamed(named?.kind);
  // A block names its kind, too, and is no slide.
  if (named !== findOf(kind, json) && hasCore(kind, found)) return null;
  return named === null || other === null || other === kind ? null : readExactly({ kind: other, title }, named);
}

/** As a file from outside is read; only where nothing had to be moved or guessed. */
function readKindly(context: SlideContext, planned: AnsweredSlide, found: Fields): AnswerReading<SlideSpec> | null {
  const read = mendSlide(context, planned, found);
  if (!read || read.slide.kind !== planned.kind) return null;
  // A dash of the model's own is a cell that has nothing.
  const misses = (value: unknown): number => JSON.stringify(value).split(missing).length;
  const isHarmless = read.warnings.every(({ type }) => harmless.includes(type)) && misses(read.slide) <= misses(found);
  return isHarmless ? { value: read.slide } : null;
}

/** Whatever can be made of an answer; null where the words alone would be left. */
export function mendSlide(
  { language, direction, images }: SlideContext,
  { kind, title }: AnsweredSlide,
  json: unknown,
): { slide: SlideSpec; warnings: SpecWarning[] } | null {
  const found = findSlide({ kind, title }, dropEmpty(json));
  if (!found || isEcho(found) || !hasCoreOrWords(kind, found)) return null;
  const named = { ...found, kind, title };
  const read = readDeckSpec(
    { title, language, direction, slides: [named] },
    { imageIds: new Set(images.map(({ id }) => id)) },
  );
  if (read.outcome === 'unreadable' || read.warnings.some(({ type }) => type === 'content-unreadable')) return null;
  const [slide] = read.spec.slides;
  return slide ? { slide, warnings: read.warnings } : null;
}

/** A list may be called anything; other kinds are nothing without their parts. */
function hasCoreOrWords(kind: SlideKind, found: Fields): boolean {
  return kind === 'bullets' || hasCore(kind, found);
}

function problemsIn({ kind }: AnsweredSlide, hasPassages: boolean, found: Fields): string[] {
  const parsed = schemaOfKind(kind, { hasPassages }).safeParse(dropEmpty(found));
  return parsed.error ? problemsOf(parsed.error) : ['The object does not have the form that was asked for.'];
}

function hasHollowText(slide: unknown): boolean {
  return textsIn(slide).some((text) => /^(?:null|undefined|n\/a)$/i.test(text.trim()));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

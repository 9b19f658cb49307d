import { z } from 'zod';
import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import { figureOrigins } from '@/lib/deck/spec/slide-common';
import type { Provenance } from '../../../figures/provenance';
import { problemsOf, type AnswerReading } from '../ask-model';
import { angles, outlineSchema, type OutlineForm } from '../outline-schema';
import { dropEmpty } from './drop-empty';
import { findObject, isFields, plainKey, type Fields } from './find-object';
import { kindNamed } from './kind-names';

export interface PlannedSlide {
  kind: SlideKind;
  title: string;
  message: string;
  section?: string;
  angle?: string;
  material: string[];
  passages: string[];
  provenance: Provenance[];
}

export interface ModelOutline {
  /** What the request lacks; without any slide, why there is none. */
  missing?: string;
  /** Words that are said to stand in the request and to allow invented figures. */
  illustrativeAllowedBy?: string;
  /** The same of what is generally known. */
  knowledgeAllowedBy?: string;
  thought: string;
  title: string;
  author?: string;
  slides: PlannedSlide[];
}

/** What models call the fields when nothing holds them to the names. */
const outlineKeys = ['slides', 'outline', 'plan', 'pages', 'deck', 'variants', 'alternatives'];
const slideKeys = {
  title: ['title', 'heading', 'headline', 'name', 'slidetitle'],
  message: ['message', 'keymessage', 'point', 'takeaway', 'summary', 'description', 'purpose', 'sentence', 'subtitle'],
  kind: ['kind', 'type', 'layout', 'slidetype', 'slidekind', 'format'],
  material: [
    'material',
    'materials',
    'facts',
    'content',
    'contents',
    'points',
    'bullets',
    'bulletpoints',
    'keypoints',
    'details',
    'data',
    'items',
    'text',
  ],
  passages: ['passages', 'passage', 'sources', 'citations', 'passageids'],
  section: ['section', 'chapter', 'part', 'eyebrow'],
  provenance: ['provenance', 'derived', 'calculations', 'origins'],
  angle: ['angle', 'perspective'],
} as const;

/** Reads an outline, whatever its wrapping: the words count, the form is mended. */
export function readOutline(form: OutlineForm, json: unknown): AnswerReading<ModelOutline> {
  const plain = dropEmpty(json);
  const found =
    Array.isArray(plain) && plain.length > 1 && plain.every(isFields)
      ? { slides: plain }
      : findObject(plain, ['title', 'thought', 'missing', ...outlineKeys]);
  if (!found) return { problems: ['slides: there are none'] };
  const missing = textAt(found, ['missing']);
  const entries = entriesOf(found);
  const slides = entries.map((entry) => readPlanned(form, entry)).filter((slide) => slide !== null);
  if (slides.length === 0)
    return missing === undefined
      ? strictProblems(form, found)
      : { value: { missing, thought: '', title: '', slides: [] } };
  const thought = textAt(found, ['thought', 'storyline', 'story', 'summary', 'message']) ?? slides[0]?.message ?? '';
  const title = textAt(found, ['title', 'decktitle', 'name', 'presentationtitle']) ?? slides[0]?.title ?? '';
  const author = textAt(found, ['author', 'presenter']);
  const illustrativeAllowedBy = textAt(found, ['illustrativeallowedby']);
  const knowledgeAllowedBy = textAt(found, ['knowledgeallowedby']);
  return {
    value: {
      ...(missing ? { missing } : {}),
      ...(illustrativeAllowedBy ? { illustrativeAllowedBy } : {}),
      ...(knowledgeAllowedBy ? { knowledgeAllowedBy } : {}),
      ...{ thought, title, ...(author ? { author } : {}), slides },
    },
  };
}

function strictProblems(form: OutlineForm, found: Fields): AnswerReading<ModelOutline> {
  const parsed = outlineSchema(form).safeParse(found);
  return { problems: ['slides: there are none', ...(parsed.error ? problemsOf(parsed.error) : [])] };
}

function entriesOf(found: Fields): unknown[] {
  const list = valueAt(found, outlineKeys);
  if (Array.isArray(list)) return list;
  // {"slide_1": {…}, "slide_2": {…}}
  const numbered = isFields(list) ? list : found;
  const values = Object.values(numbered).filter(isFields);
  return values.length > 0 ? values : [found];
}

function readPlanned({ kinds, hasAngles }: OutlineForm, entry: unknown): PlannedSlide | null {
  if (!isFields(entry)) return null;
  const inner = isFields(entry.slide) ? entry.slide : entry;
  const title = textAt(inner, slideKeys.title);
  if (title === undefined) return null;
  const named = kindNamed(valueAt(inner, slideKeys.kind));
  const kind = named && kinds.includes(named) ? named : 'bullets';
  const message = textAt(inner, slideKeys.message) ?? title;
  const section = textAt(inner, slideKeys.section);
  const angle = z.enum(angles).safeParse(textAt(inner, slideKeys.angle)?.toLowerCase());
  const passages = textsOf(valueAt(inner, slideKeys.passages))
    .flatMap((text) => text.match(/\bS\d+\b/gi) ?? [])
    .map((id) => id.toUpperCase());
  return {
    ...{
      kind,
      title,
      message,
      material: textsOf(valueAt(inner, slideKeys.material)),
      passages: [...new Set(passages)],
      provenance: readProvenance(valueAt(inner, slideKeys.provenance)),
    },
    ...(section ? { section } : {}),
    ...(hasAngles && angle.success ? { angle: angle.data } : {}),
  };
}

const declared = z.object({
  figure: z.coerce.string(),
  how: z.enum(figureOrigins),
  of: z.array(z.coerce.string()).default([]),
});

/** What can't be read says nothing. */
function readProvenance(value: unknown): Provenance[] {
  return (Array.isArray(value) ? value : []).flatMap((entry) => declared.safeParse(entry).data ?? []);
}

function valueAt(fields: Fields, keys: readonly string[]): unknown {
  for (const key of keys) {
    const [, value] =
      Object.entries(fields).find(([name, inner]) => plainKey(name) === key && inner !== undefined) ?? [];
    if (value !== undefined) return value;
  }
  return undefined;
}

function textAt(fields: Fields, keys: readonly string[]): string | undefined {
  const value = valueAt(fields, keys);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Every text below a value; what belongs together in an object stays together. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split('\n')
      .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
      .filter(Boolean);
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isFields(value)) return [];
  const joined = Object.entries(value).map(([key, inner]) =>
    Array.isArray(inner) || isFields(inner) ? `${key}: ${textsOf(inner).join(', ')}` : `${key}: ${String(inner)}`,
  );
  return joined.length > 0 ? [joined.join('; ')] : [];
}

import { slideSpecSchema, type SlideSpec } from '@/lib/deck/spec/slide-spec';
import { sentencesIn } from '@/lib/reading/source/sentences';
import { figuresIn } from '../sources/amounts';
import { unknownOf, type JudgedFigure } from './provenance';

/** Fields that say how a slide is drawn, or where its facts come from. */
const structural = new Set([
  'kind',
  'number',
  'highlight',
  'at',
  'imageId',
  'icon',
  'arrangement',
  'numberFormat',
  'xNumberFormat',
  'citations',
  'provenance',
  'eyebrow',
  'type',
  'code',
]);

type Change = (text: string) => string;

/** All texts and numbers of a slide; numbers without their signs. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(Math.abs(value))];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return Object.entries(value).flatMap(([key, inner]) => (structural.has(key) ? [] : textsOf(inner)));
}

/** The slide with each of its texts changed. */
export function mapTexts<T>(value: T, change: Change): T {
  if (typeof value === 'string') return change(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner: unknown) => mapTexts(inner, change)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, structural.has(key) ? inner : mapTexts(inner, change)]),
  ) as T;
}

/** A slide that loses more than this share of its figures says too little of what it was to say. */
const mostLost = 0.5;

/**
 * A slide without the sentences that have a figure of nowhere.
 *
 * @returns null where too little would be left of it
 */
export function withoutUnknownFigures({
  said: slide,
  figures,
}: {
  said: SlideSpec;
  figures: readonly JudgedFigure[];
}): SlideSpec | null {
  const unknown = unknownOf(figures);
  if (unknown.length === 0) return slide;
  const hasUnknown = (text: string): boolean => figuresIn(text).some((figure) => unknown.includes(figure.text));
  if (unknown.length > figures.length * mostLost || hasUnknown(slide.title)) return null;
  const kept = withoutTexts(slide, hasUnknown);
  return kept === null ? null : (slideSpecSchema.safeParse(kept).data ?? null);
}

/** What a part of a slide can do without. */
const spare = new Set([
  'attribution',
  'change',
  'conclusion',
  'detail',
  'growth',
  'headline',
  'heading',
  'lead',
  'notes',
  'source',
  'subtitle',
  'support',
  'takeaway',
  'target',
]);
const emptyCell = '–';

/**
 * The slide without the sentences and values that `isBad` names; an entry of a list goes where its own words do.
 *
 * @returns null where the slide would miss what it needs
 */
function withoutTexts(slide: SlideSpec, isBad: (text: string) => boolean): SlideSpec | null {
  const { title, kind, ...content } = slide;
  const kept = strip(content, isBad);
  return isRecord(kept) ? ({ notes: '', ...kept, kind, title } as SlideSpec) : null;
}

/** Undefined for what goes. */
function strip(value: unknown, isBad: (text: string) => boolean, key = ''): unknown {
  if (typeof value === 'string') return withoutSentences(value, isBad);
  if (typeof value === 'number') return isBad(String(Math.abs(value))) ? null : value;
  if (Array.isArray(value)) return stripList(value, isBad, key);
  if (!isRecord(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const left = structural.has(name) ? inner : strip(inner, isBad, name);
    if (left !== undefined && left !== '') kept[name] = left;
    else if (!spare.has(name) && inner !== '' && inner !== undefined) return undefined;
  }
  return kept;
}

function stripList(list: readonly unknown[], isBad: (text: string) => boolean, key: string): unknown[] | undefined {
  // What stands in rows and columns keeps its place.
  if (key === 'values' || key === 'xValues') return list.map((each) => strip(each, isBad));
  if (key === 'rows')
    return list.map((row) =>
      Array.isArray(row)
        ? row.map((cell: unknown) => (typeof cell === 'string' && isBad(cell) ? emptyCell : cell))
        : row,
    );
  const kept = list.map((each) => strip(each, isBad)).filter((each) => each !== undefined && each !== '');
  return kept.length === 0 && list.length > 0 ? undefined : kept;
}

function withoutSentences(text: string, isBad: (text: string) => boolean): string {
  if (!isBad(text)) return text;
  return text
    .split('\n')
    .map((line) =>
      sentencesIn(line)
        .filter((sentence) => !isBad(sentence.text))
        .map((sentence) => sentence.text)
        .join(' '),
    )
    .filter((line) => line !== '')
    .join('\n');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

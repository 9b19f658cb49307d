import { slideSpecSchema, type SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';
import { sentencesIn } from '@/lib/reading/source/sentences';
import { amongThose, figuresIn, type Figure } from '../sources/amounts';
import { figureFacts, isTopic, type FigureFacts } from './facts';
import { compute, judgeTexts, type JudgedFigure, type Provenance } from './provenance';

export interface Settled<T> {
  /** With what was computed anew in the place of what was wrong. */
  said: T;
  /** What stands up of what was said of its figures. */
  provenance: Provenance[];
  /** Each figure once, as it is written. */
  figures: JudgedFigure[];
  /** What is wrong with the figures, in sentences for whoever wrote them. */
  problems: string[];
}

export interface Settling {
  facts: FigureFacts;
  language: string;
  /** Whether what nobody said may be shown, marked as such: the request is a topic. */
  allowsKnowledge: boolean;
}

export function settlingOf(reading: Reading): Settling {
  return { facts: figureFacts(reading), language: reading.language, allowsKnowledge: isTopic(reading) };
}

/** Computes what texts derive from the data, and finds of each of their figures where it comes from. */
export function settleTexts<T>(said: T, declared: readonly Provenance[], settling: Settling): Settled<T> {
  const { facts, language } = settling;
  const problems: string[] = [];
  const provenance: Provenance[] = [];
  let settled = said;
  for (const one of declared.filter((each) => !isSaid(each, facts))) {
    const sound = settleOne(one, settling);
    if ('problem' in sound) {
      problems.push(sound.problem);
      continue;
    }
    provenance.push(sound);
    if (sound.figure !== one.figure) settled = mapTexts(settled, replacing(one.figure, sound.figure));
  }
  const figures = judgeAll(settled, provenance, facts, language);
  const unknown = unknownOf(figures);
  const [they, them] = unknown.length === 1 ? ['it follows', 'it'] : ['they follow', 'them'];
  if (unknown.length > 0)
    problems.push(
      `${unknown.join(', ')}: not in the data; say in provenance how ${they} from the data, or take ${them} out`,
    );
  return { said: settled, provenance, figures, problems };
}

/** What the data has as it stands needs no derivation, and a wrong one must not change it. */
function isSaid({ figure }: Provenance, facts: FigureFacts): boolean {
  const figures = figuresIn(figure);
  return figures.length > 0 && figures.every((each) => facts.isGiven(each) || facts.isFromSources(each));
}

function settleOne(one: Provenance, { facts, language, allowsKnowledge }: Settling): Provenance | { problem: string } {
  if (one.how === 'general' || one.how === 'illustrative')
    return allowsKnowledge
      ? one
      : { problem: `${one.figure}: the request has figures of its own; take it out or write what the data says` };
  const result = compute(one, facts, language);
  return 'problem' in result
    ? { problem: `provenance of ${one.figure}: ${result.problem}` }
    : { ...one, figure: result.text };
}

/** The same of a slide, by what it says of its figures and what is known of those of its title. */
export function settleFigures(
  slide: SlideSpec,
  settling: Settling,
  known: readonly Provenance[] = [],
): Settled<SlideSpec> {
  const { provenance: declared = [], ...content } = slide;
  const settled = settleTexts(content, [...known, ...declared], settling);
  const { provenance } = settled;
  return {
    ...settled,
    said: { ...settled.said, ...(provenance.length > 0 ? { provenance } : {}) } as SlideSpec,
  };
}

/** How many figures of its author a slide has. */
export function givenFigures({ figures }: Settled<SlideSpec>): number {
  return figures.filter(({ status }) => status === 'given' || status === 'source').length;
}

/** All texts and numbers of a slide but its notes and its line of sources. */
export function shownTexts({ notes: _, source: __, ...shown }: SlideSpec): string[] {
  return textsOf(shown);
}

/** Those of the request and its sources that a slide shows. */
export function shownFigures(slide: SlideSpec, { facts }: Settling): Figure[] {
  return shownTexts(slide)
    .flatMap(figuresIn)
    .filter((figure) => facts.isGiven(figure) || facts.isFromSources(figure));
}

/** Those that are no longer there, as they were written. */
export function lostFigures(before: readonly Figure[], after: readonly Figure[]): string[] {
  const isThere = amongThose(after);
  return [...new Set(before.filter((figure) => !isThere(figure)).map(({ text }) => text))];
}

export function unknownOf(figures: readonly JudgedFigure[]): string[] {
  return figures.filter(({ status }) => status === 'unknown').map(({ text }) => text);
}

/** The digits of a figure in the place of others, where they are a figure of their own. */
function replacing(wrong: string, right: string): (text: string) => string {
  const [from, to] = [figuresIn(wrong)[0]?.text, figuresIn(right)[0]?.text];
  if (from === undefined || to === undefined) return (text) => text;
  const alone = new RegExp(
    `(?<![\\p{Nd}]|[\\p{Nd}][.,])${from.replaceAll('.', '\\.')}(?![\\p{Nd}]|[.,][\\p{Nd}])`,
    'gu',
  );
  return (text) => text.replace(alone, () => to);
}

function judgeAll(
  said: unknown,
  provenance: readonly Provenance[],
  facts: FigureFacts,
  language: string,
): JudgedFigure[] {
  const most = longestList(said);
  return judgeTexts(textsOf(said), provenance, facts, language).map((figure) =>
    figure.status === 'unknown' && isCount(figure.text, most) ? { ...figure, status: 'given' } : figure,
  );
}

/** "Three reasons" may be written as "3 reasons", and steps are counted. */
function isCount(text: string, most: number): boolean {
  return figuresIn(text).some(({ values }) =>
    values.some((value) => Number.isInteger(value) && value >= 1 && value <= most),
  );
}

function longestList(said: unknown): number {
  const lists = Object.values(said ?? {}).filter(Array.isArray);
  return Math.max(0, ...lists.map(({ length }) => length));
}

/** A slide that loses more than this share of its figures says too little of what it was to say. */
const mostLost = 0.5;

/**
 * A slide without the sentences that have a figure of nowhere.
 *
 * @returns null where too little would be left of it
 */
export function withoutUnknownFigures({ said: slide, figures }: Settled<SlideSpec>): SlideSpec | null {
  const unknown = unknownOf(figures);
  if (unknown.length === 0) return slide;
  const hasUnknown = (text: string): boolean => figuresIn(text).some((figure) => unknown.includes(figure.text));
  if (unknown.length > figures.length * mostLost || hasUnknown(slide.title)) return null;
  const kept = withoutTexts(slide, hasUnknown);
  return kept === null ? null : (slideSpecSchema.safeParse(kept).data ?? null);
}

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
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(Math.abs(value))];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return Object.entries(value).flatMap(([key, inner]) => (structural.has(key) ? [] : textsOf(inner)));
}

/** The slide with each of its texts changed. */
function mapTexts<T>(value: T, change: Change): T {
  if (typeof value === 'string') return change(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner: unknown) => mapTexts(inner, change)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, structural.has(key) ? inner : mapTexts(inner, change)]),
  ) as T;
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

import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { figuresIn, type Figure, isAmong } from '../../../sources/amounts';
import { figuresSaid } from '../../../sources/numbers-missing';

/** Fields that say how a slide is drawn. */
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
  'eyebrow',
  'type',
]);

/** Numbers of a slide below its title that none of the texts has; each once, as they stand on it. */
export function unknownFigures(slide: SlideSpec, known: readonly Figure[]): string[] {
  const { title: _, ...content } = slide;
  // Read together: an axis says "in millions" for all values.
  const figures = figuresIn(textsOf(content).join('\n'));
  const strange = figures.filter((one) => !isCount(one, slide) && !isAmong(one, known));
  return [...new Set(strange.map(({ text }) => text))];
}

/** The same of a text, such as a title. */
export function unknownFiguresIn(text: string, known: readonly Figure[]): string[] {
  const strange = figuresIn(text).filter((one) => !isAmong(one, known));
  return [...new Set(strange.map(({ text: figure }) => figure))];
}

/** What the texts have in digits or in words. */
export function knownFigures(texts: readonly string[]): Figure[] {
  return texts.flatMap(figuresSaid);
}

/** "Three reasons" may be written as "3 reasons", and steps are counted. */
function isCount({ values }: Figure, slide: SlideSpec): boolean {
  const most = Math.max(0, ...Object.values(slide).map((value) => (Array.isArray(value) ? value.length : 0)));
  return values.some((value) => Number.isInteger(value) && value >= 1 && value <= most);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(Math.abs(value))];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return Object.entries(value).flatMap(([key, inner]) => (structural.has(key) ? [] : textsOf(inner)));
}

import { cutText } from '@/lib/text/cut/cut-text';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';

/** Emphasis that no slide shows: `**word**` and `__word__`, with what it stands around. */
const emphasis = /(\*\*|__)(?=\S)([^\n]*?\S)\1/gu;
/** The sign of a heading, where a text begins. */
const heading = /^#{1,6}[ \t]+/gmu;
/** Fields whose text is shown sign by sign, or is no text. */
const asWritten = new Set(['kind', 'code', 'numberFormat', 'xNumberFormat', 'imageId', 'arrangement', 'icon']);

/** Markup that stands in a slide's texts; a sentence for the model. */
export function markupWishes(slide: SlideSpec): string[] {
  const marked = textsOf(slide).filter((text) => plain(text) !== text);
  return marked.length === 0
    ? []
    : [`no markup: the signs of it would stand on the slide, as in ${JSON.stringify(cutText(marked[0] ?? '', 60))}`];
}

/** The slide without the signs of markup. */
export function withoutMarkup(slide: SlideSpec): SlideSpec {
  return mapTexts(slide, plain);
}

function plain(text: string): string {
  return text.replace(emphasis, '$2').replace(heading, '');
}

function textsOf(value: unknown): string[] {
  const texts: string[] = [];
  mapTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner: unknown) => mapTexts(inner, change)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, asWritten.has(key) ? inner : mapTexts(inner, change)]),
  ) as T;
}

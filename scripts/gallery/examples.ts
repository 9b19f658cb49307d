import { kindLayouts } from '@/lib/deck/layout/kind-layouts';
import { slideSpecSchema, type SlideKind, type SlideSpec, type SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { GalleryContent } from './content/contents';

/** One row of the gallery: a slide that every template shows. */
export interface Example {
  /** Names its files, such as `011-cards-grid`. */
  id: string;
  kind: SlideKind;
  /** What the row is called: the arrangement that is asked for, or what the content is an example of. */
  label: string;
  /** Contents to try in turn, until one takes the arrangement that it asks for. */
  specs: readonly [SlideSpec, ...SlideSpec[]];
}

type Row = Omit<Example, 'id'>;

export const galleryKinds = Object.keys(kindLayouts) as SlideKind[];

/** Every kind in every arrangement, with its first content where that fits, then its further contents in the form that suits them. */
export function examplesOf({ slides }: GalleryContent, kinds: readonly SlideKind[] = galleryKinds): Example[] {
  const rows = kinds.flatMap((kind) => {
    const [first, ...further] = slides[kind];
    const arranged = kindLayouts[kind].arrangements.map(({ name }): Row => {
      const ask = (input: SlideSpecInput) => slideSpecSchema.parse({ ...input, arrangement: name });
      return { kind, label: name, specs: [ask(first), ...further.map(ask)] };
    });
    return [
      ...arranged,
      ...further.map((input, index): Row => ({
        kind,
        label: labelOf(input, index),
        specs: [slideSpecSchema.parse(input)],
      })),
    ];
  });
  return rows.map((row, index) => ({
    ...row,
    id: [String(index + 1).padStart(3, '0'), row.kind, row.label].join('-').replaceAll(/[ _]/g, '-'),
  }));
}

function labelOf(input: GalleryContent['slides'][SlideKind][number], index: number): string {
  return input.kind === 'chart' ? String((input.chart as { type?: unknown }).type) : `example ${index + 2}`;
}

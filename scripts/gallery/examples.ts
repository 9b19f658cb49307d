import { kindLayouts } from '@/lib/deck/layout/kind-layouts';
import { slideSpecSchema, type SlideKind, type SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { GalleryContent } from './content/gallery-content';

/** One row of the gallery: a slide that every template shows. */
export interface Example {
  /** Names its files, such as `011-cards-grid`. */
  id: string;
  kind: SlideKind;
  /** What the row is called: the arrangement that is asked for, or what the content is an example of. */
  label: string;
  spec: SlideSpec;
}

export const slideKinds = Object.keys(kindLayouts) as SlideKind[];

/** Every kind in every arrangement with its first content, then its further contents in the form that suits them. */
export function examplesOf({ slides }: GalleryContent, kinds: readonly SlideKind[] = slideKinds): Example[] {
  const rows = kinds.flatMap((kind) => {
    const [first, ...further] = slides[kind];
    const arranged = kindLayouts[kind].arrangements.map(({ name }) => ({ kind, label: name, spec: slideSpecSchema.parse({ ...first, arrangement: name }) }));
    return [...arranged, ...further.map((input, index) => ({ kind, label: labelOf(input, index), spec: slideSpecSchema.parse(input) }))];
  });
  return rows.map((row, index) => ({ ...row, id: [String(index + 1).padStart(3, '0'), row.kind, row.label].join('-').replaceAll(/[ _]/g, '-') }));
}

function labelOf(input: GalleryContent['slides'][SlideKind][number], index: number): string {
  return input.kind === 'chart' ? String((input.chart as { type?: unknown }).type) : `example ${index + 2}`;
}

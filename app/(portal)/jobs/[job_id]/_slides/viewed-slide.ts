import type { ShownFile } from '../_components/find-shown-job';

/** A slide as the viewer shows it. */
export interface ViewedSlide {
  /** 1 for the first; what the address of the page and the thumbnails call it. */
  number: number;
  /** How it is called, such as "Slide 3" or "Variant 2". */
  name: string;
  title: string;
  /** What it says below its title. */
  text: string;
  /** Paragraphs separated by line feeds; null where they are in the file alone. */
  notes: string | null;
  sources: readonly string[];
  /** Address of its pictures, up to the extension. */
  picture: string;
}

/** What is said in place of the picture. */
export function altTextOf({ name, title, text }: ViewedSlide): string {
  return [`${name}: ${title}`, text].filter((part) => part !== '').join('. ');
}

export function thumbnailOf({ picture }: ViewedSlide): string {
  return `${picture}.png`;
}

/** Fonts of slides are not those of browsers, so the pictures are drawn where the fonts are, as sharp as a screen can show. */
export function sourceSetOf({ picture }: ViewedSlide): string {
  return `${picture}.png 640w, ${picture}.png?width=1600 1600w, ${picture}.png?width=2560 2560w`;
}

type Numbering = Pick<ViewedSlide, 'number' | 'name'>;

/** The slides of a deck, by their numbers. */
export function slidesOfDeck(jobId: string, file: ShownFile): ViewedSlide[] {
  return (file.preview?.slides ?? []).map((_, index) =>
    viewed(jobId, file, index, { number: index + 1, name: `Slide ${index + 1}` }),
  );
}

/** The one slide of each variant, by the numbers of the variants. */
export function slidesOfVariants(jobId: string, files: readonly ShownFile[]): ViewedSlide[] {
  return files.map((file, index) =>
    viewed(jobId, file, 0, { number: index + 1, name: `Variant ${file.variant ?? index + 1}` }),
  );
}

function viewed(jobId: string, { id, preview }: ShownFile, index: number, { number, name }: Numbering): ViewedSlide {
  const slide = preview?.slides[index];
  return {
    number,
    name,
    title: slide?.title ?? '',
    text: slide?.text ?? '',
    notes: slide?.notes ?? null,
    sources: slide?.sources ?? [],
    picture: `/jobs/${jobId}/files/${id}/slides/${index + 1}`,
  };
}

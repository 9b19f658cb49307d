import type { PreviewSlide } from '@/lib/generation/pipeline/file-preview';
import type { Call, Context } from '../context';
import { findPreviewedFile, loadPreview } from './find-preview';

/** A slide of a file in words; its picture has an address of its own. */
export type ListedSlide = Omit<PreviewSlide, 'svg'>;

export interface ListedSlides {
  /** Of the deck. */
  title: string;
  slides: ListedSlide[];
}

/** What the slides of a file say, as its pictures show it; null for files that have no pictures. */
export async function listSlides({ ctx, input }: Call<Context, { artifactId: string }>): Promise<ListedSlides | null> {
  const preview = await loadPreview(await findPreviewedFile(ctx, input.artifactId));
  if (!preview) return null;
  const slides = preview.slides.map(({ title, kind, text, notes, sources }) => ({ title, kind, text, notes, sources }));
  return { title: preview.title ?? slides[0]?.title ?? '', slides };
}

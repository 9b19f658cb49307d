import type { ImageAsset, Scene } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { drawSlide } from '@/lib/preview/draw-slide';
import { jobFolder } from './job-files';

/** The slides of a file as pictures, drawn from the very scene that the file was written from. */
export interface FilePreview {
  slides: { title: string; svg: string }[];
}

/** @param theme the one that the file is written with; mirrored (`directTheme`) for decks from right to left */
export function drawFilePreview({ slides, direction }: Scene, theme: Theme, images: ReadonlyMap<string, ImageAsset>): FilePreview {
  return { slides: slides.map((slide) => ({ title: slide.title, svg: drawSlide({ slide, direction, theme, images }).svg })) };
}

/** Below the folder of the job. */
export function previewName(variant: number | null): string {
  return `preview/${variant ?? 1}.json`;
}

export function previewKey(job: { id: string; organizationId: string }, variant: number | null): string {
  return `${jobFolder(job)}${previewName(variant)}`;
}

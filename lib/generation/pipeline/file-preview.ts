import { z } from 'zod';
import type { ImageAsset, Scene, SceneSlide, Paragraph, SceneElement, TextElement } from '@/lib/deck/scene/scene';
import type { PlaceholderRole } from '@/lib/deck/scene/placeholder-role';
import type { Theme } from '@/lib/deck/theme/theme';
import { drawSlide } from '@/lib/preview/draw-slide';
import { jobFolder } from './job-files';

/** The line at the foot of a slide, as the layout names it. */
const sourceName = 'Source';
/** Entries of a slide of sources: a row each, or one list. */
const sourceEntry = /^Source \d+$|^Sources$/;
/** Numbers in front of rows, and large quotation marks. */
const markName = / mark$/i;

/** What a slide says below its title, in reading order, for people who can't see its picture. */
function wordsOf({ elements }: SceneSlide): string {
  return elements
    .filter((element) => !isFrame(element))
    .flatMap(textsOf)
    .filter((text) => text !== '')
    .join('\n');
}

/** The line at the foot of a slide, or the entries of a slide of sources. */
function sourcesOf({ kind, elements }: SceneSlide): string[] {
  const isSource = ({ name }: TextElement) => name === sourceName || (kind === 'sources' && sourceEntry.test(name));
  return elements
    .filter((element): element is TextElement => element.type === 'text' && isSource(element))
    .flatMap(textsOf)
    .filter((text) => text !== '');
}

const framePlaceholders: ReadonlySet<PlaceholderRole> = new Set(['title', 'slide-number', 'footer', 'date', 'label']);

function isFrame(element: SceneElement): boolean {
  if (element.type !== 'text') return false;
  const { placeholder, name } = element;
  return framePlaceholders.has(placeholder) || name === sourceName || markName.test(name);
}

function textsOf(element: SceneElement): string[] {
  switch (element.type) {
    case 'text':
      return element.paragraphs.map(textOf);
    case 'table':
      return element.rows.map(({ cells }) =>
        cells.map(({ paragraphs }) => paragraphs.map(textOf).join(' ')).join(' | '),
      );
    case 'chart':
    case 'image':
      return [element.altText];
    case 'shape':
    case 'line':
    case 'icon':
      return [];
  }
}

function textOf({ runs }: Paragraph): string {
  return runs
    .map(({ text }) => text)
    .join('')
    .trim();
}

// Files of earlier versions hold titles and drawings alone; what they lack is null or empty.
const previewSlideSchema = z.object({
  title: z.string(),
  svg: z.string(),
  /** As in `slideKinds`. */
  kind: z.string().nullable().default(null),
  /** What the slide says below its title, in reading order. */
  text: z.string().default(''),
  /** Paragraphs separated by line feeds; null where nobody wrote down whether there are any. */
  notes: z.string().nullable().default(null),
  /** Where its facts come from, as it says itself. */
  sources: z.array(z.string()).default([]),
});

const filePreviewSchema = z.object({
  /** Of the deck; null in files of earlier versions. */
  title: z.string().nullable().default(null),
  slides: z.array(previewSlideSchema),
});

/** The slides of a file as pictures, drawn from the very scene that the file was written from, with what they say. */
export type FilePreview = z.infer<typeof filePreviewSchema>;
export type PreviewSlide = FilePreview['slides'][number];

/** @param theme the one that the file is written with; mirrored (`directTheme`) for decks from right to left */
export function drawFilePreview(scene: Scene, theme: Theme, images: ReadonlyMap<string, ImageAsset>): FilePreview {
  return { title: scene.title, slides: scene.slides.map((slide) => previewOf(slide, scene, theme, images)) };
}

function previewOf(
  slide: SceneSlide,
  { direction, language }: Scene,
  theme: Theme,
  images: ReadonlyMap<string, ImageAsset>,
): PreviewSlide {
  const { svg } = drawSlide({ slide, direction, language, theme, images });
  return {
    title: slide.title,
    svg,
    kind: slide.kind,
    text: wordsOf(slide),
    notes: slide.notes,
    sources: sourcesOf(slide),
  };
}

/** @throws when it isn't a preview at all */
export function readFilePreview(bytes: Uint8Array): FilePreview {
  return filePreviewSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

/** Below the folder of the job. */
export function previewName(variant: number | null): string {
  return `preview/${variant ?? 1}.json`;
}

export function previewKey(job: { id: string; organizationId: string }, variant: number | null): string {
  return `${jobFolder(job)}${previewName(variant)}`;
}

/** A slide as PNG, kept beside the preview once it was drawn; 1 for the first slide. */
export function pictureKey(
  job: { id: string; organizationId: string },
  variant: number | null,
  { slide, widthPx }: { slide: number; widthPx: number },
): string {
  return `${jobFolder(job)}preview/${variant ?? 1}/${slide}-${widthPx}.png`;
}

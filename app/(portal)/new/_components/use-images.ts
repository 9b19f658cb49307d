'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '@/components/ui/toaster';
import type { ImageMimeType } from '@/lib/contracts/generate-request';

export interface FormImage {
  id: number;
  file: File;
  type: ImageMimeType | null;
  /** For the preview; an address of this page alone. */
  url: string;
  /** True once the browser could not show it. */
  isBroken: boolean;
}

export interface ImageLimits {
  most: number;
  maxBytes: number;
}

export interface FormImages {
  images: readonly FormImage[];
  add: (files: readonly File[]) => Promise<void>;
  remove: (id: number) => void;
  markBroken: (id: number) => void;
}

export function useImages(): FormImages {
  const [images, setImages] = useState<readonly FormImage[]>([]);
  const lastId = useRef(0);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const held = urls.current;
    return () => held.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  async function add(files: readonly File[]) {
    const added = await Promise.all(
      files.map(async (file) => {
        const url = URL.createObjectURL(file);
        urls.current.add(url);
        return { id: (lastId.current += 1), file, type: await imageTypeOf(file), url, isBroken: false };
      }),
    );
    setImages((now) => [...now, ...added]);
  }

  const markBroken = (id: number) =>
    setImages((now) => now.map((image) => (image.id === id ? { ...image, isBroken: true } : image)));
  const remove = (id: number) => setImages((now) => now.filter((image) => image.id !== id));
  return { images, add, remove, markBroken };
}

/** Why this picture can't be sent; undefined when it can. */
export function problemOf(
  { file, type, isBroken }: FormImage,
  index: number,
  { most, maxBytes }: ImageLimits,
): string | undefined {
  if (!type) return 'This is not a PNG, JPEG, WebP or GIF picture. Remove it, or save it as one of those.';
  if (file.size > maxBytes)
    return `This is ${megabytes(file.size)} MB; at most ${megabytes(maxBytes)} MB are taken. Make it smaller, then add it again.`;
  if (isBroken) return 'This can’t be read as a picture. Remove it.';
  return index >= most ? `At most ${most} pictures can be sent. Remove this or another one.` : undefined;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString('en-GB', { maximumFractionDigits: bytes < 1_000_000 ? 2 : 1 });
}

/** A reference image of the job that the form begins with. */
export interface KeptImage {
  url: string;
  name: string;
}

/** Fetches the pictures of an earlier job into the form, where they can be removed like any other. */
export function useKeptImages(images: readonly KeptImage[], add: (files: readonly File[]) => Promise<void>): void {
  const take = useEffectEvent(add);

  useEffect(() => {
    if (images.length === 0) return undefined;
    const stop = new AbortController();
    Promise.all(images.map((image) => fetchImage(image, stop.signal)))
      .then((files) => take(files))
      .catch(() => {
        if (!stop.signal.aborted) toast.error('The pictures of that job could not be fetched. Add them again.');
      });
    return () => stop.abort();
  }, [images]);
}

async function fetchImage({ url, name }: KeptImage, signal: AbortSignal): Promise<File> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return new File([await answer.blob()], name);
}

/** The first bytes of each type, in Latin-1. */
const beginnings: Record<ImageMimeType, RegExp> = {
  'image/png': /^\x89PNG\r\n\x1a\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF[^]{4}WEBP/,
};

export const imageTypes = Object.keys(beginnings) as ImageMimeType[];

/** What a file is by its first bytes, because its name may say something else; null for what is no picture of ours. */
async function imageTypeOf(file: Blob): Promise<ImageMimeType | null> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  return imageTypes.find((type) => beginnings[type].test(head)) ?? null;
}

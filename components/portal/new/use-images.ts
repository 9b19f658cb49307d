'use client';

import { useEffect, useRef, useState } from 'react';
import type { ImageMimeType } from '@/lib/contracts/reference-image';
import { imageTypeOf } from './image-type';

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

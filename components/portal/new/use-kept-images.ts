'use client';

import { useEffect, useEffectEvent } from 'react';
import { toast } from '@/components/ui/toaster';

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

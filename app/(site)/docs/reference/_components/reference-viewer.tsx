'use client';

import { useEffect, useRef, useState } from 'react';
import { referenceSettings, viewerBundle } from './reference-settings';

type Viewer = Pick<typeof import('@scalar/api-reference'), 'createApiReference'>;

export interface ReferenceViewerProps {
  documentUrl: string;
}

/** The interactive reference, drawn from the OpenAPI document. Its code is loaded with this page alone. */
export function ReferenceViewer({ documentUrl }: ReferenceViewerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    if (!place.current) return undefined;
    const ended = new AbortController();
    showReference(place.current, documentUrl, ended.signal).then(
      () => setState('shown'),
      () => setState('failed'),
    );
    return () => ended.abort();
  }, [documentUrl]);
  return (
    <div className="relative min-h-dvh">
      {state !== 'shown' && (
        <div className="absolute inset-x-0 mx-auto flex max-w-[1120px] flex-col gap-3 px-5 py-12">
          <h1 className="text-3xl font-semibold tracking-tight">API reference</h1>
          <p role="status" className="text-muted noscript:hidden">
            {messages[state]}
          </p>
          <p className="hidden text-muted noscript:block">This page needs JavaScript; the guide does without it.</p>
          <p>
            <a href={documentUrl} className="text-accent hover:underline">
              OpenAPI document
            </a>
          </p>
        </div>
      )}
      <div ref={place} />
    </div>
  );
}

const messages = {
  loading: 'Loading …',
  failed: 'The reference could not be loaded. Reload the page, or read the document that it is drawn from.',
} as const;

/** Shows the reference within `place` until `ended`, in the colours that the reader's system asks for. */
async function showReference(place: HTMLElement, documentUrl: string, ended: AbortSignal): Promise<void> {
  const { createApiReference } = (await import(/* turbopackIgnore: true */ viewerBundle)) as Viewer;
  if (ended.aborted) return;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const draw = () => {
    const target = place.appendChild(document.createElement('div'));
    const reference = createApiReference(target, referenceSettings(documentUrl, dark.matches ? 'dark' : 'light'));
    return () => {
      reference.destroy();
      target.remove();
    };
  };
  let remove = draw();
  // The viewer reads its colours once, so other colours take another viewer.
  const redraw = () => {
    remove();
    remove = draw();
  };
  dark.addEventListener('change', redraw, { signal: ended });
  ended.addEventListener('abort', () => remove());
}

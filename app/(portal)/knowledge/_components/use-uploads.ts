'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { usePageOrganization } from '@/components/portal/page-organization';
import { sendFile } from '@/components/portal/send-file';

export interface Upload {
  id: number;
  name: string;
  /** 0 to 1. */
  share: number;
  state: 'waiting' | 'sending' | 'failed';
  /** Why it failed. */
  problem: string;
}

const filesAtOnce = 2;
let lastId = 0;

interface Waiting {
  id: number;
  file: File;
  controller: AbortController;
}

/** Files on their way into the knowledge base, two at a time; one that has arrived leaves the list and joins the documents. */
export function useUploads(limits: UploadLimits) {
  const router = useRouter();
  const organizationId = usePageOrganization();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [arrived, setArrived] = useState(0);
  const queue = useRef<Waiting[]>([]);
  const running = useRef(new Map<number, Waiting>());
  const change = useCallback(
    (id: number, part: Partial<Upload>) =>
      setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one))),
    [],
  );
  const drop = useCallback((id: number) => setUploads((all) => all.filter((one) => one.id !== id)), []);

  const start = useCallback(() => {
    while (running.current.size < filesAtOnce) {
      const next = queue.current.shift();
      if (!next) return;
      running.current.set(next.id, next);
      change(next.id, { state: 'sending' });
      sendFile({
        address: `/knowledge/documents?${new URLSearchParams({ name: next.file.name })}`,
        file: next.file,
        organizationId,
        signal: next.controller.signal,
        onProgress: (share) => change(next.id, { share }),
      })
        .then(() => {
          drop(next.id);
          setArrived((count) => count + 1);
          startTransition(() => router.refresh());
        })
        .catch((error: Error) =>
          next.controller.signal.aborted ? drop(next.id) : change(next.id, { state: 'failed', problem: error.message }),
        )
        .finally(() => {
          running.current.delete(next.id);
          start();
        });
    }
  }, [change, drop, router, organizationId]);

  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ file, id: (lastId += 1), problem: refuseFile(file, limits) }));
    setUploads((all) => [
      ...all,
      ...added.map(({ file, id, problem }): Upload => ({
        id,
        name: file.name,
        share: 0,
        state: problem ? 'failed' : 'waiting',
        problem: problem ?? '',
      })),
    ]);
    queue.current.push(
      ...added
        .filter(({ problem }) => !problem)
        .map(({ file, id }) => ({ file, id, controller: new AbortController() })),
    );
    start();
  };

  const remove = (id: number) => {
    running.current.get(id)?.controller.abort();
    queue.current = queue.current.filter((one) => one.id !== id);
    drop(id);
  };

  const dismissFailed = () => setUploads((all) => all.filter(({ state }) => state !== 'failed'));

  const isSending = uploads.some(({ state }) => state !== 'failed');
  useWarning(isSending);
  return { uploads, arrived, add, remove, dismissFailed };
}

/** Leaving the page would cut the files off. */
function useWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isSending]);
}

export interface UploadLimits {
  maxBytes: number;
  /** With the dot. */
  extensions: readonly string[];
  /** Such as "PDF, Word and plain text". */
  formats: string;
}

/** Why a file needn't be sent at all; null when it may be taken. The service looks again, and into the file. */
function refuseFile(
  { name, size }: { name: string; size: number },
  { maxBytes, extensions, formats }: UploadLimits,
): string | null {
  const extension = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  if (!extensions.includes(extension)) return `Files of this kind can’t be read; ${formats} can.`;
  if (size === 0) return 'This file is empty.';
  return size > maxBytes
    ? `This file is larger than ${maxBytes / 1_000_000} MB. Split it into smaller documents.`
    : null;
}

'use client';

import { useEffect, useRef, useState } from 'react';
import { type FormDraft, readDraft } from './draft';

/** Changes a part, given or computed from the draft as it is by then. */
export type ChangeDraft = (part: Partial<FormDraft> | ((now: FormDraft) => Partial<FormDraft>)) => void;

export interface KeptDraft {
  draft: FormDraft;
  change: ChangeDraft;
  /** Forgets what is kept, once it has become a job. */
  forget: () => void;
}

/**
 * The draft, kept in the tab's own storage while one types, so that a reload or a session that ends
 * loses nothing. `given` is what the address asks for beyond what is kept.
 */
export function useDraft(storageKey: string, start: FormDraft, given: Partial<FormDraft>): KeptDraft {
  const [draft, setDraft] = useState({ ...start, ...given });
  const [isRestored, setIsRestored] = useState(false);
  const lastSent = useRef<string | null>(null);

  useEffect(() => {
    const sent = readSent(storageKey);
    const kept = readDraft(read(storageKey)) ?? sent;
    const fields = readFields({ ...start, ...given });
    setDraft((now) => ({ ...(kept ?? now), ...given, ...fields }));
    lastSent.current = sent && JSON.stringify(sent);
    setIsRestored(true);
    if (given.templateName) dropFromAddress('template');
    if (given.useKnowledgeBase) dropFromAddress('knowledge');
    // Once: a new beginning comes with a new key of the form.
  }, []);

  useEffect(() => {
    const written = JSON.stringify(draft);
    // What was sent is kept at its place in the history, and a draft again once it is another one.
    if (isRestored) write(storageKey, written === lastSent.current ? null : written);
  }, [storageKey, draft, isRestored]);

  return {
    draft,
    change: (part) => setDraft((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
    forget: () => {
      setIsRestored(false);
      write(storageKey, null);
      keepSent(storageKey, draft);
    },
  };
}

const sentKey = (storageKey: string) => `${storageKey}:sent`;

/**
 * Whoever goes back from the job finds what they sent, and whoever begins anew doesn't: it belongs to this place in the
 * browser's history.
 */
function keepSent(storageKey: string, draft: FormDraft): void {
  const sentAt = String(Date.now());
  write(sentKey(storageKey), JSON.stringify({ ...draft, sentAt }));
  history.replaceState({ ...history.state, sentAt }, '');
}

function readSent(storageKey: string): FormDraft | null {
  const kept = read(sentKey(storageKey));
  const { sentAt } = (history.state ?? {}) as { sentAt?: unknown };
  return typeof sentAt === 'string' && kept?.includes(`"sentAt":"${sentAt}"`) === true ? readDraft(kept) : null;
}

/** What was typed and chosen before the script arrived, as far as it is not what the server sent. */
function readFields(sent: FormDraft): Partial<FormDraft> {
  const form = document.querySelector<HTMLTextAreaElement>('textarea[name=prompt]')?.form;
  const data = new FormData(form ?? undefined);
  const [prompt, outputType, template] = ['prompt', 'output_type', 'template_name'].map((name) => data.get(name));
  return {
    ...(typeof prompt === 'string' && prompt !== '' && prompt !== sent.prompt && { prompt }),
    ...((outputType === 'deck' || outputType === 'single_slide') && outputType !== sent.outputType && { outputType }),
    // Empty is "Choose for me".
    ...(typeof template === 'string' && (template || null) !== sent.templateName && { templateName: template || null }),
  };
}

/** What was asked for must not come back with a reload after it was changed. */
function dropFromAddress(name: string): void {
  const url = new URL(location.href);
  url.searchParams.delete(name);
  history.replaceState(null, '', url);
}

/** Browsers may keep their storage from a page, or have it full: then nothing is kept. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // What can't be kept is still in the form.
  }
}

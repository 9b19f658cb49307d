import { useEffect, useState } from 'react';
import type { PaletteJob } from './palette-job';

/** Between two strokes of a key, so that a word typed quickly is one question. */
const typingPauseMs = 150;

export interface PaletteJobs {
  state: 'asking' | 'answered' | 'failed';
  jobs: readonly PaletteJob[];
}

/** The jobs whose prompt holds the text, newest first; the latest ones for no text. */
export function usePaletteJobs(text: string): PaletteJobs {
  const [found, setFound] = useState<PaletteJobs>({ state: 'asking', jobs: [] });
  useEffect(() => {
    const question = new AbortController();
    const ask = async () => {
      const next = await fetchJobs(text, question.signal);
      if (!question.signal.aborted) setFound(next);
    };
    const timer = setTimeout(() => void ask(), text ? typingPauseMs : 0);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [text]);
  return found;
}

async function fetchJobs(text: string, signal: AbortSignal): Promise<PaletteJobs> {
  try {
    const response = await fetch(`/palette/jobs?${new URLSearchParams({ text })}`, { signal });
    if (!response.ok) return { state: 'failed', jobs: [] };
    return { state: 'answered', jobs: (await response.json()) as PaletteJob[] };
  } catch {
    return { state: 'failed', jobs: [] };
  }
}

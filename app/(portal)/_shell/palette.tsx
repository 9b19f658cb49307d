'use client';

import { Command, defaultFilter } from 'cmdk';
import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { StatusBadge } from '@/components/portal/status-badge';
import { overlayClass } from '@/components/ui/dialog';
import type { JobStatus } from '@/lib/contracts/job';
import { paletteActions } from './palette-actions';
import { pageGroups, settingsPages } from './rail-links';

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether to offer what owners and admins do. */
  canManage: boolean;
  /** There is no trigger that could have it back: a shortcut opens the palette from anywhere. */
  returnFocus: () => void;
}

/** Pages, jobs and actions by name. */
export function Palette({ open, onOpenChange, canManage, returnFocus }: PaletteProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
          className="fixed top-3 left-1/2 z-50 flex max-h-[calc(100dvh-1.5rem)] w-[calc(100vw-1.5rem)] max-w-xl -translate-x-1/2 flex-col overflow-hidden rounded-card border border-line bg-page shadow-xl sm:top-[14vh] sm:max-h-[72vh]"
        >
          <Primitive.Title className="sr-only">Search pages, jobs and actions</Primitive.Title>
          <PaletteBody canManage={canManage} onLeave={() => onOpenChange(false)} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const jobMark = 'job ';

/** The server has chosen the jobs already. */
const rank = (value: string, search: string, keywords?: string[]) =>
  value.startsWith(jobMark) ? 1 : defaultFilter(value, search, keywords);

function PaletteBody({ canManage, onLeave }: { canManage: boolean; onLeave: () => void }) {
  const router = useRouter();
  const [text, setText] = useState('');
  const { state, jobs } = usePaletteJobs(text.trim());
  const go = (href: string) => router.push(href);
  const leaving = (act: () => void) => () => {
    onLeave();
    act();
  };
  return (
    <Command label="Search pages, jobs and actions" filter={rank} loop className="flex min-h-0 flex-col">
      <div className="flex items-center gap-3 border-b border-line px-4 has-focus-visible:border-accent">
        <Search aria-hidden className="size-4.5 shrink-0 text-muted" />
        <Command.Input
          value={text}
          onValueChange={setText}
          placeholder="Go to a page, find a job, do something…"
          maxLength={200}
          className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none! placeholder:text-muted"
        />
      </div>
      <Command.List className="min-h-0 flex-1 overflow-y-auto p-2">
        <Command.Empty className="px-3 py-8 text-center text-muted">
          {state === 'asking' ? 'Searching…' : 'Nothing is called that. Try a word of the prompt.'}
        </Command.Empty>
        <PaletteGroup heading="Pages">
          {[
            ...pageGroups.flatMap(({ pages }) => pages),
            ...settingsPages.filter(({ managersOnly }) => canManage || !managersOnly),
          ].map(({ href, label, Icon }) => (
            <PaletteItem key={href} value={label} onSelect={leaving(() => go(href))}>
              <Icon aria-hidden strokeWidth={1.75} className="text-muted" /> {label}
            </PaletteItem>
          ))}
        </PaletteGroup>
        {jobs.length > 0 && (
          <PaletteGroup heading={text.trim() ? 'Jobs' : 'Recent jobs'}>
            {jobs.map(({ id, title, status }) => (
              <PaletteItem key={id} value={`${jobMark}${id}`} onSelect={leaving(() => go(`/jobs/${id}`))}>
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {title}
                </span>
                <StatusBadge status={status} />
              </PaletteItem>
            ))}
          </PaletteGroup>
        )}
        <PaletteGroup heading="Actions">
          {paletteActions
            .filter(({ isManaging }) => canManage || !isManaging)
            .map(({ label, Icon, keywords, run }) => (
              <PaletteItem key={label} value={label} keywords={keywords} onSelect={leaving(() => run(go))}>
                <Icon aria-hidden strokeWidth={1.75} className="text-muted" /> {label}
              </PaletteItem>
            ))}
        </PaletteGroup>
      </Command.List>
      <p role="status" className="border-t border-line px-4 py-2 text-xs text-muted">
        {state === 'failed'
          ? 'The jobs could not be searched. Check your connection and type again.'
          : '↑ ↓ to move, Enter to open, Esc to close'}
      </p>
    </Command>
  );
}

function PaletteGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="mb-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted"
    >
      {children}
    </Command.Group>
  );
}

interface PaletteItemProps {
  value: string;
  keywords?: string[];
  onSelect: () => void;
  children: ReactNode;
}

function PaletteItem(props: PaletteItemProps) {
  return (
    <Command.Item
      className="flex min-h-11 cursor-default items-center gap-3 rounded-md px-3 data-[selected=true]:bg-stage sm:min-h-10 [&_svg]:size-4 [&_svg]:shrink-0"
      {...props}
    />
  );
}

/** Between two strokes of a key, so that a word typed quickly is one question. */
const typingPauseMs = 150;

/** A job as the palette lists it. */
export interface PaletteJob {
  id: string;
  title: string;
  status: JobStatus;
}

interface PaletteJobs {
  state: 'asking' | 'answered' | 'failed';
  jobs: readonly PaletteJob[];
}

/** The jobs whose prompt holds the text, newest first; the latest ones for no text. */
function usePaletteJobs(text: string): PaletteJobs {
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

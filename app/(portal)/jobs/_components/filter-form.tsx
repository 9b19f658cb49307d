'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';
import { filterNames, jobsHref, type Filters } from './jobs-href';

/** Between two strokes of a key, so that a word or a year typed quickly is one question. */
const typingPauseMs = 350;

/** A form that every browser can send; where scripts run it is sent by each change, without a new page. */
export function FilterForm({ filters, children }: { filters: Filters; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasChip = useRef(false);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const address = jobsHref(filters);
  const asked = useRef(address);

  const send = (how: 'push' | 'replace') => {
    clearTimeout(typing.current);
    typing.current = undefined;
    const href = jobsHref(readFields(form.current));
    if (href === asked.current) return;
    asked.current = href;
    startTransition(() => router[how](href, { scroll: false }));
  };

  // What was typed or chosen before the script arrived is no less asked for.
  useEffect(() => {
    if ([...(form.current?.elements ?? [])].some(isTouched)) send('replace');
  }, []);

  // Only where the address changed: the fields say what it says, unless somebody is writing in them.
  useEffect(() => {
    if (!form.current || typing.current !== undefined || asked.current === address) return;
    asked.current = address;
    writeFields(form.current, filters);
    // The link that was followed is gone; the keyboard goes on from here.
    if (wasChip.current) form.current.focus({ preventScroll: true });
    wasChip.current = false;
  }, [address, filters]);

  useEffect(() => () => clearTimeout(typing.current), []);

  const onChange = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement) return send('push');
    if (!(target instanceof HTMLInputElement && isFilter(target.name))) return;
    clearTimeout(typing.current);
    typing.current = setTimeout(() => send('replace'), typingPauseMs);
  };
  const onClick = ({ target }: MouseEvent) => {
    wasChip.current = target instanceof Element && target.closest('a') !== null;
  };

  return (
    <form
      ref={form}
      action="/jobs"
      role="search"
      aria-label="Jobs"
      aria-busy={isPending || undefined}
      autoComplete="off"
      tabIndex={-1}
      onChange={onChange}
      onClick={onClick}
      onSubmit={(event) => {
        event.preventDefault();
        send('push');
      }}
      className="peer flex flex-col gap-3 outline-none"
    >
      {children}
    </form>
  );
}

/** Whether somebody changed a field of what the server sent. */
function isTouched(field: Element): boolean {
  if (field instanceof HTMLInputElement) return isFilter(field.name) && field.value !== field.defaultValue;
  if (!(field instanceof HTMLSelectElement)) return false;
  const sent = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value !== sent?.value;
}

const isFilter = (name: string) => filterNames.some((filter) => filter === name);

function readFields(form: HTMLFormElement | null): Filters {
  const data = new FormData(form ?? undefined);
  return Object.fromEntries(filterNames.map((name) => [name, String(data.get(name) ?? '').trim()]));
}

/** The address can change in other ways, and the fields say what it says. */
function writeFields({ elements }: HTMLFormElement, filters: Filters): void {
  for (const name of filterNames) {
    const field = elements.namedItem(name);
    const value = filters[name] ?? '';
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value.trim() !== value)
      field.value = value;
  }
}

'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';
import { hrefOf } from './list-address';

/** Between two strokes of a key, so that a word or a year typed quickly is one question. */
const pauseMs = { live: 350, other: 500 } as const;

export interface FilterFormProps {
  path: string;
  label: string;
  /** What the address says, by the names of all fields; empty where it says nothing. */
  values: Readonly<Record<string, string>>;
  /**
   * Searches while one types, each time in place of the address before. Elsewhere a search waits for Enter, and a
   * field that takes no such value says so.
   */
  isLive?: boolean;
  className: string;
  children: ReactNode;
}

/** A form that every browser can send; where scripts run it is sent by each choice, without a new page. */
export function FilterForm({ path, label, values, isLive = false, className, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLink = useRef(false);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const address = hrefOf(path, values);
  const asked = useRef(address);

  const send = (how: 'push' | 'replace') => {
    clearTimeout(typing.current);
    typing.current = undefined;
    if (!form.current || !(isLive || form.current.reportValidity())) return;
    const href = hrefOf(path, readFields(form.current, Object.keys(values)));
    if (href === asked.current) return;
    asked.current = href;
    startTransition(() => router[how](href, { scroll: false }));
  };

  // What was typed or chosen before the script arrived is no less asked for.
  useEffect(() => send(isLive ? 'replace' : 'push'), []);

  // Only where the address changed: the fields say what it says, unless somebody is writing in them.
  useEffect(() => {
    if (!form.current || typing.current !== undefined || asked.current === address) return;
    asked.current = address;
    writeFields(form.current, values);
    // The link that was followed is gone; the keyboard goes on from here.
    if (wasLink.current) form.current.focus({ preventScroll: true });
    wasLink.current = false;
  }, [address, values]);
  useEffect(() => () => clearTimeout(typing.current), []);

  const onChange = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement) return send('push');
    if (!(target instanceof HTMLInputElement && target.name in values)) return;
    if (!isLive && target.type === 'search') return;
    clearTimeout(typing.current);
    typing.current = setTimeout(() => send(isLive ? 'replace' : 'push'), pauseMs[isLive ? 'live' : 'other']);
  };
  const onClick = ({ target }: MouseEvent) => {
    wasLink.current = target instanceof Element && target.closest('a') !== null;
  };

  return (
    <form
      ref={form}
      action={path}
      role="search"
      aria-label={label}
      aria-busy={isPending || undefined}
      autoComplete="off"
      tabIndex={-1}
      onChange={onChange}
      onClick={onClick}
      onSubmit={(event) => {
        event.preventDefault();
        send('push');
      }}
      className={className}
    >
      {children}
    </form>
  );
}

function readFields(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').trim()]));
}

/** The address can change in other ways, and the fields say what it says. */
function writeFields({ elements }: HTMLFormElement, values: FilterFormProps['values']): void {
  for (const [name, value] of Object.entries(values)) {
    const field = elements.namedItem(name);
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value.trim() !== value)
      field.value = value;
  }
}

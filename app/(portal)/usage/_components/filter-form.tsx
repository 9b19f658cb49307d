'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';
import { buttonClass } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { hrefOf } from './href-of';

/** Between two strokes of a key, so that a year typed quickly is one question. */
const typingPauseMs = 500;

export interface FilterFormProps {
  path: string;
  label: string;
  /** What the address says, by the names of all fields; empty where it says nothing. */
  values: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A form that every browser can send; where scripts run it is sent by each choice, without a new page. */
export function FilterForm({ path, label, values, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLink = useRef(false);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const address = hrefOf(path, values);
  const asked = useRef(address);

  const send = () => {
    clearTimeout(typing.current);
    typing.current = undefined;
    if (!form.current?.reportValidity()) return;
    const href = hrefOf(path, readFields(form.current, Object.keys(values)));
    if (href === asked.current) return;
    asked.current = href;
    startTransition(() => router.push(href, { scroll: false }));
  };

  // What was chosen before the script arrived is no less a choice.
  useEffect(send, []);

  // Only where the address changed: the fields say what it says, unless somebody is writing in them.
  useEffect(() => {
    if (!form.current || typing.current !== undefined || asked.current === address) return;
    asked.current = address;
    writeFields(form.current, values);
    // The link that was followed is gone; the keyboard goes on from here.
    if (isLink.current) form.current.focus({ preventScroll: true });
    isLink.current = false;
  }, [address, values]);
  useEffect(() => () => clearTimeout(typing.current), []);

  const onChange = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement) send();
    if (!(target instanceof HTMLInputElement) || !(target.name in values) || target.type === 'search') return;
    clearTimeout(typing.current);
    typing.current = setTimeout(send, typingPauseMs);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onClick = ({ target }: MouseEvent) => {
    isLink.current = target instanceof Element && target.closest('a') !== null;
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
      onSubmit={onSubmit}
      onClick={onClick}
      className="flex flex-wrap items-end gap-3 outline-none"
    >
      {children}
      {/* For the keyboard, and for everybody while no script has arrived. */}
      <button
        type="submit"
        className={cn(
          buttonClass({ look: 'quiet' }),
          'sr-only focus:not-sr-only focus:px-4 noscript:not-sr-only noscript:px-4',
        )}
      >
        Apply
      </button>
    </form>
  );
}

function readFields(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').trim()]));
}

function writeFields({ elements }: HTMLFormElement, values: FilterFormProps['values']): void {
  for (const [name, value] of Object.entries(values)) {
    const field = elements.namedItem(name);
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value !== value)
      field.value = value;
  }
}

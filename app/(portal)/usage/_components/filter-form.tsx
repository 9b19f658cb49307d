'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';
import { hrefOf } from './href-of';

/** Between two strokes of a key, so that a year typed quickly is one question. */
const typingPauseMs = 500;

export interface FilterFormProps {
  path: string;
  label: string;
  /** What the address says, by the names of the fields. */
  values: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
}

/** A form that every browser can send; where scripts run it is sent by each choice, without a new page. */
export function FilterForm({ path, label, values, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  useEffect(() => {
    if (form.current && typing.current === undefined) writeFields(form.current, values);
  }, [values]);
  useEffect(() => () => clearTimeout(typing.current), []);

  const send = () => {
    clearTimeout(typing.current);
    typing.current = undefined;
    if (!form.current?.reportValidity()) return;
    const href = hrefOf(path, readFields(form.current, Object.keys(values)));
    startTransition(() => router.push(href, { scroll: false }));
  };
  const onChange = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement) send();
    if (!(target instanceof HTMLInputElement) || target.type === 'search') return;
    clearTimeout(typing.current);
    typing.current = setTimeout(send, typingPauseMs);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form ref={form} action={path} role="search" aria-label={label} aria-busy={isPending || undefined} onChange={onChange} onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
      {children}
      <noscript>
        <button type="submit">Apply</button>
      </noscript>
    </form>
  );
}

function readFields(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').trim()]));
}

/** The address can change in other ways, and the fields say what it says. */
function writeFields({ elements }: HTMLFormElement, values: FilterFormProps['values']): void {
  for (const [name, value = ''] of Object.entries(values)) {
    const field = elements.namedItem(name);
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value !== value) field.value = value;
  }
}

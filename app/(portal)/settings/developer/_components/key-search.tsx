'use client';

import { Search } from 'lucide-react';
import Form from 'next/form';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { inputClass } from '@/components/ui/control-class';

/** Of a key that is pasted only the beginning stays: what is searched for stands in the address. */
const shorten = (text: string) => text.replace(/dw_[0-9A-Za-z]{6,}/g, (apiKey) => apiKey.slice(0, 8));

export function KeySearch({ search }: { search: string }) {
  return (
    <Form action="/settings/developer" role="search" scroll={false} className="flex w-full gap-2 sm:w-auto">
      <span className="relative min-w-0 flex-1 sm:w-64">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          name="search"
          aria-label="Search keys by name or beginning"
          placeholder="Name or dw_…"
          maxLength={100}
          autoComplete="off"
          defaultValue={search}
          onInput={(event) => (event.currentTarget.value = shorten(event.currentTarget.value))}
          className={cn(inputClass, 'h-10 pl-9 sm:h-9')}
        />
      </span>
      <Button type="submit" variant="quiet" size="small" className="h-10 sm:h-9">
        Search
      </Button>
    </Form>
  );
}

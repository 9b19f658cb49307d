'use client';

import { Star, StarOff } from 'lucide-react';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toaster';
import type { ActionResult } from '@/lib/contracts/app-error';

export interface DefaultButtonProps {
  /** Name of a built-in template, or id of an own one. */
  template: string;
  name: string;
  isDefault: boolean;
  setDefault: (template: string | null) => Promise<ActionResult<{ name: string | null }>>;
}

/** Makes a template the one that requests without a template get, or no longer. */
export function DefaultButton({ template, name, isDefault, setDefault }: DefaultButtonProps) {
  const [isBusy, start] = useTransition();
  const change = () =>
    start(async () => {
      try {
        const answer = await setDefault(isDefault ? null : template);
        if (!answer.ok) return void toast.error(answer.error.message);
        toast(isDefault ? 'Each request gets the template that suits it' : `“${name}” is the default now`);
      } catch {
        toast.error('There was no answer. Check your connection, then press the button again.');
      }
    });
  const words = isDefault ? 'Stop using as default' : 'Use as default';
  return (
    <Button
      variant="ghost"
      size="small"
      busy={isBusy}
      onClick={change}
      aria-label={`${words}: ${name}`}
      className="max-sm:h-11"
    >
      {!isBusy && (isDefault ? <StarOff aria-hidden /> : <Star aria-hidden />)} {words}
    </Button>
  );
}

'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ActionResult } from '@/lib/contracts/app-error';
import { Button } from '../ui/button';
import { cn } from '../ui/cn';
import { ConfirmDialog } from '../ui/dialog';
import { toast } from '../ui/toaster';
import { contentId } from './page-parts';

export interface DeleteButtonProps {
  id: string;
  name: string;
  /** What it is: "document". */
  thing: string;
  /** Where the word "Delete" has no room. */
  isIcon?: boolean;
  remove: (id: string) => Promise<ActionResult<{ name: string }>>;
  /** Where the page goes that was about it. */
  leadsTo?: string;
  /** What stops working, and whether it can be undone. */
  children: ReactNode;
}

/** Deletes one of the things that a page lists, after asking. */
export function DeleteButton({ id, name, thing, isIcon = false, remove, leadsTo, children }: DeleteButtonProps) {
  const router = useRouter();
  const isDeleted = useRef(false);
  // The button goes with its thing; the keyboard goes on with the page.
  useEffect(
    () => () => {
      if (isDeleted.current) setTimeout(() => document.getElementById(contentId)?.focus());
    },
    [],
  );

  async function confirm() {
    const answer = await remove(id);
    isDeleted.current = answer.ok;
    if (answer.ok && leadsTo) router.push(leadsTo);
    if (answer.ok) toast(`Deleted “${answer.value.name}”`);
    else toast.error(answer.error.message);
    return answer.ok;
  }
  const trigger = (
    <Button
      variant="ghost"
      size={isIcon ? 'smallIcon' : 'small'}
      className={cn('text-bad', isIcon && 'max-sm:size-11')}
      aria-label={`Delete ${name}`}
    >
      <Trash2 aria-hidden /> {!isIcon && 'Delete'}
    </Button>
  );
  return (
    <ConfirmDialog trigger={trigger} title={`Delete “${name}”?`} confirm={`Delete ${thing}`} onConfirm={confirm}>
      {children}
    </ConfirmDialog>
  );
}

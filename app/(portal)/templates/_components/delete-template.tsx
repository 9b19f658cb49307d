'use client';

import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { toast } from '@/components/ui/toast';
import { contentId } from '@/components/portal/shell/content-id';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ActionResult } from '@/lib/contracts/action-result';

export interface DeleteTemplateProps {
  id: string;
  name: string;
  remove: (id: string) => Promise<ActionResult<{ name: string }>>;
}

export function DeleteTemplate({ id, name, remove }: DeleteTemplateProps) {
  const isDeleted = useRef(false);
  // The button goes with its template; the keyboard goes on with the page.
  useEffect(
    () => () => {
      if (isDeleted.current) setTimeout(() => document.getElementById(contentId)?.focus());
    },
    [],
  );

  async function confirm() {
    const answer = await remove(id);
    isDeleted.current = answer.ok;
    if (answer.ok) toast(`Deleted “${answer.value.name}”`);
    else toast.error(answer.error.message);
    return answer.ok;
  }
  const trigger = (
    <Button look="ghost" size="small" className="text-bad" aria-label={`Delete ${name}`}>
      <Trash2 aria-hidden /> Delete
    </Button>
  );
  return (
    <ConfirmDialog trigger={trigger} title={`Delete “${name}”?`} confirm="Delete template" onConfirm={confirm}>
      <p>Requests that name it are refused from now on, and jobs that were accepted with it and are not finished fail.</p>
      <p>Finished decks keep their look. This can’t be undone.</p>
    </ConfirmDialog>
  );
}

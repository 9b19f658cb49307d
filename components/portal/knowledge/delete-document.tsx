'use client';

import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ActionResult } from '@/lib/contracts/action-result';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toast';
import { contentId } from '../shell/content-id';

export interface DeleteDocumentProps {
  id: string;
  name: string;
  remove: (id: string) => Promise<ActionResult<{ name: string }>>;
}

export function DeleteDocument({ id, name, remove }: DeleteDocumentProps) {
  const isDeleted = useRef(false);
  // The button goes with its document; the keyboard goes on with the page.
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
    <Button look="ghost" size="smallIcon" className="text-bad max-sm:size-11" aria-label={`Delete ${name}`}>
      <Trash2 aria-hidden />
    </Button>
  );
  return (
    <ConfirmDialog trigger={trigger} title={`Delete “${name}”?`} confirm="Delete document" onConfirm={confirm}>
      <p>It is no longer found or cited by new decks, and its file is deleted.</p>
      <p>Decks that were made with it stay as they are. This can’t be undone.</p>
    </ConfirmDialog>
  );
}

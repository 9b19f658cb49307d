'use client';

import { createContext, type ReactNode, use, useRef, useState } from 'react';
import type { ManagedKey } from '@/lib/services/api-keys/list-managed-keys';
import { CreateKeyDialog } from './create-key-dialog';
import { ExpiryDialog } from './expiry-dialog';
import type { KeyDialogProps } from './key-dialog-props';
import { listHeadingId } from './list-heading-id';
import { RenameDialog } from './rename-dialog';
import { RevokeDialog } from './revoke-dialog';
import { RotateDialog } from './rotate-dialog';

const dialogsOfKeys = { rename: RenameDialog, rotate: RotateDialog, expiry: ExpiryDialog, revoke: RevokeDialog } as const;

export type KeyDialogKind = keyof typeof dialogsOfKeys;

export type KeyDialog = { kind: 'create' } | { kind: KeyDialogKind; subject: ManagedKey };

const Opener = createContext<(dialog: KeyDialog, opener: HTMLElement | null) => void>(() => undefined);

export const useOpenKeyDialog = () => use(Opener);

/** Holds the open dialog outside the list, so that it outlives the row that it is about. */
export function KeyDialogs({ baseUrl, children }: { baseUrl: string; children: ReactNode }) {
  const [dialog, setDialog] = useState<KeyDialog>();
  const opener = useRef<HTMLElement>(null);
  const open = (next: KeyDialog, from: HTMLElement | null) => {
    opener.current = from;
    setDialog(next);
  };
  const shared = {
    baseUrl,
    onClose: () => setDialog(undefined),
    onGone: () => (opener.current = null),
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.getElementById(listHeadingId);
      target?.focus();
    },
  };
  return (
    <Opener value={open}>
      {children}
      {dialog && renderDialog(dialog, shared)}
    </Opener>
  );
}

function renderDialog(dialog: KeyDialog, shared: Omit<KeyDialogProps, 'subject'>) {
  if (dialog.kind === 'create') return <CreateKeyDialog {...shared} />;
  const Dialog = dialogsOfKeys[dialog.kind];
  return <Dialog subject={dialog.subject} {...shared} />;
}

'use client';

import { createContext, type ReactNode, use, useRef, useState } from 'react';
import type { ManagedKey } from '@/lib/services/api-keys/list-managed-keys';
import type { NewKey } from '../actions';
import { CreateKeyDialog } from './create-key-dialog';
import { ExpiryDialog } from './expiry-dialog';
import type { KeyDialogProps } from './key-dialog-props';
import { listHeadingId } from './list-heading-id';
import { RenameDialog } from './rename-dialog';
import { RevokeDialog } from './revoke-dialog';
import { RotateDialog } from './rotate-dialog';
import { ShownKeyDialog } from './shown-key-dialog';

const dialogsOfKeys = {
  rename: RenameDialog,
  rotate: RotateDialog,
  expiry: ExpiryDialog,
  revoke: RevokeDialog,
} as const;

export type KeyDialogKind = keyof typeof dialogsOfKeys;

export type KeyDialog = { kind: 'create' } | { kind: KeyDialogKind; subject: ManagedKey };

type OpenDialog = KeyDialog | { kind: 'shown'; created: NewKey };

const Opener = createContext<(dialog: KeyDialog, opener: HTMLElement | null) => void>(() => undefined);

export const useOpenKeyDialog = () => use(Opener);

/** Holds the open dialog outside the list, so that it outlives the row that it is about. */
export function KeyDialogs({ baseUrl, children }: { baseUrl: string; children: ReactNode }) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const opener = useRef<HTMLElement>(null);
  const isOpen = useRef(false);
  const show = (next: OpenDialog | undefined) => {
    isOpen.current = next !== undefined;
    setDialog(next);
  };
  const open = (next: KeyDialog, from: HTMLElement | null) => {
    opener.current = from;
    show(next);
  };
  const shared = {
    onClose: () => show(undefined),
    onCreated: (created: NewKey) => show({ kind: 'shown', created }),
    onGone: () => (opener.current = null),
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // One dialog followed another, which has the focus.
      if (isOpen.current) return;
      const target = opener.current?.isConnected ? opener.current : document.getElementById(listHeadingId);
      target?.focus();
    },
  };
  return (
    <Opener value={open}>
      {children}
      {dialog && renderDialog(dialog, baseUrl, shared)}
    </Opener>
  );
}

function renderDialog(dialog: OpenDialog, baseUrl: string, shared: Omit<KeyDialogProps, 'subject'>) {
  if (dialog.kind === 'create') return <CreateKeyDialog {...shared} />;
  if (dialog.kind === 'shown') return <ShownKeyDialog created={dialog.created} baseUrl={baseUrl} {...shared} />;
  const Dialog = dialogsOfKeys[dialog.kind];
  return <Dialog subject={dialog.subject} {...shared} />;
}

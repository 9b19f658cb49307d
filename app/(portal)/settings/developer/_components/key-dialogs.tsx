'use client';

import { Ban, CalendarClock, Ellipsis, type LucideIcon, Pencil, RefreshCw } from 'lucide-react';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { ManagedKey } from '@/lib/services/api-keys/list-managed-keys';
import type { NewKey } from '../actions';
import {
  CreateKeyDialog,
  ExpiryDialog,
  type KeyDialogProps,
  RenameDialog,
  RevokeDialog,
  RotateDialog,
} from './change-key-dialogs';
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

const useOpenKeyDialog = () => use(Opener);

export interface KeyDialogsProps {
  baseUrl: string;
  /** Where focus goes when the row that opened a dialog is gone. */
  listHeadingId: string;
  children: ReactNode;
}

/** Holds the open dialog outside the list, so that it outlives the row that it is about. */
export function KeyDialogs({ baseUrl, listHeadingId, children }: KeyDialogsProps) {
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

/** A button of the page that opens one of its dialogs. */
export function OpenKeyDialog({ dialog, ...rest }: Omit<ButtonProps, 'onClick'> & { dialog: KeyDialog }) {
  const open = useOpenKeyDialog();
  return <Button aria-haspopup="dialog" onClick={(event) => open(dialog, event.currentTarget)} {...rest} />;
}

const items: readonly { kind: KeyDialogKind; label: string; Icon: LucideIcon }[] = [
  { kind: 'rename', label: 'Rename…', Icon: Pencil },
  { kind: 'expiry', label: 'Change expiry…', Icon: CalendarClock },
  { kind: 'rotate', label: 'Rotate…', Icon: RefreshCw },
];

export function KeyMenu({ subject, canRotate }: { subject: ManagedKey; canRotate: boolean }) {
  const open = useOpenKeyDialog();
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<KeyDialogKind>(undefined);
  // The dialog opens when the menu has gone, or the two would fight over the focus.
  const openChosen = () => {
    const kind = chosen.current;
    chosen.current = undefined;
    if (kind) open({ kind, subject }, trigger.current);
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          ref={trigger}
          variant="ghost"
          size="icon"
          aria-label={`Actions for ${subject.name}`}
          className="max-sm:size-11"
        >
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" onCloseAutoFocus={openChosen}>
        {items
          .filter(({ kind }) => canRotate || kind !== 'rotate')
          .map(({ kind, label, Icon }) => (
            <DropdownMenuItem key={kind} onSelect={() => (chosen.current = kind)}>
              <Icon aria-hidden />
              {label}
            </DropdownMenuItem>
          ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem destructive onSelect={() => (chosen.current = 'revoke')}>
          <Ban aria-hidden />
          Revoke…
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

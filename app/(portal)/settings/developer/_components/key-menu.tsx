'use client';

import { Ban, CalendarClock, Ellipsis, type LucideIcon, Pencil, RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { ManagedKey } from '@/lib/services/api-keys/list-managed-keys';
import { type KeyDialogKind, useOpenKeyDialog } from './key-dialogs';

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
          look="ghost"
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

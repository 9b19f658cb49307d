'use client';

import { AlertDialog as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { DialogFooter, overlayClass } from './dialog';

export interface ConfirmDialogProps {
  /** Opens it; left out where `open` is controlled. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Names the thing: "Revoke “Billing service”?" */
  title: ReactNode;
  /** What stops working, and whether it can be undone. */
  children: ReactNode;
  /** The verb and the thing: "Revoke key". */
  confirm: string;
  look?: 'danger' | 'primary';
  /** Resolves to true when it was done; the dialog stays open otherwise. */
  onConfirm: () => Promise<boolean>;
  /** Where focus goes afterwards; needed without a trigger, which would have it again. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** Asks before something that can't be undone. */
export function ConfirmDialog({
  trigger,
  open: openFromOutside,
  onOpenChange,
  title,
  children,
  confirm,
  look = 'danger',
  onConfirm,
  onCloseAutoFocus,
}: ConfirmDialogProps) {
  const [openInside, setOpenInside] = useState(false);
  const [busy, setBusy] = useState(false);
  const setOpen = (next: boolean) => (setOpenInside(next), onOpenChange?.(next));

  async function act() {
    setBusy(true);
    try {
      if (await onConfirm()) setOpen(false);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Primitive.Root open={openFromOutside ?? openInside} onOpenChange={setOpen}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed top-1/2 left-1/2 z-50 flex w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 flex-col gap-5 rounded-card border border-line bg-page p-6 shadow-xl"
        >
          <div className="flex flex-col gap-2">
            <Primitive.Title className="text-lg font-semibold tracking-tight break-words">{title}</Primitive.Title>
            <Primitive.Description asChild>
              <div className="flex flex-col gap-2 text-muted">{children}</div>
            </Primitive.Description>
          </div>
          <DialogFooter>
            <Primitive.Cancel asChild>
              <Button look="quiet">Cancel</Button>
            </Primitive.Cancel>
            <Button look={look} busy={busy} onClick={() => void act()}>
              {confirm}
            </Button>
          </DialogFooter>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

'use client';

import { X } from 'lucide-react';
import { AlertDialog as Alert, Dialog as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './button';
import { buttonClass } from './control-class';
import { cn } from './cn';

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

export const overlayClass = 'fixed inset-0 z-50 bg-black/50 data-[state=open]:animate-in';

export type DialogContentProps = Omit<ComponentProps<typeof Primitive.Content>, 'title'> & {
  title: ReactNode;
  description?: ReactNode;
  /** Only its own buttons close it: no click beside it, no Escape, no cross. */
  guarded?: boolean;
};

const keepOpen = (event: Event) => event.preventDefault();

export function DialogContent({
  title,
  description,
  guarded = false,
  className,
  children,
  ...rest
}: DialogContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayClass} />
      <Primitive.Content
        className={cn(
          'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 flex-col gap-5 overflow-y-auto rounded-card border border-line bg-page p-6 shadow-xl',
          className,
        )}
        onEscapeKeyDown={guarded ? keepOpen : undefined}
        onInteractOutside={guarded ? keepOpen : undefined}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...rest}
      >
        <div className="flex flex-col gap-1.5 pr-8">
          <Primitive.Title className="text-lg font-semibold tracking-tight">{title}</Primitive.Title>
          {description && <Primitive.Description className="text-muted">{description}</Primitive.Description>}
        </div>
        {children}
        {!guarded && (
          <Primitive.Close
            aria-label="Close"
            className={cn(buttonClass({ variant: 'ghost', size: 'smallIcon' }), 'absolute top-4 right-4 text-muted')}
          >
            <X aria-hidden />
          </Primitive.Close>
        )}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** The buttons at the end of a dialog, the one that acts last. */
export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)} {...rest} />;
}

export const Sheet = Primitive.Root;
export const SheetTrigger = Primitive.Trigger;

/** A panel that comes in from the left: the navigation on phones. */
export function SheetContent({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayClass} />
      <Primitive.Content
        aria-describedby={undefined}
        className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col overflow-y-auto border-r border-line bg-page p-4"
      >
        <Primitive.Title className="sr-only">{title}</Primitive.Title>
        <Primitive.Close
          aria-label="Close"
          className={cn(buttonClass({ variant: 'ghost', size: 'smallIcon' }), 'absolute top-3 right-3 text-muted')}
        >
          <X aria-hidden />
        </Primitive.Close>
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

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
  variant?: 'danger' | 'primary';
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
  variant = 'danger',
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
    <Alert.Root open={openFromOutside ?? openInside} onOpenChange={setOpen}>
      {trigger && <Alert.Trigger asChild>{trigger}</Alert.Trigger>}
      <Alert.Portal>
        <Alert.Overlay className={overlayClass} />
        <Alert.Content
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed top-1/2 left-1/2 z-50 flex w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 flex-col gap-5 rounded-card border border-line bg-page p-6 shadow-xl"
        >
          <div className="flex flex-col gap-2">
            <Alert.Title className="text-lg font-semibold tracking-tight break-words">{title}</Alert.Title>
            <Alert.Description asChild>
              <div className="flex flex-col gap-2 text-muted">{children}</div>
            </Alert.Description>
          </div>
          <DialogFooter>
            <Alert.Cancel asChild>
              <Button variant="quiet">Cancel</Button>
            </Alert.Cancel>
            <Button variant={variant} busy={busy} onClick={() => void act()}>
              {confirm}
            </Button>
          </DialogFooter>
        </Alert.Content>
      </Alert.Portal>
    </Alert.Root>
  );
}

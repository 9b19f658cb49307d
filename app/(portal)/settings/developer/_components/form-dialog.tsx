'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/messages';

export interface FormDialogProps {
  title: ReactNode;
  description?: ReactNode;
  /** The verb and the thing: "Create key". */
  submit: string;
  isBusy: boolean;
  /** What went wrong, where it isn't shown beside a field. */
  error?: string;
  onSubmit: (form: FormData) => void;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
  children?: ReactNode;
}

/** A dialog with one form. While its change is on the way it stays, so that the answer is seen. */
export function FormDialog({
  title,
  description,
  submit,
  isBusy,
  error,
  onSubmit,
  onClose,
  onCloseAutoFocus,
  children,
}: FormDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && !isBusy && onClose()}>
      <DialogContent title={title} description={description} onCloseAutoFocus={onCloseAutoFocus}>
        <form
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) onSubmit(new FormData(event.currentTarget));
          }}
        >
          {children}
          {error && (
            <Notice tone="bad" role="alert">
              {error}
            </Notice>
          )}
          <DialogFooter>
            <DialogClose asChild>
              <Button look="quiet">Cancel</Button>
            </DialogClose>
            <Button type="submit" busy={isBusy}>
              {submit}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

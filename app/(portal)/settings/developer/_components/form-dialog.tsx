'use client';

import { type ReactNode, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/messages';
import type { ActionError, ActionResult } from '@/lib/contracts/app-error';

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
              <Button variant="quiet">Cancel</Button>
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

const noAnswer: ActionError = {
  code: 'unavailable',
  message:
    'No answer came back. Reload the page and look at the list before you try again: the change may have been made.',
};

/** Sends a change, and keeps why it was refused for the form to show. */
export function useKeyAction<I, T>(action: (input: I) => Promise<ActionResult<T>>, onDone: (value: T) => void) {
  const [isBusy, startTransition] = useTransition();
  const [error, setError] = useState<ActionError>();
  const send = (input: I) =>
    startTransition(async () => {
      const result = await action(input).catch((): ActionResult<T> => ({ ok: false, error: noAnswer }));
      startTransition(() => {
        setError(result.ok ? undefined : withoutField(result.error));
        if (result.ok) onDone(result.value);
      });
    });
  /** For the control that `param` names; for the form as a whole where it names none of these. */
  const errorOf = (param: string) => (error?.param === param ? error.message : undefined);
  return { isBusy, error, errorOf, send };
}

/** Beside its field the message needn't begin with the name of it. */
function withoutField({ code, message, param }: ActionError): ActionError {
  return {
    code,
    param,
    message: param && message.startsWith(`${param}: `) ? message.slice(param.length + 2) : message,
  };
}

'use client';

import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from './button-class';
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
            className={cn(buttonClass({ look: 'ghost', size: 'smallIcon' }), 'absolute top-4 right-4 text-muted')}
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

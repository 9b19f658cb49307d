'use client';

import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonClass } from './button-class';
import { cn } from './cn';
import { overlayClass } from './dialog';

export const Sheet = Primitive.Root;
export const SheetTrigger = Primitive.Trigger;
export const SheetClose = Primitive.Close;

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
          className={cn(buttonClass({ look: 'ghost', size: 'smallIcon' }), 'absolute top-3 right-3 text-muted')}
        >
          <X aria-hidden />
        </Primitive.Close>
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

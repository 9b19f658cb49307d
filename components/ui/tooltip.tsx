'use client';

import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

/** A few words on an element that has a name already; nothing that must be read stands in a tooltip alone. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-sm text-page"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}

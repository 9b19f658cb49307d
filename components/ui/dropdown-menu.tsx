'use client';

import { Check } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';

export const DropdownMenu = Primitive.Root;
export const DropdownMenuTrigger = Primitive.Trigger;

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={6}
        collisionPadding={8}
        className={cn('z-50 min-w-48 rounded-card border border-line bg-page p-1 shadow-lg', className)}
        {...rest}
      />
    </Primitive.Portal>
  );
}

const itemClass =
  'flex cursor-default items-center gap-2.5 rounded-md px-2.5 py-2 text-sm outline-none select-none data-[disabled]:opacity-50 data-[highlighted]:bg-stage [&_svg]:size-4 [&_svg]:shrink-0';

export function DropdownMenuItem({
  className,
  destructive = false,
  ...rest
}: ComponentProps<typeof Primitive.Item> & { destructive?: boolean }) {
  return <Primitive.Item className={cn(itemClass, destructive && 'text-bad', className)} {...rest} />;
}

export const DropdownMenuRadioGroup = Primitive.RadioGroup;

/** One of several of which one holds, marked with a tick at its end. */
export function DropdownMenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={cn(itemClass, className)} {...rest}>
      {children}
      <Primitive.ItemIndicator className="ml-auto">
        <Check aria-hidden />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={cn('px-2.5 py-1.5 text-sm text-muted', className)} {...rest} />;
}

export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn('-mx-1 my-1 h-px bg-line', className)} {...rest} />;
}

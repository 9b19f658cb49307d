import { Menu } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

export function PhoneMenuButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Open menu"
      aria-haspopup="dialog"
      className={cn(buttonClass({ look: 'ghost', size: 'icon' }), 'size-11')}
      {...props}
    >
      <Menu aria-hidden className="size-5!" />
    </button>
  );
}

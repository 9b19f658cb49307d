'use client';

import { Menu } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { cn } from '@/components/ui/cn';
import { Sheet, SheetContent, SheetTrigger } from '@/components/ui/sheet';
import { Wordmark } from '@/components/ui/wordmark';
import { AccountMenu } from './account-menu';
import { OrganizationSwitcher, type OrganizationSwitcherProps } from './organization-switcher';
import { PaletteButton } from './palette-button';
import { RailLinks } from './rail-links';

/** Phones and small windows: the rail comes in as a sheet. */
export function PhoneBar({ person, choose }: OrganizationSwitcherProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-page px-3 lg:hidden">
      <Sheet open={isOpen} onOpenChange={setIsOpen}>
        <SheetTrigger aria-label="Open menu" className={cn(buttonClass({ look: 'ghost', size: 'icon' }), 'size-11')}>
          <Menu aria-hidden className="size-5!" />
        </SheetTrigger>
        <SheetContent title="Menu">
          <div className="flex flex-1 flex-col gap-5">
            <div className="mr-10">
              <OrganizationSwitcher person={person} choose={choose} />
            </div>
            <RailLinks onLeave={close} />
            <div className="mt-auto border-t border-line pt-3">
              <AccountMenu name={person.name} email={person.email} onLeave={close} />
            </div>
          </div>
        </SheetContent>
      </Sheet>
      <Link href="/jobs" aria-label="Deckwright, jobs" className="flex min-h-11 flex-1 items-center px-1">
        <Wordmark />
      </Link>
      <PaletteButton iconOnly />
    </header>
  );
}

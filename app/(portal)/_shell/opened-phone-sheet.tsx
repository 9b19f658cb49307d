'use client';

import { useState } from 'react';
import { Sheet, SheetContent, SheetTrigger } from '@/components/ui/dialog';
import { PhoneMenuButton } from './menu-buttons';
import { AccountMenu, OrganizationSwitcher, type OrganizationSwitcherProps } from './menus';
import { RailLinks } from './rail-links';

/** Comes when its button is first pressed, and is open then. */
export function PhoneSheetOpened({ person, choose }: OrganizationSwitcherProps) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Sheet open={isOpen} onOpenChange={setIsOpen}>
      <SheetTrigger asChild>
        <PhoneMenuButton />
      </SheetTrigger>
      <SheetContent title="Menu">
        <div className="flex flex-1 flex-col gap-5">
          <div className="mr-10">
            <OrganizationSwitcher person={person} choose={choose} />
          </div>
          <RailLinks onLeave={close} />
          <div className="mt-auto border-t border-line pt-3">
            <AccountMenu person={person} onLeave={close} />
          </div>
        </div>
      </SheetContent>
    </Sheet>
  );
}

'use client';

import Link from 'next/link';
import { Wordmark } from '@/components/ui/wordmark';
import { PhoneMenuButton } from './menu-buttons';
import { type OrganizationSwitcherProps, useOpened } from './menus';
import { PaletteButton } from './palette-provider';

const load = () => import('./opened-phone-sheet').then(({ PhoneSheetOpened }) => PhoneSheetOpened);

/** Phones and small windows: the rail comes in as a sheet. */
export function PhoneBar(props: OrganizationSwitcherProps) {
  const { opened, button } = useOpened<OrganizationSwitcherProps>(load);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-page px-3 lg:hidden">
      {opened ? <opened.Component {...props} byKeyboard={opened.byKeyboard} /> : <PhoneMenuButton {...button} />}
      <Link href="/jobs" aria-label="Deckwright, jobs" className="flex min-h-11 flex-1 items-center px-1">
        <Wordmark />
      </Link>
      <PaletteButton iconOnly />
    </header>
  );
}

'use client';

import { BookOpen, LogOut, UserRound } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import {
  readColorScheme,
  colorSchemes,
  type ColorScheme,
  colorSchemeLabels,
  chooseColorScheme,
} from '@/components/ui/color-scheme';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { AccountButton } from './account-button';
import type { AccountMenuProps } from './account-menu';
import { signOutOfPortal } from './sign-out';
import { useFirstItem } from './use-first-item';
import type { OpenedProps } from './use-opened';

/** Comes when its button is first pressed, and is open then. */
export function AccountMenuOpened({ person, onLeave, byKeyboard }: AccountMenuProps & OpenedProps) {
  const focusFirstItem = useFirstItem(byKeyboard);
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>
        <AccountButton person={person} />
      </DropdownMenuTrigger>
      <DropdownMenuContent side="top" align="start" className="w-60" onFocus={focusFirstItem}>
        <DropdownMenuLabel className="truncate" title={person.email}>
          {person.email}
        </DropdownMenuLabel>
        <DropdownMenuItem asChild onSelect={onLeave}>
          <Link href="/settings/account">
            <UserRound aria-hidden /> Account
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href="/docs">
            <BookOpen aria-hidden /> Documentation
          </a>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <ColorSchemeChoice />
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void signOutOfPortal()}>
          <LogOut aria-hidden /> Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Mounted each time the menu opens, so that it shows what the page has. */
function ColorSchemeChoice() {
  const [scheme, setScheme] = useState(() => readColorScheme(document.documentElement.dataset.theme));
  const choose = (next: ColorScheme) => {
    chooseColorScheme(next);
    setScheme(next);
  };
  return (
    <>
      <DropdownMenuLabel>Theme</DropdownMenuLabel>
      <DropdownMenuRadioGroup
        value={scheme}
        onValueChange={(value) => choose(readColorScheme(value))}
        aria-label="Theme"
      >
        {colorSchemes.map((value) => {
          const { label, Icon } = colorSchemeLabels[value];
          return (
            <DropdownMenuRadioItem key={value} value={value} onSelect={(event) => event.preventDefault()}>
              <Icon aria-hidden /> {label}
            </DropdownMenuRadioItem>
          );
        })}
      </DropdownMenuRadioGroup>
    </>
  );
}

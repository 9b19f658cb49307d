'use client';

import { BookOpen, LogOut, UserRound } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
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
import { readTheme, themes, type Theme } from '@/components/ui/theme';
import { AccountButton } from './account-button';
import type { AccountMenuProps } from './account-menu';
import { chooseTheme } from './choose-theme';
import { signOutOfPortal } from './sign-out';
import { themeLooks } from './theme-looks';
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
        <ThemeChoice />
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void signOutOfPortal()}>
          <LogOut aria-hidden /> Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Mounted each time the menu opens, so that it shows what the page has. */
function ThemeChoice() {
  const [theme, setTheme] = useState(() => readTheme(document.documentElement.dataset.theme));
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <>
      <DropdownMenuLabel>Theme</DropdownMenuLabel>
      <DropdownMenuRadioGroup value={theme} onValueChange={(value) => choose(readTheme(value))} aria-label="Theme">
        {themes.map((value) => {
          const { label, Icon } = themeLooks[value];
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

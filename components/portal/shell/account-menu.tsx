'use client';

import { BookOpen, ChevronsUpDown, LogOut, UserRound } from 'lucide-react';
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
import { chooseTheme } from './choose-theme';
import type { ShellPerson } from './shell-person';
import { signOutOfPortal } from './sign-out';
import { themeLooks } from './theme-looks';

export type AccountMenuProps = Pick<ShellPerson, 'name' | 'email'> & { onLeave?: () => void };

export function AccountMenu({ name, email, onLeave }: AccountMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        className="flex min-h-12 w-full items-center gap-2.5 rounded-md px-2 text-left transition-colors duration-100 hover:bg-stage data-[state=open]:bg-stage"
      >
        <span className="sr-only">Account: </span>
        <UserRound aria-hidden className="size-8 shrink-0 rounded-full border border-line p-1.5 text-muted" />
        <span className="flex min-w-0 flex-1 flex-col leading-tight">
          <span dir="auto" className="truncate font-medium">
            {name}
          </span>
          <span className="truncate text-xs text-muted">{email}</span>
        </span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
      </DropdownMenuTrigger>
      <DropdownMenuContent side="top" align="start" className="w-60">
        <DropdownMenuLabel className="truncate" title={email}>
          {email}
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

'use client';

import { BookOpen, Check, LogOut, UserRound } from 'lucide-react';
import Link from 'next/link';
import { type FocusEvent, useRef, useState, useTransition } from 'react';
import {
  chooseColorScheme,
  type ColorScheme,
  colorSchemeLabels,
  colorSchemes,
  readColorScheme,
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
import { toast } from '@/components/ui/toaster';
import { AccountButton, OrganizationButton } from './menu-buttons';
import type { AccountMenuProps, OpenedProps, OrganizationSwitcherProps } from './menus';
import { signOutOfPortal } from './sign-out';

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

/** Comes when its button is first pressed, and is open then. */
export function OrganizationMenuOpened({
  person: { organization, organizations },
  choose,
  byKeyboard,
}: OrganizationSwitcherProps & OpenedProps) {
  const focusFirstItem = useFirstItem(byKeyboard);
  const [isChoosing, startChoosing] = useTransition();
  const switchTo = (id: string) =>
    startChoosing(async () => {
      const answer = await choose(id);
      if (!answer.ok) toast.error(answer.error.message);
    });
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>
        <OrganizationButton organization={organization} aria-busy={isChoosing} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-h-80 w-64 overflow-y-auto" onFocus={focusFirstItem}>
        <DropdownMenuLabel>Switch organization</DropdownMenuLabel>
        {organizations.map(({ id, name, role }) => (
          <DropdownMenuItem key={id} onSelect={() => switchTo(id)} disabled={id === organization.id}>
            <span className="flex min-w-0 flex-1 flex-col">
              <span dir="auto" className="truncate font-medium">
                {name}
              </span>
              <span className="text-muted first-letter:uppercase">{role}</span>
            </span>
            {id === organization.id && <Check aria-label="Current" />}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/**
 * The menu did not exist yet when the key that opened it was pressed, so that it takes the focus itself
 * the first time; this passes it on to the first item.
 */
function useFirstItem(byKeyboard: boolean) {
  const isAwaited = useRef(byKeyboard);
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isAwaited.current || target !== currentTarget) return;
    isAwaited.current = false;
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  };
}

'use client';

import { Check } from 'lucide-react';
import { useTransition } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toaster';
import { OrganizationButton } from './organization-button';
import type { OrganizationSwitcherProps } from './organization-switcher';
import { useFirstItem } from './use-first-item';
import type { OpenedProps } from './use-opened';

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

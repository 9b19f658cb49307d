'use client';

import { Check, ChevronsUpDown } from 'lucide-react';
import { useTransition } from 'react';
import { toast } from 'sonner';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuLabel, DropdownMenuTrigger } from '@/components/ui/dropdown-menu';
import { OrganizationMark } from './organization-mark';
import type { ChooseOrganization, ShellPerson } from './shell-person';

export interface OrganizationSwitcherProps {
  person: ShellPerson;
  choose: ChooseOrganization;
}

/** The organization that the pages speak of; a menu for people who belong to several. */
export function OrganizationSwitcher({ person: { organization, organizations }, choose }: OrganizationSwitcherProps) {
  const [isChoosing, startChoosing] = useTransition();
  if (organizations.length < 2) {
    return (
      <div className="flex min-h-12 items-center gap-2.5 px-2">
        <Current {...organization} />
      </div>
    );
  }

  const switchTo = (id: string) =>
    startChoosing(async () => {
      const answer = await choose(id);
      if (!answer.ok) toast.error(answer.error.message);
    });

  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-busy={isChoosing}
        className="flex min-h-12 items-center gap-2.5 rounded-md px-2 text-left transition-colors duration-100 hover:bg-stage aria-busy:opacity-60 data-[state=open]:bg-stage"
      >
        <span className="sr-only">Switch organization: </span>
        <Current {...organization} />
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-h-80 w-64 overflow-y-auto">
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

function Current({ name, planName }: ShellPerson['organization']) {
  return (
    <>
      <OrganizationMark name={name} />
      <span className="flex min-w-0 flex-1 flex-col leading-tight">
        <span dir="auto" title={name} className="truncate font-semibold">
          {name}
        </span>
        <span className="truncate text-xs text-muted">{planName}</span>
      </span>
    </>
  );
}

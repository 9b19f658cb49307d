import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { OrganizationMark } from './organization-mark';
import type { ShellPerson } from './shell-person';

type Organization = ShellPerson['organization'];

export function OrganizationButton({
  organization,
  ...rest
}: ComponentProps<'button'> & { organization: Organization }) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      className="flex min-h-12 w-full items-center gap-2.5 rounded-md px-2 text-left transition-colors duration-100 hover:bg-stage aria-busy:opacity-60 data-[state=open]:bg-stage"
      {...rest}
    >
      <span className="sr-only">Switch organization: </span>
      <OrganizationName {...organization} />
      <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
    </button>
  );
}

export function OrganizationName({ name, planName }: Organization) {
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

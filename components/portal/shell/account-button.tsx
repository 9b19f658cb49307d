import { ChevronsUpDown, UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ShellPerson } from './shell-person';

export type AccountButtonProps = ComponentProps<'button'> & { person: Pick<ShellPerson, 'name' | 'email'> };

export function AccountButton({ person: { name, email }, ...rest }: AccountButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      className="flex min-h-12 w-full items-center gap-2.5 rounded-md px-2 text-left transition-colors duration-100 hover:bg-stage data-[state=open]:bg-stage"
      {...rest}
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
    </button>
  );
}

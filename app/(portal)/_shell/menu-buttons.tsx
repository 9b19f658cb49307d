import { ChevronsUpDown, Menu, UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass } from '@/components/ui/control-class';
import { cn } from '@/components/ui/cn';
import type { ActionResult } from '@/lib/contracts/app-error';

/** What the frame shows of the person who is signed in. */
export interface ShellPerson {
  name: string;
  email: string;
  /** Owners and admins. */
  canManage: boolean;
  organization: { id: string; name: string; planName: string };
  organizations: readonly { id: string; name: string; role: string }[];
}

export type ChooseOrganization = (organizationId: string) => Promise<ActionResult<void>>;

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

/** The first letter of a name on a tile: the organization at a glance. */
function OrganizationMark({ name }: { name: string }) {
  const [letter = '?'] = name.trim();
  return (
    <span
      aria-hidden
      className="flex size-8 shrink-0 items-center justify-center rounded-md bg-accent text-sm font-semibold text-accent-ink uppercase"
    >
      {letter}
    </span>
  );
}

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

export function PhoneMenuButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Open menu"
      aria-haspopup="dialog"
      className={cn(buttonClass({ variant: 'ghost', size: 'icon' }), 'size-11')}
      {...props}
    >
      <Menu aria-hidden className="size-5!" />
    </button>
  );
}

'use client';

import { type ComponentType, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { toast } from '@/components/ui/toaster';
import {
  AccountButton,
  type AccountButtonProps,
  type ChooseOrganization,
  OrganizationButton,
  OrganizationName,
  type ShellPerson,
} from './menu-buttons';

export type AccountMenuProps = Pick<AccountButtonProps, 'person'> & { onLeave?: () => void };

const loadAccountMenu = () => import('./opened-menus').then(({ AccountMenuOpened }) => AccountMenuOpened);

export function AccountMenu(props: AccountMenuProps) {
  const { opened, button } = useOpened<AccountMenuProps>(loadAccountMenu);
  return opened ? (
    <opened.Component {...props} byKeyboard={opened.byKeyboard} />
  ) : (
    <AccountButton person={props.person} {...button} />
  );
}

export interface OrganizationSwitcherProps {
  person: ShellPerson;
  choose: ChooseOrganization;
}

const loadOrganizationMenu = () =>
  import('./opened-menus').then(({ OrganizationMenuOpened }) => OrganizationMenuOpened);

/** The organization that the pages speak of; a menu for people who belong to several. */
export function OrganizationSwitcher(props: OrganizationSwitcherProps) {
  const { organization, organizations } = props.person;
  const { opened, button } = useOpened<OrganizationSwitcherProps>(loadOrganizationMenu);
  if (organizations.length < 2) {
    return (
      <div className="flex min-h-12 items-center gap-2.5 px-2">
        <OrganizationName {...organization} />
      </div>
    );
  }
  return opened ? (
    <opened.Component {...props} byKeyboard={opened.byKeyboard} />
  ) : (
    <OrganizationButton organization={organization} {...button} />
  );
}

export interface OpenedProps {
  /** A menu that keys opened has its first item focused. */
  byKeyboard: boolean;
}

interface Opened<Props> {
  Component: ComponentType<Props & OpenedProps>;
  byKeyboard: boolean;
}

/**
 * For what most visits never open: its code is fetched when a pointer or the focus reaches its button,
 * and takes the button's place, open, when that is pressed. `load` asks for the same module each time.
 */
export function useOpened<Props>(load: () => Promise<ComponentType<Props & OpenedProps>>) {
  const [opened, setOpened] = useState<Opened<Props>>();
  const prepare = () => void load().catch(() => undefined);
  const open = (byKeyboard: boolean) =>
    void load()
      .then((Component) => setOpened({ Component, byKeyboard }))
      .catch(() => toast.error('The menu could not be fetched. Check your connection and try again.'));
  // A click that no pointer made comes from Enter or the space bar.
  const onClick = ({ detail }: MouseEvent) => open(detail === 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open(true);
  };
  return { opened, button: { 'aria-expanded': false, onPointerEnter: prepare, onFocus: prepare, onClick, onKeyDown } };
}

'use client';

import { OrganizationButton, OrganizationName } from './organization-button';
import type { ChooseOrganization, ShellPerson } from './shell-person';
import { useOpened } from './use-opened';

export interface OrganizationSwitcherProps {
  person: ShellPerson;
  choose: ChooseOrganization;
}

const load = () => import('./organization-menu-opened').then(({ OrganizationMenuOpened }) => OrganizationMenuOpened);

/** The organization that the pages speak of; a menu for people who belong to several. */
export function OrganizationSwitcher(props: OrganizationSwitcherProps) {
  const { organization, organizations } = props.person;
  const { opened, button } = useOpened<OrganizationSwitcherProps>(load);
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

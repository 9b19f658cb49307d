'use client';

import { AccountButton, type AccountButtonProps } from './account-button';
import { useOpened } from './use-opened';

export type AccountMenuProps = Pick<AccountButtonProps, 'person'> & { onLeave?: () => void };

const load = () => import('./account-menu-opened').then(({ AccountMenuOpened }) => AccountMenuOpened);

export function AccountMenu(props: AccountMenuProps) {
  const { opened, button } = useOpened<AccountMenuProps>(load);
  return opened ? (
    <opened.Component {...props} byKeyboard={opened.byKeyboard} />
  ) : (
    <AccountButton person={props.person} {...button} />
  );
}

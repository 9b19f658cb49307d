'use client';

import { Button, type ButtonProps } from '@/components/ui/button';
import { type KeyDialog, useOpenKeyDialog } from './key-dialogs';

/** A button of the page that opens one of its dialogs. */
export function OpenKeyDialog({ dialog, ...rest }: Omit<ButtonProps, 'onClick'> & { dialog: KeyDialog }) {
  const open = useOpenKeyDialog();
  return <Button aria-haspopup="dialog" onClick={(event) => open(dialog, event.currentTarget)} {...rest} />;
}

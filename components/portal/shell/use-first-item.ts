import { type FocusEvent, useRef } from 'react';

/**
 * The menu did not exist yet when the key that opened it was pressed, so that it takes the focus itself
 * the first time; this passes it on to the first item.
 */
export function useFirstItem(byKeyboard: boolean) {
  const isAwaited = useRef(byKeyboard);
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isAwaited.current || target !== currentTarget) return;
    isAwaited.current = false;
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  };
}

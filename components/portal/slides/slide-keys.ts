import type { KeyboardEvent } from 'react';

export type SlideMove = 'next' | 'previous' | 'first' | 'last' | 'present' | 'notes';

/** Keys of the viewer while something in it has the focus. */
export const viewerKeys: Readonly<Record<string, SlideMove>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
  f: 'present',
  n: 'notes',
};

/** Further ones where the slide fills the screen, as in PowerPoint. */
export const presentationKeys: Readonly<Record<string, SlideMove>> = {
  ...viewerKeys,
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  ' ': 'next',
  Enter: 'next',
};

export const stripKeys: Readonly<Record<string, SlideMove>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** What a key asks for; null for keys that are for something else, such as for the button that has the focus. */
export function moveOf(
  event: KeyboardEvent | globalThis.KeyboardEvent,
  keys: Readonly<Record<string, SlideMove>>,
): SlideMove | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (isPress && event.target instanceof Element && event.target.closest('button, a')) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return Object.hasOwn(keys, key) ? (keys[key] ?? null) : null;
}

'use client';

import { useEffect } from 'react';

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };
const arrowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Keys belong to what is being written in, or lies on top of the page. */
const busyElements =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Moves between the rows of the page's list, those with `rowLinkClass`: j and k from anywhere, the arrows
 * from row to row, / to the search field. Enter follows the link, as it does without this.
 */
export function RowKeys() {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return null;
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof Element && target.closest(busyElements)) return;
  const next = key === '/' ? document.querySelector<HTMLElement>('main input[type="search"]') : nextRow(key);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}

function nextRow(key: string): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('main a.row-link')];
  const current = rows.findIndex((row) => row === document.activeElement);
  // Elsewhere the arrows scroll.
  const step = steps[key] ?? (current === -1 ? undefined : arrowSteps[key]);
  if (step === undefined) return undefined;
  return current === -1 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, current + step))];
}

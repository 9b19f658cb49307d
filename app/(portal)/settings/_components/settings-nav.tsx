'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useCanManage } from '@/components/portal/can-manage';
import { settingsPages } from '../../_shell/rail-links';

const linkClass =
  '-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink sm:min-h-10';

/** The pages of the settings, beside each other; scrolls in itself where the screen is narrow. */
export function SettingsNav() {
  const canManage = useCanManage();
  const path = usePathname();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // In braces: where browsers answer with a promise, React would take it for a clean-up.
    nav.current?.scrollBy({ left: overhangOf(nav.current) });
  }, [path]);
  return (
    <nav ref={nav} aria-label="Settings" className="min-w-0 overflow-x-auto border-b border-line">
      <ul className="flex w-max min-w-full gap-1">
        {settingsPages
          .filter(({ managersOnly }) => canManage || !managersOnly)
          .map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
                className={linkClass}
              >
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** How far the current page's link stands out of the frame, on whichever side; the page itself must not scroll to it. */
function overhangOf(nav: HTMLElement): number {
  const link = nav.querySelector('[aria-current]')?.getBoundingClientRect();
  const frame = nav.getBoundingClientRect();
  return link ? Math.max(0, link.right - frame.right) + Math.min(0, link.left - frame.left) : 0;
}

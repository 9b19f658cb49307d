'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

const pages = [
  { href: '/settings/organization', label: 'Organization' },
  { href: '/settings/members', label: 'Members' },
  { href: '/settings/audit', label: 'Audit log', managersOnly: true },
  { href: '/settings/developer', label: 'Developer' },
  { href: '/settings/account', label: 'Account' },
] as const satisfies readonly { href: string; label: string; managersOnly?: boolean }[];

const linkClass =
  '-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink sm:min-h-10';

/** The pages of the settings, beside each other; scrolls in itself where the screen is narrow. */
export function SettingsNav({ seesAudit }: { seesAudit: boolean }) {
  const path = usePathname();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // In braces: where browsers answer with a promise, React would take it for a clean-up.
    nav.current?.scrollBy({ left: overhangOf(nav.current) });
  }, [path]);
  return (
    <nav ref={nav} aria-label="Settings" className="min-w-0 overflow-x-auto border-b border-line">
      <ul className="flex w-max min-w-full gap-1">
        {pages
          .filter((page) => seesAudit || !('managersOnly' in page))
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

'use client';

import {
  Building2,
  ChartColumn,
  CircleUserRound,
  CodeXml,
  LayoutTemplate,
  Library,
  type LucideIcon,
  Presentation,
  ScrollText,
  Settings,
  SquarePlus,
  Users,
} from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useState } from 'react';

interface PortalPage {
  href: string;
  label: string;
  Icon: LucideIcon;
}

/** What the rail, the sheet and the palette lead to beside the settings, in groups that belong together. */
export const pageGroups: readonly { label: string; pages: readonly PortalPage[] }[] = [
  {
    label: 'Decks',
    pages: [
      { href: '/jobs', label: 'Jobs', Icon: Presentation },
      { href: '/new', label: 'New', Icon: SquarePlus },
      { href: '/templates', label: 'Templates', Icon: LayoutTemplate },
      { href: '/knowledge', label: 'Knowledge', Icon: Library },
    ],
  },
  {
    label: 'Insight',
    pages: [
      { href: '/usage', label: 'Usage', Icon: ChartColumn },
      { href: '/settings/developer', label: 'Developer', Icon: CodeXml },
    ],
  },
];

/** Beside each other under one link of the rail. */
export const settingsPages: readonly (PortalPage & { managersOnly?: boolean })[] = [
  { href: '/settings/organization', label: 'Organization', Icon: Building2 },
  { href: '/settings/members', label: 'Members', Icon: Users },
  { href: '/settings/audit', label: 'Audit log', Icon: ScrollText, managersOnly: true },
  { href: '/settings/account', label: 'Account', Icon: CircleUserRound },
];

const linkClass =
  'flex min-h-11 items-center gap-3 rounded-md px-2.5 font-medium text-muted transition-colors duration-100 hover:bg-stage hover:text-ink aria-[current=page]:bg-stage aria-[current=page]:text-ink lg:min-h-9 [&_svg]:size-4.5 [&_svg]:shrink-0 aria-[current=page]:[&_svg]:text-accent';

export function RailLinks({ onLeave }: { onLeave?: () => void }) {
  const pathname = usePathname();
  return (
    <nav aria-label="Main" className="flex flex-col gap-4">
      {pageGroups.map(({ label, pages }) => (
        <ul key={label} aria-label={label} className="flex flex-col gap-0.5">
          {pages.map(({ href, label: name, Icon }) => (
            <li key={href}>
              <RailLink href={href} isCurrent={isWithinPage(pathname, href)} onLeave={onLeave}>
                <Icon aria-hidden strokeWidth={1.75} />
                {name}
              </RailLink>
            </li>
          ))}
        </ul>
      ))}
      <RailLink
        href={settingsPages[0]?.href ?? '/settings/organization'}
        isCurrent={settingsPages.some(({ href }) => isWithinPage(pathname, href))}
        onLeave={onLeave}
      >
        <Settings aria-hidden strokeWidth={1.75} />
        Settings
      </RailLink>
    </nav>
  );
}

interface RailLinkProps {
  href: string;
  isCurrent: boolean;
  onLeave?: () => void;
  children: ReactNode;
}

/** Fetches its page ahead when a pointer or the focus reaches it: all of them at once would cost more than the page itself. */
function RailLink({ href, isCurrent, onLeave, children }: RailLinkProps) {
  const [isReached, setIsReached] = useState(false);
  const reach = () => setIsReached(true);
  return (
    <Link
      href={href}
      prefetch={isReached ? null : false}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={onLeave}
      aria-current={isCurrent ? 'page' : undefined}
      className={linkClass}
    >
      {children}
    </Link>
  );
}

/** Whether an address belongs to a page: the page itself, or one below it. */
function isWithinPage(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}

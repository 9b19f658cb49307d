'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { isWithinPage, pageGroups } from './pages';

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
              <Link href={href} onClick={onLeave} aria-current={isWithinPage(pathname, href) ? 'page' : undefined} className={linkClass}>
                <Icon aria-hidden strokeWidth={1.75} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

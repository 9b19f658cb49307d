import type { ReactNode } from 'react';
import { Wordmark } from '@/components/ui/wordmark';

/** Plain links: the viewer of the reference keeps writing the address, and Next.js forgets a navigation under way then. */
const links = [
  { href: '/docs', label: 'Guide' },
  { href: '/docs/reference', label: 'Reference' },
  { href: '/jobs', label: 'Sign in' },
];

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-b border-line">
        <nav aria-label="Main" className="mx-auto flex h-14 max-w-[1120px] items-center justify-between px-5">
          <a href="/" aria-label="Deckwright, start page">
            <Wordmark />
          </a>
          <div className="flex items-center gap-5 text-[15px] font-medium">
            {links.map(({ href, label }) => (
              <a key={href} href={href} className="hover:text-accent">
                {label}
              </a>
            ))}
          </div>
        </nav>
      </header>
      {children}
      <footer className="border-t border-line">
        <p className="mx-auto max-w-[1120px] px-5 py-6 text-sm text-muted">Deckwright is open source under the MIT licence.</p>
      </footer>
    </>
  );
}

import type { ReactNode } from 'react';
import { Wordmark } from '@/components/ui/wordmark';
import { currentPerson } from '@/lib/http/portal/current-person';

/** Plain links: the viewer of the reference keeps writing the address, and Next.js forgets a navigation under way then. */
const links = [
  { href: '/docs', label: 'Guide' },
  { href: '/docs/reference', label: 'Reference' },
];

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const way = (await currentPerson()) ? { href: '/jobs', label: 'Your jobs' } : { href: '/signin', label: 'Sign in' };
  return (
    <>
      <header className="border-b border-line">
        <nav aria-label="Main" className="mx-auto flex h-14 max-w-[1120px] items-center justify-between gap-3 px-5">
          <a href="/" aria-label="Deckwright, start page" className="flex min-h-11 items-center">
            <Wordmark />
          </a>
          <div className="flex items-center gap-4 text-[15px] font-medium sm:gap-6">
            {[...links, way].map(({ href, label }) => (
              <a
                key={href}
                href={href}
                className={`flex min-h-11 items-center whitespace-nowrap hover:text-accent ${href === '/docs/reference' ? 'max-[359px]:hidden' : ''}`}
              >
                {label}
              </a>
            ))}
          </div>
        </nav>
      </header>
      {children}
      <SiteFooter />
    </>
  );
}

const footerLinks = [
  { href: '/docs', label: 'Guide' },
  { href: '/docs/reference', label: 'API reference' },
  { href: '/api/v1/openapi.json', label: 'OpenAPI document' },
];

function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-[1120px] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-8 text-sm text-muted">
        <div className="flex flex-col gap-1">
          <span className="text-ink">
            <Wordmark />
          </span>
          <p>Open source under the MIT licence.</p>
        </div>
        <ul className="flex flex-wrap gap-x-6">
          {footerLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="flex min-h-11 items-center hover:text-ink">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

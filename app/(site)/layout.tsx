import Link from 'next/link';
import type { ReactNode } from 'react';
import { Wordmark } from '@/components/ui/wordmark';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-b border-line">
        <nav aria-label="Main" className="mx-auto flex h-14 max-w-[1120px] items-center justify-between px-5">
          <Link href="/" aria-label="Deckwright, start page">
            <Wordmark />
          </Link>
          <Link href="/jobs" className="text-[15px] font-medium hover:text-accent">
            Sign in
          </Link>
        </nav>
      </header>
      {children}
      <footer className="border-t border-line">
        <p className="mx-auto max-w-[1120px] px-5 py-6 text-sm text-muted">Deckwright is open source under the MIT licence.</p>
      </footer>
    </>
  );
}

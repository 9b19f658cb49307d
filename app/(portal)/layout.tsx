import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { SignOutButton } from '@/components/portal/sign-out-button';
import { Wordmark } from '@/components/ui/wordmark';
import { currentPerson } from '@/lib/http/portal/current-person';

export default async function PortalLayout({ children }: { children: ReactNode }) {
  const person = await currentPerson();
  if (!person) redirect('/signin');
  return (
    <>
      <header className="border-b border-line">
        <nav aria-label="Main" className="mx-auto flex h-14 max-w-[1120px] items-center justify-between gap-4 px-5">
          <div className="flex items-center gap-6">
            <Link href="/" aria-label="Deckwright, start page">
              <Wordmark />
            </Link>
            <Link href="/jobs" className="font-medium hover:text-accent">
              Jobs
            </Link>
          </div>
          <div className="flex min-w-0 items-center gap-4">
            <span className="hidden truncate text-sm text-muted sm:inline" title={person.email}>
              {person.name} · {person.organization.name}
            </span>
            <SignOutButton />
          </div>
        </nav>
      </header>
      <main className="mx-auto flex max-w-[1120px] flex-col gap-6 px-5 py-10">{children}</main>
    </>
  );
}

import Link from 'next/link';
import type { ReactNode } from 'react';
import { CanManageProvider } from '@/components/portal/can-manage';
import { contentId } from '@/components/portal/page-parts';
import { Wordmark } from '@/components/ui/wordmark';
import type { ChooseOrganization, ShellPerson } from './menu-buttons';
import { AccountMenu, OrganizationSwitcher } from './menus';
import { PaletteButton, PaletteProvider } from './palette-provider';
import { PhoneBar } from './phone-bar';
import { RailLinks } from './rail-links';

export interface PortalFrameProps {
  person: ShellPerson;
  choose: ChooseOrganization;
  /** As the person's system writes it, such as "⌘K". */
  shortcut: string;
  children: ReactNode;
}

/** What stays around every page. A page with wide tables puts `data-wide` on an element of its own. */
export function PortalFrame({ person, choose, shortcut, children }: PortalFrameProps) {
  return (
    <CanManageProvider canManage={person.canManage}>
      <PaletteProvider>
        <SkipLink />
        <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
          <PhoneBar person={person} choose={choose} />
          <aside aria-label="Navigation" className="hidden border-r border-line bg-surface lg:block">
            <div className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto p-3">
              <Link href="/jobs" aria-label="Deckwright, jobs" className="flex min-h-9 items-center rounded-md px-2">
                <Wordmark />
              </Link>
              <OrganizationSwitcher person={person} choose={choose} />
              <PaletteButton shortcut={shortcut} />
              <RailLinks />
              <div className="mt-auto border-t border-line pt-3">
                <AccountMenu person={person} />
              </div>
            </div>
          </aside>
          <main id={contentId} tabIndex={-1} className="min-w-0 px-4 pt-10 pb-6 outline-none! sm:px-8 sm:pb-8 xl:px-10">
            {/* The frame is the same for all pages, so that their headings stand at one place. */}
            <div className="mx-auto max-w-[1440px]">
              <div className="flex max-w-[1120px] flex-col gap-6 has-data-wide:max-w-none">{children}</div>
            </div>
          </main>
        </div>
      </PaletteProvider>
    </CanManageProvider>
  );
}

/** The first stop of the keyboard, seen when it has the focus. */
function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-card border border-line bg-page px-4 py-2.5 font-medium shadow-lg focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

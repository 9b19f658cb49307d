'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useState } from 'react';
import { PageOrganizationProvider } from '@/components/portal/page-organization';
import { pageOrganizationHeader } from '@/lib/contracts/page-organization';
import type { ChooseOrganization } from './menu-buttons';

interface NamedOrganization {
  id: string;
  name: string;
}

const OrganizationDialog = dynamic(
  () => import('./organization-dialog').then(({ OrganizationDialog: loaded }) => loaded),
  { ssr: false },
);

interface OrganizationGuardProps {
  organization: NamedOrganization;
  /** Makes an organization the session's, and stays on the page. */
  returnTo: ChooseOrganization;
  children: ReactNode;
}

/**
 * A session looks at one organization, in all its tabs. Everything that a page asks for says which one it was drawn for,
 * and the service refuses it for another; a page that learns that another tab has switched says so at once.
 */
export function OrganizationGuard({ organization: { id, name }, returnTo, children }: OrganizationGuardProps) {
  const [chosen, setChosen] = useState<NamedOrganization>();
  useEffect(() => markRequests(id), [id]);
  useEffect(() => {
    setChosen(undefined);
    tellTabs({ id, name });
    return watchTabs((other) => setChosen(other?.id === id ? undefined : other));
  }, [id, name]);
  const switchBack = async () => {
    const answer = await returnTo(id);
    if (!answer.ok) return answer.error.message;
    tellTabs({ id, name });
    setChosen(undefined);
    return null;
  };
  return (
    <PageOrganizationProvider value={id}>
      {children}
      {chosen && <OrganizationDialog shown={name} chosen={chosen.name} switchBack={switchBack} />}
    </PageOrganizationProvider>
  );
}

/** The framework sends server actions by `fetch`, and offers no other place to add to all of them. */
function markRequests(organizationId: string): () => void {
  const plain = window.fetch;
  const marked: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input;
    if (new URL(address, location.href).origin !== location.origin) return plain(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(pageOrganizationHeader, organizationId);
    return plain(input, { ...init, headers });
  };
  window.fetch = marked;
  return () => {
    if (window.fetch === marked) window.fetch = plain;
  };
}

/** What the page that the service drew last was drawn for. Kept, because a tab that sleeps hears of nothing. */
const storageKey = 'organization';

function tellTabs(organization: NamedOrganization): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(organization));
  } catch {
    // Without storage the service's own check is left.
  }
}

function watchTabs(onChosen: (organization: NamedOrganization | undefined) => void): () => void {
  const look = () => onChosen(readChosen());
  const end = new AbortController();
  addEventListener('storage', ({ key }) => key === storageKey && look(), { signal: end.signal });
  addEventListener('pageshow', look, { signal: end.signal });
  document.addEventListener('visibilitychange', look, { signal: end.signal });
  return () => end.abort();
}

function readChosen(): NamedOrganization | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '') as NamedOrganization;
  } catch {
    return undefined;
  }
}

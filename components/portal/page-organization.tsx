'use client';

import { type ComponentProps, createContext, useContext } from 'react';
import { pageOrganizationParam } from '@/lib/contracts/page-organization';

const PageOrganization = createContext('');

/** The id of the organization that the page was drawn for. */
export const usePageOrganization = () => useContext(PageOrganization);

export const PageOrganizationProvider = PageOrganization.Provider;

/** A link to a file of the organization that the page shows, and of no other. */
export function ScopedDownload({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const mark = new URLSearchParams({ [pageOrganizationParam]: usePageOrganization() });
  return <a href={`${href}${href.includes('?') ? '&' : '?'}${mark}`} download {...rest} />;
}

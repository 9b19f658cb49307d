import type { ReactNode } from 'react';
import { currentPerson } from '@/lib/http/portal/current-person';
import { SettingsNav } from './_components/settings-nav';

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const person = await currentPerson();
  return (
    <>
      <SettingsNav seesAudit={person !== null && person.role !== 'member'} />
      {children}
    </>
  );
}

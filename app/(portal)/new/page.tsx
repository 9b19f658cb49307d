import type { Metadata } from 'next';
import type { SearchParams } from '@/components/portal/list-address';
import { PageHeader } from '@/components/portal/page-parts';
import { Notice } from '@/components/ui/messages';
import { requirePerson } from '@/lib/http/portal/current-person';
import { loadForm } from './_components/load-form';
import { NewForm } from './_components/new-form';
import { estimateAction, generateAction } from './actions';

export const metadata: Metadata = { title: 'New' };

export default async function NewPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const person = await requirePerson();
  const { props, problem } = await loadForm(person, await searchParams);
  return (
    <>
      <span data-wide hidden />
      <PageHeader
        title="New"
        purpose="Turn text into a PowerPoint deck or slide. Its slides appear as they are finished."
      />
      {problem && (
        <Notice tone="warn" title="That job can’t be used as a start">
          There is no such job in {person.organization.name}. Begin with an empty form, or choose another job from the
          list.
        </Notice>
      )}
      <NewForm key={props.storageKey} {...props} ask={estimateAction} generate={generateAction} />
    </>
  );
}

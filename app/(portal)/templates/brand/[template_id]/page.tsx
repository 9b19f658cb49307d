import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { DeleteButton } from '@/components/portal/delete-button';
import { PageHeader } from '@/components/portal/page-parts';
import { AppError } from '@/lib/contracts/app-error';
import { getBrand } from '@/lib/services/templates/change-brand';
import { deleteTemplateAction } from '../../actions';
import { BrandForm } from '../_components/brand-form';
import { brandDraftOf } from '../_components/brand-draft';
import { loadBrandForm } from '../_components/load-brand-form';

export const metadata: Metadata = { title: 'Change brand' };

export default async function BrandPage({ params }: { params: Promise<{ template_id: string }> }) {
  const loaded = await loadBrandForm();
  if (!loaded) notFound();
  const { template_id: templateId } = await params;
  const details = await getBrand({ ctx: loaded.person.ctx, input: { templateId } }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return notFound();
    throw error;
  });
  const { id, name, version } = details;
  return (
    <>
      <PageHeader
        title={
          <span dir="auto" className="wrap-anywhere">
            {name}
          </span>
        }
        purpose={
          <>
            <Link href="/templates" className="underline underline-offset-2 hover:text-ink">
              Templates
            </Link>{' '}
            · Its id stays, and so do finished decks. Jobs in progress finish on the brand that they began with.
          </>
        }
        action={
          <DeleteButton id={id} name={name} thing="template" remove={deleteTemplateAction} leadsTo="/templates">
            <p>
              Requests that name it are refused from now on, and jobs that were accepted with it and are not finished
              fail.
            </p>
            <p>Finished decks keep their look. This can’t be undone.</p>
          </DeleteButton>
        }
      />
      <BrandForm
        key={version}
        initial={brandDraftOf(details)}
        changes={{ templateId: id, version }}
        {...loaded.offers}
      />
    </>
  );
}

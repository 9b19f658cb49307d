import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/portal/page-parts';
import { BrandForm } from '../_components/brand-form';
import { emptyBrandDraft } from '../_components/brand-draft';
import { loadBrandForm } from '../_components/load-brand-form';

export const metadata: Metadata = { title: 'New brand' };

export default async function NewBrandPage() {
  const loaded = await loadBrandForm();
  if (!loaded) notFound();
  const { offers } = loaded;
  return (
    <>
      <PageHeader
        title="New brand"
        purpose={
          <>
            <Link href="/templates" className="underline underline-offset-2 hover:text-ink">
              Templates
            </Link>{' '}
            · One of the built-in templates in your colours and fonts, with your logo.
          </>
        }
      />
      <BrandForm initial={emptyBrandDraft(offers.bases[0]?.name ?? '')} {...offers} />
    </>
  );
}

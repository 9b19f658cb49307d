import type { Metadata } from 'next';
import { Palette } from 'lucide-react';
import { PageHeader } from '@/components/portal/page-parts';
import { LinkButton } from '@/components/ui/button';
import { requirePerson } from '@/lib/http/portal/current-person';
import { listTemplateGallery } from '@/lib/services/templates/list-template-gallery';
import { listFonts, mostFontBytes } from '@/lib/services/templates/own-fonts';
import { mostTemplateBytes } from '@/lib/services/templates/template-files';
import { BuiltinTemplates } from './_components/builtin-templates';
import { OwnFonts } from './_components/own-fonts';
import { OwnTemplates } from './_components/own-templates';
import { UploadTemplate } from './_components/upload-template';

export const metadata: Metadata = { title: 'Templates' };

export default async function TemplatesPage() {
  const { ctx, role, organization } = await requirePerson();
  const { builtin, own } = await listTemplateGallery({ ctx, input: {} });
  const hasOwn = own.length > 0;
  const fonts = hasOwn ? await listFonts({ ctx, input: {} }) : [];
  const canManage = role !== 'member';
  const usual = [...own, ...builtin].find(({ isDefault }) => isDefault);
  return (
    <>
      <PageHeader
        title="Templates"
        action={
          canManage && (
            <>
              <LinkButton href="/templates/brand/new" variant="quiet" className="max-sm:h-11">
                <Palette aria-hidden /> Make a brand
              </LinkButton>
              <UploadTemplate maxBytes={mostTemplateBytes} />
            </>
          )
        }
        purpose={`Each has type, tables, charts and ornaments of its own. Leave the choice out of a request, and ${usual ? 'your organization’s default' : 'the one that suits the prompt'} is taken.`}
      />
      {hasOwn && <OwnTemplates templates={own} organizationName={organization.name} canManage={canManage} />}
      {hasOwn && <OwnFonts fonts={fonts} maxBytes={mostFontBytes} canManage={canManage} />}
      <BuiltinTemplates templates={builtin} hasHeading={hasOwn} canManage={canManage} />
    </>
  );
}

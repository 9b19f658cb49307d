import type { Metadata } from 'next';
import { PageHeader } from '@/components/portal/page-parts';
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
  const hasFiles = own.some(({ fileName }) => fileName);
  const fonts = hasFiles ? await listFonts({ ctx, input: {} }) : [];
  const canManage = role !== 'member';
  const usual = [...own, ...builtin].find(({ isDefault }) => isDefault);
  return (
    <>
      <PageHeader
        title="Templates"
        action={canManage && <UploadTemplate maxBytes={mostTemplateBytes} />}
        purpose={`Each has type, tables, charts and ornaments of its own. Leave the choice out of a request, and ${usual ? 'your organization’s default' : 'the one that suits the prompt'} is taken.`}
      />
      {own.length > 0 && <OwnTemplates templates={own} organizationName={organization.name} canManage={canManage} />}
      {hasFiles && <OwnFonts fonts={fonts} maxBytes={mostFontBytes} canManage={canManage} />}
      <BuiltinTemplates templates={builtin} hasHeading={own.length > 0} canManage={canManage} />
    </>
  );
}

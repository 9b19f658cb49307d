import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { DeleteButton } from '@/components/portal/delete-button';
import { formatBytes } from '@/components/portal/format';
import { ExactTime } from '@/components/portal/reader-time';
import { PageHeader } from '@/components/portal/page-parts';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { Notice } from '@/components/ui/messages';
import { AppError } from '@/lib/contracts/app-error';
import { requirePerson } from '@/lib/http/portal/current-person';
import { getTemplate, type TemplateDetails } from '@/lib/services/templates/get-template';
import { mostTemplateBytes } from '@/lib/services/templates/template-files';
import { DefaultButton } from '../_components/default-button';
import { UploadTemplate } from '../_components/upload-template';
import { deleteTemplateAction, setDefaultTemplateAction } from '../actions';
import { LayoutsCard, SampleSlides } from './_components/found-in-file';
import { TemplateForm } from './_components/template-form';

interface TemplatePageProps {
  params: Promise<{ template_id: string }>;
}

const findTemplate = cache(async (templateId: string): Promise<TemplateDetails | null> => {
  const { ctx } = await requirePerson();
  try {
    return await getTemplate({ ctx, input: { templateId } });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
});

export async function generateMetadata({ params }: TemplatePageProps): Promise<Metadata> {
  return { title: (await findTemplate((await params).template_id))?.name ?? 'No such template' };
}

export default async function TemplatePage({ params }: TemplatePageProps) {
  const { role } = await requirePerson();
  const template = await findTemplate((await params).template_id);
  if (!template) notFound();
  const { id, name, isDefault, freeName, fileName, fileBytes, createdAt, findings } = template;
  const canManage = role !== 'member';
  return (
    <>
      <PageHeader
        title={
          <span dir="auto" className="wrap-anywhere">
            {name} {isDefault && <Badge tone="accent">Default</Badge>}
          </span>
        }
        purpose={
          <>
            <Link href="/templates" className="underline underline-offset-2 hover:text-ink">
              Templates
            </Link>{' '}
            · {fileName}, {formatBytes(fileBytes)}, <ExactTime date={createdAt} to="day" />
          </>
        }
        action={
          <>
            {freeName === null && (
              <LinkButton href={`/new?${new URLSearchParams({ template: name })}`} className="max-sm:h-11">
                Use this template
              </LinkButton>
            )}
            {canManage && <UploadTemplate maxBytes={mostTemplateBytes} replaces={{ id, name }} variant="quiet" />}
          </>
        }
      />
      {freeName !== null && (
        <Notice tone="warn" title="Another template has this name">
          Requests that name it are refused. “{freeName}” is free.
        </Notice>
      )}
      <SampleSlides template={template} />
      {findings.warnings.length + findings.removed.length + findings.simpler.length > 0 && <Remarks {...findings} />}
      <LayoutsCard template={template} canManage={canManage} />
      {canManage && (
        <>
          <TemplateForm template={template} />
          <div className="-ml-3 flex flex-wrap gap-2">
            <DefaultButton template={id} name={name} isDefault={isDefault} setDefault={setDefaultTemplateAction} />
            <DeleteButton id={id} name={name} thing="template" remove={deleteTemplateAction} leadsTo="/templates">
              <p>
                Requests that name it are refused from now on, and jobs that were accepted with it and are not finished
                fail.
              </p>
              <p>Finished decks keep their look. This can’t be undone.</p>
            </DeleteButton>
          </div>
        </>
      )}
    </>
  );
}

/** What is not as the file has it. */
function Remarks({
  warnings,
  removed,
  simpler,
}: Pick<TemplateDetails['findings'], 'warnings' | 'removed' | 'simpler'>) {
  return (
    <Notice tone="info" title="What is different from the file">
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
        {simpler.length > 0 && (
          <li>
            Told as a list, because their own form has no room on its layouts:{' '}
            {simpler.map((kind) => kind.replaceAll('_', ' ')).join(', ')}.
          </li>
        )}
        {removed.length > 0 && (
          <li>Left out, because it acts or leads out of the file, or no slide needs it: {removed.join(', ')}.</li>
        )}
      </ul>
    </Notice>
  );
}

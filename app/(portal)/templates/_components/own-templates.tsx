import { Palette } from 'lucide-react';
import Link from 'next/link';
import { DeleteButton } from '@/components/portal/delete-button';
import { LinkButton } from '@/components/ui/button';
import { Notice } from '@/components/ui/messages';
import { Summary } from '@/components/ui/summary';
import type { OwnGalleryTemplate } from '@/lib/services/templates/list-template-gallery';
import { deleteTemplateAction, setDefaultTemplateAction } from '../actions';
import { DefaultButton } from './default-button';
import { colorNames } from './color-names';
import { AppearanceLine, TemplateName, TemplatePicture, UseTemplate } from './template-card';

export interface OwnTemplatesProps {
  templates: readonly OwnGalleryTemplate[];
  organizationName: string;
  canManage: boolean;
}

export function OwnTemplates({ templates, organizationName, canManage }: OwnTemplatesProps) {
  return (
    <section aria-labelledby="own" className="flex flex-col gap-4">
      <h2 id="own" dir="auto" className="text-lg font-semibold tracking-tight wrap-anywhere">
        {organizationName}
      </h2>
      <ul className="grid gap-6 md:grid-cols-2">
        {templates.map((template) => (
          <OwnTemplate key={template.id} template={template} canManage={canManage} />
        ))}
      </ul>
    </section>
  );
}

function OwnTemplate({ template, canManage }: { template: OwnGalleryTemplate; canManage: boolean }) {
  const { id, name, description, baseTemplate, fileName, thumbnailUrl, look, changes, isAmbiguous, isDefault } =
    template;
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line">
      {look && <TemplatePicture name={name} src={thumbnailUrl} eager />}
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <TemplateName name={name} isDefault={isDefault} />
          {look && !isAmbiguous && <UseTemplate name={name} />}
        </div>
        {description && (
          <p dir="auto" className="text-muted wrap-anywhere">
            {description}
          </p>
        )}
        {look && baseTemplate && <TemplateChanges baseTemplate={baseTemplate} changes={changes} />}
        {fileName && (
          <p dir="auto" className="text-sm text-muted wrap-anywhere">
            Made from {fileName}.{' '}
            <Link href={`/templates/${id}`} className="underline underline-offset-2 hover:text-ink">
              What was found in it<span className="sr-only">: {name}</span>
            </Link>
          </p>
        )}
        {!look && (
          <Notice tone="bad" title="This template can’t be used">
            What it varies is no longer there. Delete it, and make it again on another template.
          </Notice>
        )}
        {isAmbiguous && (
          <Notice tone="warn" title="Another template has this name">
            Requests that name it are refused. Delete one of the two.
          </Notice>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-1">
          {look && <AppearanceLine look={look} />}
          {canManage && (
            <div className="-mr-3 ml-auto flex flex-wrap items-center gap-2 max-sm:mr-0 max-sm:-ml-3">
              {(look || isDefault) && (
                <DefaultButton template={id} name={name} isDefault={isDefault} setDefault={setDefaultTemplateAction} />
              )}
              {look && baseTemplate && (
                <LinkButton
                  href={`/templates/brand/${id}`}
                  variant="ghost"
                  size="small"
                  aria-label={`Change brand: ${name}`}
                  className="max-sm:h-11"
                >
                  <Palette aria-hidden /> Change brand
                </LinkButton>
              )}
              <DeleteButton id={id} name={name} thing="template" remove={deleteTemplateAction}>
                <p>
                  Requests that name it are refused from now on, and jobs that were accepted with it and are not
                  finished fail.
                </p>
                <p>Finished decks keep their look. This can’t be undone.</p>
              </DeleteButton>
            </div>
          )}
        </div>
      </div>
    </li>
  );
}

/** The colours and fonts that an own template sets, each with its value. */
function TemplateChanges({
  baseTemplate,
  changes: { colors, fonts, footer, logos },
}: Pick<OwnGalleryTemplate, 'changes'> & { baseTemplate: string }) {
  return (
    <details className="text-sm">
      <Summary className="py-1 font-normal text-muted">
        {summaryOf(baseTemplate, [
          countOf(colors.length, 'colour'),
          countOf(Object.values(fonts).filter(Boolean).length, 'font'),
          countOf(logos.length, 'logo'),
          countOf(footer === null ? 0 : 1, 'footer'),
        ])}
      </Summary>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {footer && <Change name="Footer" value={footer} />}
        {logos.length > 0 && <Change name="Logo" value={`for ${logos.join(' and ')} grounds`} />}
        {fonts.heading && <Change name="Headings" value={fonts.heading} />}
        {fonts.body && <Change name="Body" value={fonts.body} />}
        {colors.map(({ role, hex }) => (
          <Change key={role} name={colorNames[role]} value={`#${hex}`} color={`#${hex}`} />
        ))}
      </dl>
    </details>
  );
}

function Change({ name, value, color }: { name: string; value: string; color?: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="flex items-center gap-2">
        {color && <span aria-hidden className="size-4 rounded-sm border border-field" style={{ background: color }} />}
        <span className={color && 'font-mono text-[13px]'}>{value}</span>
      </dd>
    </>
  );
}

function summaryOf(baseTemplate: string, counts: readonly (string | null)[]): string {
  const said = counts.filter((count) => count !== null);
  const last = said.pop();
  if (last === undefined) return `The same as ${baseTemplate}`;
  return `Varies ${baseTemplate} in ${said.length > 0 ? `${said.join(', ')} and ${last}` : last}`;
}

function countOf(count: number, thing: string): string | null {
  if (count === 0) return null;
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}

import { Badge } from '@/components/ui/badge';
import type { GalleryTemplate } from '@/lib/services/templates/list-template-gallery';
import { setDefaultTemplateAction } from '../actions';
import { DefaultButton } from './default-button';
import { AppearanceLine, TemplateName, TemplatePicture, UseTemplate } from './template-card';

/** So many are seen before anybody scrolls. */
const eagerPictures = 4;

export interface BuiltinTemplatesProps {
  templates: readonly GalleryTemplate[];
  hasHeading: boolean;
  canManage: boolean;
}

export function BuiltinTemplates({ templates, hasHeading, canManage }: BuiltinTemplatesProps) {
  return (
    <section aria-labelledby="built-in" className="flex flex-col gap-4">
      <h2 id="built-in" className={hasHeading ? 'text-lg font-semibold tracking-tight' : 'sr-only'}>
        Built in
      </h2>
      <ul className="grid gap-6 md:grid-cols-2">
        {templates.map((template, index) => (
          <BuiltinTemplate key={template.name} {...template} eager={index < eagerPictures} canManage={canManage} />
        ))}
      </ul>
    </section>
  );
}

function BuiltinTemplate({
  name,
  description,
  thumbnailUrl,
  look,
  isDefault,
  eager,
  canManage,
}: GalleryTemplate & { eager: boolean; canManage: boolean }) {
  const { character, suits } = templateWords(description);
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line">
      <TemplatePicture name={name} src={thumbnailUrl} eager={eager} />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <TemplateName name={name} isDefault={isDefault} />
          <UseTemplate name={name} />
        </div>
        <p className="text-muted">{character}</p>
        <ul aria-label={`${name} suits`} className="flex flex-wrap gap-1.5">
          {suits.map((one) => (
            <li key={one} className="flex">
              <Badge>{one}</Badge>
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-1">
          <AppearanceLine look={look} />
          {canManage && (
            <div className="-mr-3 ml-auto max-sm:mr-0 max-sm:-ml-3">
              <DefaultButton template={name} name={name} isDefault={isDefault} setDefault={setDefaultTemplateAction} />
            </div>
          )}
        </div>
      </div>
    </li>
  );
}

interface TemplateWords {
  /** What it looks like, as a sentence. */
  character: string;
  /** What it suits, one by one. */
  suits: string[];
}

const suitsMark = '; suits ';

/** The two halves of the description of a template that ships: "…; suits reports, updates and plans." */
export function templateWords(description: string): TemplateWords {
  const [character = '', suits = ''] = description.replace(/\.$/, '').split(suitsMark);
  return { character: character && `${character}.`, suits: suits.split(/, | and /).filter(Boolean) };
}

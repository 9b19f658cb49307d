import { Badge } from '@/components/ui/badge';
import type { GalleryTemplate } from '@/lib/services/templates/list-template-gallery';
import { LookLine } from './look-line';
import { TemplatePicture } from './template-picture';
import { templateWords } from './template-words';
import { UseTemplate } from './use-template';

/** So many are seen before anybody scrolls. */
const eagerPictures = 4;

export function BuiltinTemplates({ templates, hasHeading }: { templates: readonly GalleryTemplate[]; hasHeading: boolean }) {
  return (
    <section aria-labelledby="built-in" className="flex flex-col gap-4">
      <h2 id="built-in" className={hasHeading ? 'text-lg font-semibold tracking-tight' : 'sr-only'}>
        Built in
      </h2>
      <ul className="grid gap-6 md:grid-cols-2">
        {templates.map((template, index) => (
          <BuiltinTemplate key={template.name} {...template} eager={index < eagerPictures} />
        ))}
      </ul>
    </section>
  );
}

function BuiltinTemplate({ name, description, thumbnailUrl, look, eager }: GalleryTemplate & { eager: boolean }) {
  const { character, suits } = templateWords(description);
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line">
      <TemplatePicture name={name} src={thumbnailUrl} eager={eager} />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-lg font-semibold tracking-tight">{name}</h3>
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
        <div className="mt-auto pt-1">
          <LookLine look={look} />
        </div>
      </div>
    </li>
  );
}

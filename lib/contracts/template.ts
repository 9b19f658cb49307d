import { z } from 'zod';

export const templateSources = ['built_in', 'organization'] as const;
export type TemplateSource = (typeof templateSources)[number];

/** A template that a key can use. */
export const templateSchema = z
  .strictObject({
    name: z.string().meta({ description: 'What `template_name` takes, exactly as it stands here.' }),
    description: z.string().meta({ description: 'For people: what it looks like, and what it suits. May be empty.' }),
    source: z.enum(templateSources).meta({
      description:
        "Whether it ships with the service, or is one of your organization's own: a built-in one in colours and fonts of yours.",
    }),
    thumbnail_url: z.url().meta({
      description:
        "Address of a picture of its slides, a PNG of 640 by 360 pixels, which needs no API key. That of an organization's own template is signed and short-lived; list the templates again for a fresh one.",
    }),
  })
  .meta({ id: 'Template', description: 'A template that your API key can use.' });

export const templateListSchema = z
  .strictObject({
    templates: z.array(templateSchema).meta({
      description:
        "The built-in ones first, then your organization's own by name. A name that stands here twice is ambiguous as `template_name`.",
    }),
  })
  .meta({ id: 'TemplateList', description: 'Every template that your API key can use.' });

export type TemplateList = z.infer<typeof templateListSchema>;

import {
  listTemplatesOperation,
  templateThumbnailOperation,
  type TemplateList,
} from '@/lib/contracts/operations/templates';
import type { DescribeOperation } from '../operation-document';

export const describeListTemplates: DescribeOperation = ({ baseUrl, numbers }) => ({
  tag: 'Templates',
  details: `Put a \`name\` into \`template_name\` exactly as it stands here; leave \`template_name\` out to have a template chosen.

Pictures need no API key. The address of a built-in template's picture stays the same; that of an organization's own works for ${numbers.downloadUrlTtlMinutes} minutes.`,
  answers: {
    200: {
      description: 'Every template that the key can use.',
      headers: listTemplatesOperation.responseHeaders,
      content: {
        'application/json': {
          schema: listTemplatesOperation.reply,
          examples: { templates: { summary: 'Two templates', value: templatesExample(baseUrl) } },
        },
      },
    },
  },
});

function templatesExample(baseUrl: string): TemplateList {
  return {
    templates: [
      {
        name: 'Meridian',
        description: 'Plain business look with wide margins and one blue accent; suits reports, updates and plans.',
        source: 'built_in',
        thumbnail_url: `${baseUrl}/templates/meridian.png`,
      },
      {
        name: 'Northwind',
        description: "Meridian in the organization's own colours and fonts.",
        source: 'organization',
        thumbnail_url: `${baseUrl}/api/v1/templates/0198c1f0-4c1a-7b90-8e2d-3a6f5c7d9e10/thumbnail?expires=1798761600&kid=3f9a1c07&signature=Zx1cO0mFJ8m4s1r6kYb2qgqf7n3WmXJ0yQvT5uLhE2s`,
      },
    ],
  };
}

export const describeTemplateThumbnail: DescribeOperation = ({ numbers }) => ({
  tag: 'Templates',
  details: `Don't build this address: take \`thumbnail_url\` from the list of templates as it is. It works for ${numbers.downloadUrlTtlMinutes} minutes, for everybody who has it.`,
  answers: {
    200: {
      description: 'A PNG of 640 by 360 pixels.',
      headers: templateThumbnailOperation.responseHeaders,
      content: { 'image/png': {} },
    },
  },
  errorExamples: {
    not_found: {
      link: {
        summary: 'Expired, changed, or its template deleted',
        message: 'This address is not valid or has expired; list the templates again for a fresh one.',
      },
    },
  },
});

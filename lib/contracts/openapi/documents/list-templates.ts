import { listTemplatesOperation } from '../../operations/list-templates';
import type { TemplateList } from '../../template';
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

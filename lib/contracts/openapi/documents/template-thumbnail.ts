import { templateThumbnailOperation } from '../../operations/template-thumbnail';
import type { DescribeOperation } from '../operation-document';

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

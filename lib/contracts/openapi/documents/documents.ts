import { z } from 'zod';
import { downloadOperation } from '../../operations/download';
import { openapiOperation, type OperationId } from '../../operations/operations';
import type { DescribeOperation } from '../operation-document';
import { describeGenerate, describeStatus } from './jobs';
import { describeListTemplates, describeTemplateThumbnail } from './templates';

const documentSchema = z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) });

/** A file, or a part of one: bytes have no schema (OpenAPI 3.1, Media Type Object, considerations for files). */
const file = { 'application/vnd.openxmlformats-officedocument.presentationml.presentation': {} };

const describeDownload: DescribeOperation = ({ numbers }) => ({
  tag: 'Results',
  details: `Don't build this address: take \`url\` from the \`downloads\` of a completed job as it is, and follow redirects: an installation can keep its files in an object store.

It works for ${numbers.downloadUrlTtlMinutes} minutes, for everybody who has it; poll the status of the job again for a fresh one. Byte ranges and conditional requests are served, so that a broken download can go on where it stopped.`,
  answers: {
    200: { description: 'The file.', headers: downloadOperation.responseHeaders, content: file },
    206: {
      description: 'The part of the file that `Range` asked for.',
      headers: [...downloadOperation.responseHeaders, 'ContentRange'],
      content: file,
    },
    304: { description: 'The file is one of those that `If-None-Match` names.', headers: ['ETag'] },
    307: {
      description: 'The installation keeps its files elsewhere: send the same request to `Location`.',
      headers: ['Location'],
    },
  },
  errorExamples: {
    not_found: {
      link: {
        summary: 'Expired, changed, or its file deleted',
        message: 'This download link is not valid or has expired; poll the status of the job for a fresh one.',
      },
    },
  },
});

const describeOpenapi: DescribeOperation = () => ({
  tag: 'This document',
  details: '',
  answers: {
    200: {
      description: 'An OpenAPI document.',
      headers: openapiOperation.responseHeaders,
      content: { 'application/json': { schema: documentSchema } },
    },
  },
});

/** What is said of each operation; one without a row does not compile. */
export const documents: Record<OperationId, DescribeOperation> = {
  generate: describeGenerate,
  status: describeStatus,
  download: describeDownload,
  'list-templates': describeListTemplates,
  'template-thumbnail': describeTemplateThumbnail,
  openapi: describeOpenapi,
};

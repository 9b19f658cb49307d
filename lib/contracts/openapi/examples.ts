import type { ZodOpenApiExampleObject } from 'zod-openapi';
import type { ErrorBody } from '../error-body';
import { jobErrorCodes, type RequestErrorCode } from '../error-codes';
import type { JobBody } from '../job';

export interface ErrorExample {
  summary: string;
  message: string;
  param?: string;
}

/** What the service says, one example a code; operations that can say more than that have their own. */
export const errorExamples = {
  invalid_request: { summary: 'A field is not valid', message: 'prompt: must not be empty.', param: 'prompt' },
  unauthorized: {
    summary: 'No valid API key',
    message: 'A valid API key is required: Authorization: Bearer <API_KEY>.',
  },
  plan_not_eligible: { summary: 'Another plan', message: 'API access needs a paid Business or Enterprise plan.' },
  not_found: { summary: 'Nothing there', message: 'There is nothing at this path.' },
  method_not_allowed: {
    summary: 'Another method',
    message: 'This path does not answer to DELETE; it does to GET, HEAD.',
  },
  ambiguous_template_name: {
    summary: 'Several templates have this name',
    message:
      '2 templates are named "Meridian"; only a name that one template has can be used. Give your organization\'s own other names, or leave template_name out. They are: (1) the built-in one: Plain business look. (2) one of your organization\'s own, 0198c1f0-4c1a-7b90-8e2d-3a6f5c7d9e10: In our colours.',
    param: 'template_name',
  },
  idempotency_conflict: {
    summary: 'The key stands for another body',
    message: 'This Idempotency-Key was used with a different request body; use a new key for a new request.',
  },
  range_not_satisfiable: {
    summary: 'Beyond the end of the file',
    message: 'The file has 98304 bytes; the range lies outside.',
  },
  rate_limit_exceeded: {
    summary: 'Too many requests',
    message:
      'Status requests for one job: at most 1 a second per job. Wait as long as Retry-After says, then try again.',
  },
  internal_error: { summary: 'A defect', message: 'The service failed to answer this request.' },
  unavailable: { summary: 'Something is away', message: 'The service cannot answer now; try again shortly.' },
} as const satisfies Record<RequestErrorCode, ErrorExample>;

export function errorBody(code: RequestErrorCode, { message, param }: ErrorExample): ErrorBody {
  const requestId = '0198c1f2-7a60-7c3e-9d55-2f6f0f6f3c11';
  return { error: { code, message, request_id: requestId, ...(param !== undefined && { param }) } };
}

const signed = (baseUrl: string, artifactId: string) =>
  `${baseUrl}/api/v1/downloads/${artifactId}?expires=1798761600&kid=3f9a1c07&signature=Zx1cO0mFJ8m4s1r6kYb2qgqf7n3WmXJ0yQvT5uLhE2s`;

interface JobExample {
  summary: string;
  value: JobBody;
}

const deck = {
  job_id: '0198c1f2-6b1d-7f3a-8a54-5f0a1c2d3e4f',
  output_type: 'deck',
  downloads: null,
  error: null,
} as const;
const slide = { ...deck, job_id: '0198c1f3-02c8-7d41-b6a2-77f1d0c9e8b3', output_type: 'single_slide' } as const;

/** A job in each state that it can be seen in. */
export function jobExamples(baseUrl: string) {
  return {
    pending: { summary: 'Accepted', value: { ...deck, status: 'pending' } },
    processing: { summary: 'Being generated', value: { ...deck, status: 'processing' } },
    completed_deck: {
      summary: 'A completed deck',
      value: {
        ...deck,
        status: 'completed',
        downloads: [{ url: signed(baseUrl, '0198c1f2-9e10-7a02-9c3b-d1a5b7c3f001'), format: 'pptx', slide_count: 6 }],
      },
    },
    completed_single_slide: {
      summary: 'A completed single slide in two variants',
      value: {
        ...slide,
        status: 'completed',
        downloads: [
          { url: signed(baseUrl, '0198c1f3-2b77-7e55-8f10-0a4be2d6c101'), format: 'pptx', variant: 1 },
          { url: signed(baseUrl, '0198c1f3-2b90-7c18-a7d4-93cf5e80b202'), format: 'pptx', variant: 2 },
        ],
      },
    },
    files_deleted: {
      summary: 'Completed, and its files deleted since',
      value: { ...deck, status: 'completed', downloads: [] },
    },
    failed: {
      summary: 'Failed',
      value: {
        ...deck,
        status: 'failed',
        error: { code: 'insufficient_credits', message: jobErrorCodes.insufficient_credits.meaning },
      },
    },
  } as const satisfies Record<string, JobExample>;
}

/** Eight by eight blue pixels. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEUiRGasd+E4AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgoA4AAABIAAF7pRHIAAAAAElFTkSuQmCC';

/** Bodies that the service accepts as they stand. */
export const requestExamples = {
  deck: {
    summary: 'A deck',
    value: {
      prompt:
        '# Board update\n- Revenue: $4.2M, up 18 % on last year\n- Churn fell from 3.1 % to 2.4 %\n- Decision: open the Lisbon office in May\n\nMake 6 slides.',
      output_type: 'deck',
    },
  },
  deck_with_template: {
    summary: 'A deck with a template and further sources',
    description:
      'The template is named exactly. The generation may search the web and use what the organization has in its knowledge base.',
    value: {
      prompt: 'A training for new colleagues about our support process, 10 slides.',
      output_type: 'deck',
      template_name: 'Meridian',
      use_web_search: true,
      use_knowledge_base: true,
    },
  },
  single_slide: {
    summary: 'A single slide in three variants, with a reference image',
    description: 'Each delivered variant is a file of its own.',
    value: {
      prompt: 'Three reasons to move to usage-based pricing: fairer, easier to start with, grows with the customer.',
      output_type: 'single_slide',
      variant_count: 3,
      reference_images: [{ data: picture, mime_type: 'image/png' }],
    },
  },
} as const satisfies Record<string, ZodOpenApiExampleObject>;

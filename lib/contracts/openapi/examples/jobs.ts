import { jobErrorCodes } from '../../error-codes';
import type { JobBody } from '../../job';

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

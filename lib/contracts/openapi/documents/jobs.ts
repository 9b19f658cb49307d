import { generateOperation, statusOperation } from '@/lib/contracts/operations/jobs';
import { jobExamples, requestExamples } from '../examples';
import type { DescribeOperation } from '../operation-document';

export const describeGenerate: DescribeOperation = ({ baseUrl, numbers }) => {
  const { pending, completed_deck: completed } = jobExamples(baseUrl);
  return {
    tag: 'Jobs',
    details: `- The \`Content-Type\` is \`application/json\`, with or without \`charset=utf-8\`. The body has at most ${numbers.bodyMaxBytes / 1_000_000} MB; no more of a larger one is read. Unknown fields are refused.
- \`variant_count\` and \`reference_images\` go with \`single_slide\` alone; with \`deck\` they are refused, whatever their value.
- A deck has the number of slides that the prompt asks for, at most ${numbers.deckMaxSlides}. With none asked for it has what the content needs, ${numbers.deckDefaultMinSlides} to ${numbers.deckDefaultMaxSlides}. It can have fewer than were asked for, never more.
- Send an \`Idempotency-Key\` with each request, and the same one when you repeat it: a retry answers with the original job in the state that it is in now, costs no credits and is not limited as a new generation. Whether two bodies are the same is decided by their JSON values; the order of fields and white space don't matter.
- A request that was refused uses up neither credits nor its \`Idempotency-Key\`.`,
    requestExamples,
    answers: {
      200: {
        description: 'The job is accepted, or was accepted before under the same `Idempotency-Key`.',
        headers: generateOperation.responseHeaders,
        content: {
          'application/json': {
            schema: generateOperation.reply,
            examples: {
              accepted: pending,
              replayed: { ...completed, summary: 'A retry, after the job was completed' },
            },
          },
        },
      },
    },
    errorExamples: {
      invalid_request: {
        unknown_field: { summary: 'An unknown field', message: 'Unknown field "temperature".', param: 'temperature' },
        unsupported_combination: {
          summary: 'A single-slide field on a deck',
          message: 'variant_count: must not be sent with output_type "deck".',
          param: 'variant_count',
        },
        reference_image: {
          summary: 'A picture of another type than it claims',
          message: 'reference_images[0].data is not of the type image/png.',
          param: 'reference_images[0].data',
        },
        malformed: { summary: 'No JSON', message: 'The body is not valid JSON in UTF-8.' },
        idempotency_key: {
          summary: 'An Idempotency-Key with a space',
          message: `The Idempotency-Key header must be 1 to ${numbers.idempotencyKeyMaxCharacters} printable ASCII characters without spaces.`,
        },
      },
      not_found: {
        template: {
          summary: 'No template has this name',
          message: 'No accessible template is named "Meridiam". The closest: "Meridian", "Nocturne".',
          param: 'template_name',
        },
      },
    },
  };
};

export const describeStatus: DescribeOperation = ({ baseUrl, numbers }) => ({
  tag: 'Jobs',
  details: `- While the job is unfinished, wait as long as \`Retry-After\` says before the next poll: ${numbers.statusRetryAfterMinSeconds} seconds at first, growing to ${numbers.statusRetryAfterMaxSeconds}. Never poll one job more than once a second, and set a time limit of your own.
- Each answer for a completed job carries fresh download URLs, which work for ${numbers.downloadUrlTtlMinutes} minutes. Files are kept for ${numbers.fileRetentionDays} days; after that \`downloads\` is an empty array.
- A failed generation is no HTTP error: the answer is \`200\` with \`status\` \`failed\` and an \`error\` object.
- A job that is not finished ${numbers.jobTimeoutMinutes} minutes after its start, or has waited ${numbers.jobWaitHours} hours for it, fails with \`generation_timeout\`.
- Polling costs no credits.`,
  answers: {
    200: {
      description: 'The job in its present state.',
      headers: statusOperation.responseHeaders,
      content: { 'application/json': { schema: statusOperation.reply, examples: jobExamples(baseUrl) } },
    },
  },
  errorExamples: {
    not_found: {
      job: {
        summary: 'Unknown, malformed, or the job of another key',
        message: 'There is no such job for this API key.',
      },
    },
  },
});

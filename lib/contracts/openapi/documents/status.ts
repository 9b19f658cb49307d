import { statusOperation } from '../../operations/status';
import { jobExamples } from '../examples/jobs';
import type { DescribeOperation } from '../operation-document';

export const describeStatus: DescribeOperation = ({ baseUrl, numbers }) => ({
  tag: 'Jobs',
  details: `- While the job is unfinished, wait as long as \`Retry-After\` says before the next poll: ${numbers.statusRetryAfterMinSeconds} seconds at first, growing to ${numbers.statusRetryAfterMaxSeconds}. Never poll one job more than once a second, and set a time limit of your own.
- Each answer for a completed job carries fresh download URLs, which work for ${numbers.downloadUrlTtlMinutes} minutes. Files are kept for ${numbers.fileRetentionDays} days; after that \`downloads\` is an empty array.
- A failed generation is no HTTP error: the answer is \`200\` with \`status\` \`failed\` and an \`error\` object.
- A job that is not finished ${numbers.jobTimeoutMinutes} minutes after its acceptance fails with \`generation_timeout\`.
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

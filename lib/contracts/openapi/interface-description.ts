import { jobErrorCodes, requestErrorCodes, type ErrorCodeRow } from '../error-codes';
import { rateLimits } from '../rate-limits';
import type { Installation } from './operation-document';

/** What holds for the whole interface, in Markdown: the sections in the order in which a reader needs them. */
export function interfaceDescription(installation: Installation): string {
  const sections = [flow, keys, idempotency, polling, limits, errors, failures, credits, files, versions];
  return sections.map((section) => section(installation)).join('\n\n');
}

function flow({ baseUrl }: Installation): string {
  return `Generates PowerPoint (\`.pptx\`) files from a text prompt, for programs.

1. Send \`POST /api/v1/generate\` with a prompt. The service accepts the job and answers at once with its \`job_id\`.
2. Poll \`GET /api/v1/status/{job_id}\` with the same API key until \`status\` is \`completed\` or \`failed\`.
3. Download the files from the URLs in \`downloads\`.

The base URL is the origin alone, such as \`${baseUrl}\`, without \`/api\` or \`/api/v1\`; the paths below are appended to it.`;
}

function keys({ numbers }: Installation): string {
  return `## API keys

Send \`Authorization: Bearer <API_KEY>\` with every request. Access is for organizations on a paid Business or Enterprise plan. Keys are created and revoked in the Developer Settings of the web app, at most ${numbers.apiKeysMaxPerOrganization} live ones an organization; a key is shown once, and a revoked one stops working with the next request. While the organization is on another plan its keys are answered with \`403\`; they work again when it returns.

A job can be seen with the key that created it and with no other. Use a key for each integration, rotate them, revoke one at once that may have been seen, and keep them out of source control, client-side code, logs and analytics.`;
}

function idempotency({ numbers }: Installation): string {
  return `## Safe retries

Send an \`Idempotency-Key\` of your own with each generate request. Repeated with the same key and the same body within ${numbers.idempotencyTtlHours} hours, the request answers with the original job (and \`Idempotency-Replayed: true\`); with another body it is refused with \`idempotency_conflict\`. Simultaneous requests with one key make one job.`;
}

function polling({ numbers }: Installation): string {
  return `## Polling

There are no webhooks. Begin with an interval of 2 to 5 seconds and lengthen it while the job is unfinished, or simply wait as long as \`Retry-After\` says (${numbers.statusRetryAfterMinSeconds} to ${numbers.statusRetryAfterMaxSeconds} seconds). Poll one job at most once a second, and give up after a time of your own, such as 5 minutes; a job itself ends ${numbers.jobTimeoutMinutes} minutes after its start at the latest.`;
}

function limits({ numbers }: Installation): string {
  const rows = Object.values(rateLimits(numbers)).map(({ about, calls, windowSeconds, per }) => [
    about,
    String(calls),
    windowText(windowSeconds),
    per,
  ]);
  return `## Rate limits

${table(['what', 'at most', 'in', 'per'], rows)}

Every authenticated answer tells where you stand: \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds). A request too many is answered with \`429\` and \`Retry-After\`: wait at least that long, then retry with backoff.`;
}

function windowText(seconds: number): string {
  return seconds === 1 ? '1 second' : seconds === 60 ? '1 minute' : `${seconds} seconds`;
}

function errors(): string {
  return `## Errors

Every error is JSON of one shape: \`{"error":{"code","message","request_id"}}\`, with \`param\` where one field is at fault. Branch on \`code\`; \`message\` is for people and may change. Retry where the table says so, and only with an \`Idempotency-Key\` where the request makes a job. Unknown paths and methods are answered in the same shape.

${table(
  ['code', 'status', 'retry', 'meaning'],
  rowsOf(requestErrorCodes, ({ status, retryable }) => [String(status), retryable ? 'yes' : 'no']),
)}`;
}

function failures(): string {
  return `## Failed jobs

A generation that fails is no HTTP error: status answers \`200\` with \`status\` \`failed\` and \`error\` \`{"code","message"}\`. Nothing is charged.

${table(
  ['code', 'meaning'],
  rowsOf(jobErrorCodes, () => []),
)}`;
}

function credits({ numbers }: Installation): string {
  return `## Credits

A deck costs ${creditText(numbers.creditsPerSlide)} for each delivered slide, a single slide ${creditText(numbers.creditsPerVariant)} for each delivered variant, from the pool of the organization. When a job starts, the largest possible charge is set aside; when it ends, what was delivered is charged and the rest is free again. A pool that does not cover it fails the job with \`insufficient_credits\`. Failed jobs, retries and polling cost nothing.`;
}

function creditText(count: number): string {
  return count === 1 ? '1 credit' : `${count} credits`;
}

function files({ numbers }: Installation): string {
  return `## Files

A download URL works for ${numbers.downloadUrlTtlMinutes} minutes and needs no API key; treat it as a secret. Polling the status again gives fresh ones. Files are kept for ${numbers.fileRetentionDays} days; after that \`downloads\` of the completed job is an empty array. A deck can have fewer slides than were asked for, never more: \`downloads[0].slide_count\` tells how many.`;
}

function versions(): string {
  return `## Versions

This is version 1, as the path says. Every answer carries \`X-Request-Id\` and \`Cache-Control: no-store\`. Requests with unknown fields are refused; answers have no fields beyond those described here.`;
}

function rowsOf<Row extends ErrorCodeRow>(codes: Record<string, Row>, columns: (row: Row) => string[]): string[][] {
  return Object.entries(codes).map(([code, row]) => [`\`${code}\``, ...columns(row), row.meaning]);
}

function table(heads: string[], rows: string[][]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

import type { ContractNumbers } from '@/lib/contracts/contract-numbers';
import { requestErrorCodes } from '@/lib/contracts/error-codes';
import { imageMimeTypes } from '@/lib/contracts/generate-request';
import { rateLimits } from '@/lib/contracts/rate-limits';
import { responseHeaders } from '@/lib/contracts/response-headers';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { Code, DocsHeading, MarkedText } from '../_components/docs-elements';
import { DocsTable } from '../_components/docs-table';
import { counted, grouped, megabytes, perWindow } from './words';

const { RateLimitLimit, RateLimitRemaining, RateLimitReset, RetryAfter } = responseHeaders;

const headerRows = [RateLimitLimit, RateLimitRemaining, RateLimitReset, RetryAfter].map(
  ({ name, example, description }) => ({
    id: name,
    cells: [<Code key="name">{name}</Code>, example, description],
  }),
);

export function LimitsChapter({ numbers }: RequestSettings) {
  const { rate_limit_exceeded: exceeded } = requestErrorCodes;
  const rows = Object.entries(rateLimits(numbers)).map(([id, { about, calls, windowSeconds, per }]) => ({
    id,
    cells: [about, `${grouped(calls)} ${perWindow(windowSeconds)}`, per],
  }));
  const sizeRows = sizes(numbers).map(([what, limit]) => ({
    id: what,
    cells: [<MarkedText key="what">{what}</MarkedText>, limit],
  }));
  return (
    <>
      <DocsHeading id="rate-limits">How often</DocsHeading>
      <DocsTable
        label="Rate limits"
        columns={[{ title: 'What is counted' }, { title: 'Limit' }, { title: 'Per' }]}
        widths="1fr 8rem 8rem"
        rows={rows}
      />
      <p>
        Beyond a limit the answer is {exceeded.status} <Code>rate_limit_exceeded</Code> with <Code>Retry-After</Code>:
        wait at least so many seconds, then go on with growing pauses. Every answer to a valid key says how you stand:
      </p>
      <DocsTable
        label="Headers about limits"
        columns={[{ title: 'Header' }, { title: 'Example' }, { title: 'Meaning', isProse: true }]}
        widths="12rem 5rem 1fr"
        rows={headerRows}
      />
      <DocsHeading id="sizes">How much</DocsHeading>
      <DocsTable
        label="Sizes"
        columns={[{ title: 'What' }, { title: 'Limit', isProse: true }]}
        widths="1fr 1.6fr"
        rows={sizeRows}
      />
    </>
  );
}

function sizes(numbers: ContractNumbers): [what: string, limit: string][] {
  const types = imageMimeTypes.map((type) => type.replace('image/', '').toUpperCase());
  return [
    ['Body of a request', megabytes(numbers.bodyMaxBytes)],
    ['`prompt`', `1 to ${grouped(numbers.promptMaxCharacters)} characters after trimming`],
    ['`template_name`', `1 to ${grouped(numbers.templateNameMaxCharacters)} characters`],
    ['`variant_count`', `1 to ${grouped(numbers.variantCountMax)}, 1 unless given; single slides only`],
    ['`reference_images`', `1 to ${counted(numbers.referenceImagesMax, 'picture')}; single slides only`],
    [
      'Each picture',
      `${types.join(', ')}; ${megabytes(numbers.referenceImageMaxBytes)} when decoded, ${counted(numbers.referenceImageMaxMegapixels, 'megapixel')}`,
    ],
    ['`Idempotency-Key`', `1 to ${counted(numbers.idempotencyKeyMaxCharacters, 'character')}`],
    [
      'Slides of a deck',
      `As many as the prompt asks for, at most ${grouped(numbers.deckMaxSlides)}; ${numbers.deckDefaultMinSlides} to ${numbers.deckDefaultMaxSlides} when it names no number`,
    ],
    ['Live API keys of an organization', grouped(numbers.apiKeysMaxPerOrganization)],
  ];
}

export function CreditsChapter({ numbers }: RequestSettings) {
  const rows = [
    { id: 'deck', cells: ['Deck', `${counted(numbers.creditsPerSlide, 'credit')} for each slide in the file`] },
    {
      id: 'single_slide',
      cells: ['Single slide', `${counted(numbers.creditsPerVariant, 'credit')} for each delivered variant`],
    },
    { id: 'failed', cells: ['Failed job', 'Nothing'] },
    { id: 'free', cells: ['Polling, downloads, replays', 'Nothing'] },
  ];
  return (
    <>
      <p>
        Jobs draw on the credit pool of your organization. You pay for what was delivered: when a deck has fewer slides
        than you asked for, it costs less.
      </p>
      <DocsTable
        label="Prices"
        columns={[{ title: 'What' }, { title: 'Price', isProse: true }]}
        widths="1fr 2fr"
        rows={rows}
      />
      <p>
        When a worker starts a job it holds the largest possible charge; at completion the hold becomes the charge for
        what was delivered, and at failure it is released. A pool that can’t cover the hold fails the job with{' '}
        <Code>insufficient_credits</Code>, before any work is done. The balance is never negative.
      </p>
    </>
  );
}

export function FilesChapter({ numbers }: RequestSettings) {
  return (
    <ul>
      <li>
        A download link lives {counted(numbers.downloadUrlTtlMinutes, 'minute')}. It is signed and needs no key, so
        treat it like the file itself. When it has expired it answers 404; poll the job for a fresh one.
      </li>
      <li>
        Files are kept {counted(numbers.fileRetentionDays, 'day')}. Then they are deleted, and the status of the job
        stays <Code>completed</Code> with an empty list of <Code>downloads</Code>.
      </li>
      <li>
        A download has a readable file name, its length, an <Code>ETag</Code> and byte ranges, so that a broken one can
        be resumed with <Code>Range</Code>.
      </li>
      <li>Only the key that created a job sees its links; to every other key the job is unknown.</li>
    </ul>
  );
}

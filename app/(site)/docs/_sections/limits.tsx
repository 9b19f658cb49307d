import { Code } from '@/components/docs/code';
import { DocsHeading } from '@/components/docs/docs-section';
import { DocsTable } from '@/components/docs/docs-table';
import { MarkedText } from '@/components/docs/marked-text';
import { requestErrorCodes } from '@/lib/contracts/error-codes';
import { rateLimits } from '@/lib/contracts/rate-limits';
import { imageMimeTypes } from '@/lib/contracts/reference-image';
import { responseHeaders } from '@/lib/contracts/response-headers';
import type { ContractNumbers } from '@/lib/contracts/contract-numbers';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { counted, grouped, megabytes, perWindow } from '../_content/words';

const { RateLimitLimit, RateLimitRemaining, RateLimitReset, RetryAfter } = responseHeaders;

const headerRows = [RateLimitLimit, RateLimitRemaining, RateLimitReset, RetryAfter].map(
  ({ name, example, description }) => ({
    id: name,
    cells: [<Code key="name">{name}</Code>, example, description],
  }),
);

export function Limits({ numbers }: RequestSettings) {
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

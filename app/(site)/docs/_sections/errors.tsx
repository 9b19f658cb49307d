import { CodeBlock } from '@/components/ui/code-block';
import {
  type ErrorCodeRow,
  errorCodes,
  type JobErrorCode,
  jobErrorCodes,
  type RequestErrorCode,
  requestErrorCodes,
} from '@/lib/contracts/error-codes';
import { errorBody, errorExamples } from '@/lib/contracts/openapi/examples';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { Code, DocsHeading, MarkedText } from '../_components/docs-elements';
import { DocsTable } from '../_components/docs-table';
import { counted, grouped } from './words';

export function ErrorsChapter() {
  const example = errorBody('invalid_request', errorExamples.invalid_request);
  return (
    <>
      <p>
        Every answer that is not 2xx has one shape. Branch on <Code>code</Code>. The message is for people and may
        change; <Code>param</Code> is there when one field is at fault; quote <Code>request_id</Code>, which is also in
        the header <Code>X-Request-Id</Code>, when you report a problem.
      </p>
      <CodeBlock
        label={`${requestErrorCodes.invalid_request.status} Bad Request`}
        language="json"
        code={JSON.stringify(example, null, 2)}
      />
      <DocsHeading id="request-errors">Errors of a request</DocsHeading>
      <ErrorTable label="Errors of a request" codes={requestErrorCodes} />
      <DocsHeading id="job-errors">Errors of a job</DocsHeading>
      <p>
        A generation that fails is no HTTP error: status answers 200 with <Code>status</Code> <Code>failed</Code> and
        one of these in <Code>error</Code>. A failed job costs nothing and stays as it is.
      </p>
      <ErrorTable label="Errors of a job" codes={jobErrorCodes} />
    </>
  );
}

type DocumentedCode = RequestErrorCode | JobErrorCode;

/** What an integrator does about each code. */
const errorAdvice: Record<DocumentedCode, string> = {
  invalid_request:
    'Correct the field that `param` names; the message says what is allowed. Sending it again unchanged fails again.',
  unauthorized: 'Check the `Authorization` header. If the key was lost, revoked or has expired, create a new one.',
  plan_not_eligible:
    'Have an owner of the organization move it to a Business or Enterprise plan. Its keys work again from then on.',
  not_found: 'Check the address, the id or the template name. A job answers only to the key that created it.',
  method_not_allowed: 'Use a method that the `Allow` header lists.',
  ambiguous_template_name: 'Rename one of the templates, or omit `template_name` to have one chosen.',
  idempotency_conflict: 'Send a new request under a new `Idempotency-Key`; repeat an old key only with its own body.',
  range_not_satisfiable: 'Ask for bytes within the file, or for the whole of it without `Range`.',
  rate_limit_exceeded: 'Wait as long as `Retry-After` says, then go on more slowly.',
  internal_error: 'Try again with backoff and the same `Idempotency-Key`. Report the request id if it stays.',
  unavailable: 'Try again after `Retry-After` with the same `Idempotency-Key`.',
  insufficient_credits:
    'Have credits granted to the organization, then send the request under a new `Idempotency-Key`.',
  template_unavailable: 'Choose another template, or omit `template_name`.',
  content_rejected:
    'Add to the prompt what the message misses (facts, figures, a document), or change the prompt or the pictures.',
  provider_unavailable: 'Send the request again later, under a new `Idempotency-Key`.',
  generation_timeout:
    'Ask for less in one job: fewer slides, a shorter prompt. Then send it under a new `Idempotency-Key`.',
  generation_failed: 'Send it once more under a new `Idempotency-Key`; if it fails again, report the job id.',
  cancelled:
    'Somebody of the organization ended it in the portal. Send it under a new `Idempotency-Key` if you still want it.',
};

interface ErrorTableProps {
  label: string;
  codes: Partial<Record<DocumentedCode, ErrorCodeRow>>;
}

const columns = [{ title: 'Code' }, { title: 'Retry' }, { title: 'What it means, what to do', isProse: true }] as const;

/** Codes with what they mean, whether the same request can succeed later, and what to do. */
function ErrorTable({ label, codes }: ErrorTableProps) {
  const entries = Object.entries(codes) as [DocumentedCode, ErrorCodeRow][];
  const rows = entries.map(([code, { status, retryable, meaning }]) => ({
    id: code,
    cells: [
      <span key="code">
        <Code>{code}</Code> {status !== null && <span className="ml-1 font-normal text-muted">{status}</span>}
      </span>,
      retryable ? 'Yes' : 'No',
      <>
        <p>{meaning}</p>
        <p className="text-muted">
          <MarkedText>{errorAdvice[code]}</MarkedText>
        </p>
      </>,
    ],
  }));
  return <DocsTable label={label} columns={columns} widths="15rem 3rem 1fr" rows={rows} />;
}

export function IdempotencyChapter({ numbers }: RequestSettings) {
  const { idempotency_conflict: conflict } = errorCodes;
  return (
    <>
      <p>
        When a connection breaks you can’t know whether the job was accepted. Send an <Code>Idempotency-Key</Code> with
        every generate request, and simply send it again: one key makes one job, one set of files and one charge, even
        when a hundred copies arrive at once.
      </p>
      <CodeBlock
        label="Header of a request for an offer to order 1042"
        language="http"
        code="Idempotency-Key: order-1042-offer"
      />
      <ul>
        <li>
          The same key with the same body answers with the original job in the state it is in now, and with the header{' '}
          <Code>Idempotency-Replayed: true</Code>. It costs nothing and is not limited as a new generation.
        </li>
        <li>
          The same key with another body answers {conflict.status} <Code>idempotency_conflict</Code>. Bodies are
          compared as JSON, so the order of fields and white space do not matter.
        </li>
        <li>
          A key has 1 to {grouped(numbers.idempotencyKeyMaxCharacters)} printable ASCII characters without spaces. It
          belongs to your API key and is remembered for {counted(numbers.idempotencyTtlHours, 'hour')}.
        </li>
        <li>
          Take it from your own record (an order, a report, a row), so that a retry after a crash sends the same one.
          Take a new one when you want a new deck: after a failed job, too, for the old one keeps answering with the
          failure.
        </li>
      </ul>
    </>
  );
}

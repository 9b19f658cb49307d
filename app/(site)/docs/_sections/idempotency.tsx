import { Code } from '@/components/docs/code';
import { CodeBlock } from '@/components/ui/code-block';
import { errorCodes } from '@/lib/contracts/error-codes';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { counted, grouped } from '../_content/words';

export function Idempotency({ numbers }: RequestSettings) {
  const { idempotency_conflict: conflict } = errorCodes;
  return (
    <>
      <p>
        When a connection breaks you can’t know whether the job was accepted. Send an <Code>Idempotency-Key</Code> with
        every generate request, and simply send it again: one key makes one job, one set of files and one charge, even
        when a hundred copies arrive at once.
      </p>
      <CodeBlock label="Header of the request" language="http" code="Idempotency-Key: order-1042-offer" />
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

import { Code } from '@/components/docs/code';
import { DocsHeading } from '@/components/docs/docs-section';
import { ErrorTable } from '@/components/docs/error-table';
import { CodeBlock } from '@/components/ui/code-block';
import { jobErrorCodes, requestErrorCodes } from '@/lib/contracts/error-codes';
import { errorBody, errorExamples } from '@/lib/contracts/openapi/examples/errors';

export function Errors() {
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

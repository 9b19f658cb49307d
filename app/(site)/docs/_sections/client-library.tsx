import { Code } from '@/components/docs/code';
import { CodeBlock } from '@/components/ui/code-block';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { readSnippet } from '../_content/read-snippet';

export async function ClientLibrary({ baseUrl }: RequestSettings) {
  return (
    <>
      <p>
        For TypeScript there is a client that does all of the above for you. It is made to be copied: take the folder{' '}
        <Code>lib/client</Code> out of the repository into your project as <Code>client</Code>. It needs{' '}
        <Code>fetch</Code> and nothing else, and its types come from the OpenAPI document.
      </p>
      <CodeBlock label="client.mts" language="typescript" code={await readSnippet('client.mts', baseUrl)} />
      <ul>
        <li>
          <Code>generateAndWait</Code> sends an <Code>Idempotency-Key</Code> of its own when you give none, repeats what
          failed for the moment, paces its polls by <Code>Retry-After</Code>, and stops at <Code>timeoutMs</Code> or
          when <Code>signal</Code> is aborted.
        </li>
        <li>
          <Code>generate</Code>, <Code>getStatus</Code> and <Code>waitForJob</Code> are its single steps, for jobs that
          outlive your process.
        </li>
        <li>
          <Code>download</Code> gives the bytes of a file and <Code>openDownload</Code> a stream of them. An expired
          link is renewed on the way.
        </li>
      </ul>
    </>
  );
}

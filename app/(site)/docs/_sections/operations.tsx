import { Code } from '@/components/docs/code';
import { DocsTable } from '@/components/docs/docs-table';
import { ReferenceLink } from '@/components/docs/reference-link';
import { operations } from '@/lib/contracts/operations/operations';
import type { AnyOperation } from '@/lib/contracts/operations/operation';

const callers = {
  api_key: 'API key',
  signed_url: 'Signed link',
  none: 'Nothing',
} as const satisfies Record<AnyOperation['auth'], string>;

export function Operations() {
  const rows = operations.map(({ id, method, path, summary, auth }) => ({
    id,
    cells: [
      <Code key="path">
        {method} {path}
      </Code>,
      summary,
      callers[auth],
    ],
  }));
  return (
    <>
      <p>
        Every field, header, answer and example, with a form to try each call, computed from the same schemas that check
        your requests.
      </p>
      <DocsTable
        label="Operations"
        columns={[{ title: 'Call' }, { title: 'What it does', isProse: true }, { title: 'Needs' }]}
        widths="1.4fr 1fr 6rem"
        rows={rows}
      />
      <div className="flex flex-wrap gap-3">
        <ReferenceLink>Open the API reference</ReferenceLink>
        <a
          href="/api/v1/openapi.json"
          className="inline-flex h-10 items-center font-medium text-accent hover:underline"
        >
          OpenAPI 3.1 document
        </a>
      </div>
    </>
  );
}

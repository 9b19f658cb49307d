import { CodeBlock } from '@/components/ui/code-block';
import { requestErrorCodes } from '@/lib/contracts/error-codes';
import type { AnyOperation } from '@/lib/contracts/operations/operation';
import { operations } from '@/lib/contracts/operations/operations';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { Code, ReferenceLink } from '../_components/docs-elements';
import { DocsTable } from '../_components/docs-table';
import { grouped } from './words';

export function ApiKeysChapter({ numbers }: RequestSettings) {
  const { unauthorized, plan_not_eligible: notEligible } = requestErrorCodes;
  return (
    <>
      <CodeBlock label="Header of every request" language="http" code="Authorization: Bearer <API_KEY>" />
      <p>
        Owners and admins create keys in the portal, under{' '}
        <a href="/settings/developer" className="text-accent underline">
          Developer
        </a>
        . A key is shown once. A lost key can’t be read again: create a new one and revoke the old one. An organization
        has at most {grouped(numbers.apiKeysMaxPerOrganization)} live keys, and needs a paid Business or Enterprise plan
        for them to work.
      </p>
      <CodeBlock
        label="The same for those who run the service"
        code={'npm run --silent admin -- key create --org ORG_ID --name "CRM integration"'}
      />
      <ul>
        <li>Use a key of its own for each integration, so that one can be revoked without stopping the others.</li>
        <li>
          Rotate keys regularly: the portal makes a successor, shows when each of the two was last used, and revokes the
          old one.
        </li>
        <li>Revoke a key at once when it may have been seen. It is refused from the very next request on.</li>
        <li>
          Keep keys out of source control, client-side code, logs and analytics tools. They belong in a secret store or
          the environment.
        </li>
        <li>A job is visible, pollable and downloadable with the key that created it, and with no other.</li>
      </ul>
      <p>
        A missing, malformed, unknown, revoked or expired key answers {unauthorized.status} <Code>unauthorized</Code>,
        always with the same message. A valid key of an organization on another plan answers {notEligible.status}{' '}
        <Code>plan_not_eligible</Code>.
      </p>
    </>
  );
}

const callers = {
  api_key: 'API key',
  signed_url: 'Signed link',
  none: 'Nothing',
} as const satisfies Record<AnyOperation['auth'], string>;

export function OperationsChapter() {
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

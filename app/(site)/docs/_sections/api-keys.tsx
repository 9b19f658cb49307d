import { Code } from '@/components/docs/code';
import { CodeBlock } from '@/components/ui/code-block';
import { requestErrorCodes } from '@/lib/contracts/error-codes';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { grouped } from '../_content/words';

export function ApiKeys({ numbers }: RequestSettings) {
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

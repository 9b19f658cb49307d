import Image from 'next/image';
import { Code } from '@/components/docs/code';
import { CodeBlock } from '@/components/ui/code-block';
import { requestErrorCodes } from '@/lib/contracts/error-codes';
import { listTemplatesOperation } from '@/lib/contracts/operations/list-templates';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { listBuiltinTemplates } from '@/lib/services/templates/list-templates';

export function Templates({ baseUrl }: RequestSettings) {
  const { not_found: notFound, ambiguous_template_name: ambiguous } = requestErrorCodes;
  const call = [
    `curl -sS ${baseUrl}${listTemplatesOperation.path} \\`,
    '  -H "Authorization: Bearer $DECKWRIGHT_API_KEY"',
  ].join('\n');
  return (
    <>
      <p>
        Omit <Code>template_name</Code> to have a template chosen, or name one to keep your decks alike. Your key can
        use the built-in templates below and those of your organization:
      </p>
      <CodeBlock label="List the templates" code={call} />
      <BuiltinTemplates />
      <p>
        Names are compared exactly, with upper and lower case. One that no template has answers {notFound.status}{' '}
        <Code>not_found</Code> and offers the closest ones; one that several have answers {ambiguous.status}{' '}
        <Code>ambiguous_template_name</Code>.
      </p>
    </>
  );
}

function BuiltinTemplates() {
  return (
    <div>
      <ul className="grid gap-5 sm:grid-cols-2">
        {listBuiltinTemplates('').map(({ name, description, thumbnailUrl }) => (
          <li key={name} className="flex flex-col gap-2">
            <Image
              src={thumbnailUrl}
              alt={`Slides in the template ${name}`}
              width={640}
              height={360}
              className="w-full rounded-card border border-line"
            />
            <p className="text-sm leading-6">
              <Code>{name}</Code> <span className="text-muted">{description}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

import Image from 'next/image';
import { CodeBlock } from '@/components/ui/code-block';
import { requestErrorCodes } from '@/lib/contracts/error-codes';
import { listTemplatesOperation } from '@/lib/contracts/operations/templates';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { listBuiltinTemplates } from '@/lib/services/templates/list-templates';
import { Code } from '../_components/docs-elements';

const fields = [
  {
    name: 'prompt',
    text: 'What to say: a topic, notes, a whole report, Markdown, a table. What it says stays as it is: figures, names and dates are never rounded or invented. It may also say how many slides you want, for whom they are, how they should sound and in which language; sixteen languages are read. Without a count, a deck has what its content needs.',
  },
  {
    name: 'use_knowledge_base',
    text: 'Lets the slides use what your organization’s own documents say. People add documents in the portal under Knowledge; nobody else’s are ever read, and without this field yours are not either.',
  },
  {
    name: 'use_web_search',
    text: 'Lets the slides use what pages of the web say, where this installation has a search provider. Without one the job goes on, and its report says so.',
  },
  {
    name: 'reference_images',
    text: 'Pictures for a single slide. Say in the prompt what they are for: “use this photo” places one, “in this style” takes its colours. They are turned upright, cropped around what they show, and lose their location data.',
  },
  {
    name: 'variant_count',
    text: 'Alternatives of a single slide that differ in argument or form, not in colour alone.',
  },
] as const;

/** What decides what slides say, apart from the prompt. */
export function ContentChapter() {
  return (
    <>
      <dl className="flex flex-col gap-4">
        {fields.map(({ name, text }) => (
          <div key={name}>
            <dt>
              <Code>{name}</Code>
            </dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        Whatever comes from a document or a page is cited: at the foot of the slide, in its notes, and on a slide of
        sources at the end of a deck that has room for it. The quality report of the file, which the portal shows, names
        document and page for each statement. Such text is treated as material: an instruction that somebody hid in a
        page or a document changes nothing. The knowledge base takes PDF, Word, PowerPoint, Excel, Markdown, HTML and
        plain text.
      </p>
    </>
  );
}

export function TemplatesChapter({ baseUrl }: RequestSettings) {
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

import { Code } from '@/components/docs/code';

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

/** What decides what slides say, besides the prompt. */
export function Content() {
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

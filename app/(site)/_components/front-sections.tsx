import { CopyCheck, FileCheck2, Hash, LayoutTemplate, RefreshCw, Server } from 'lucide-react';
import { quickStart } from '@/components/portal/curl';
import { CodeBlock } from '@/components/ui/code-block';
import { listBuiltinTemplates } from '@/lib/services/templates/list-templates';

const promises = [
  {
    Icon: FileCheck2,
    title: 'Opens without a murmur',
    text: 'Real themes, layouts, placeholders, native charts and tables, speaker notes and alt text. PowerPoint has nothing to repair.',
    proof: 'Every file that the tests make is validated with the Open XML SDK.',
  },
  {
    Icon: LayoutTemplate,
    title: 'Text that fits',
    text: 'What is too long for a slide goes on a further one or into the notes. No word of yours is lost.',
    proof:
      'Each line is measured before it is placed; overlap, contrast and type size stand in a report with every file.',
  },
  {
    Icon: Hash,
    title: 'Your figures, exactly',
    text: 'Numbers, names and dates arrive as you wrote them. It needs no language model; one that you bring fills the same slides.',
    proof: 'The embedded composer only arranges what the prompt says. It invents nothing.',
  },
  {
    Icon: CopyCheck,
    title: 'Safe to repeat',
    text: 'Send an Idempotency-Key, and a repeated request gives the same job, one file and one charge.',
    proof:
      'Tested with a hundred of the same request at once, on two processes, and with five hundred jobs on credits for a hundred.',
  },
  {
    Icon: RefreshCw,
    title: 'Finishes what it began',
    text: 'Jobs go on at the step where they stopped, also when a process is killed in the middle.',
    proof: 'The tests kill workers with kill -9 and wait for the deck.',
  },
  {
    Icon: Server,
    title: 'Yours to run',
    text: 'One command, no other service, no key of anybody else. Each part moves to a service of its own by a setting.',
    proof: 'These pages ask no other host for anything.',
  },
] as const;

/** What people may rely on, each with why they may. */
export function Promises() {
  return (
    <section aria-labelledby="promises" className="border-y border-line bg-surface">
      <div className="mx-auto flex max-w-[1120px] flex-col gap-8 px-5 py-14 sm:py-16">
        <h2 id="promises" className="text-2xl font-semibold tracking-tight sm:text-3xl">
          Promises, and why you can take them
        </h2>
        <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {promises.map(({ Icon, title, text, proof }) => (
            <li key={title} className="flex flex-col gap-2">
              <Icon aria-hidden className="size-6 text-accent" strokeWidth={1.75} />
              <h3 className="mt-1 font-semibold">{title}</h3>
              <p>{text}</p>
              <p className="border-l-2 border-line pl-3 text-sm text-muted">{proof}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The built-in templates side by side, each a link to where it can be used. */
export function TemplateStrip() {
  return (
    <section aria-labelledby="templates" className="mx-auto flex max-w-[1120px] flex-col gap-6 px-5 py-14 sm:py-16">
      <div className="flex flex-col gap-2">
        <h2 id="templates" className="text-2xl font-semibold tracking-tight sm:text-3xl">
          Eight templates, eight characters
        </h2>
        <p className="max-w-[64ch] text-muted">
          Each with type, tables, charts and ornaments of its own, as native shapes. Put your organization’s colours and
          fonts on any of them.
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
        {listBuiltinTemplates('').map(({ name, thumbnailUrl }) => (
          <li key={name}>
            <a
              href={`/new?${new URLSearchParams({ template: name })}`}
              className="group flex flex-col gap-2 rounded-card"
            >
              <img
                src={thumbnailUrl}
                alt=""
                width={640}
                height={360}
                loading="lazy"
                decoding="async"
                className="aspect-video h-auto w-full rounded-card border border-line bg-stage transition-colors duration-100 group-hover:border-accent"
              />
              <span className="font-medium group-hover:text-accent">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const linkClass = 'text-accent underline underline-offset-2';

export function QuickStart({ baseUrl }: { baseUrl: string }) {
  const { send, poll, fetch } = quickStart(baseUrl);
  return (
    <section id="quick-start" aria-labelledby="quick-start-title" className="border-t border-line bg-surface">
      <div className="mx-auto flex max-w-[1120px] flex-col gap-6 px-5 py-14 sm:py-16">
        <div className="flex flex-col gap-2">
          <h2 id="quick-start-title" className="text-2xl font-semibold tracking-tight sm:text-3xl">
            Two calls and a download
          </h2>
          <p className="max-w-[64ch] text-muted">
            Send the prompt, then poll the job every few seconds until it is completed. Poll no more than once a second,
            and honour Retry-After. The{' '}
            <a href="/docs" className={linkClass}>
              guide
            </a>{' '}
            has the whole program in curl, TypeScript and Python, and the{' '}
            <a href="/docs/reference" className={linkClass}>
              reference
            </a>{' '}
            every field.
          </p>
        </div>
        <div className="grid gap-5 lg:grid-cols-2">
          <CodeBlock label="1. Start a job" code={send} />
          <div className="flex min-w-0 flex-col gap-5">
            <CodeBlock label="2. Poll it" code={poll} />
            <CodeBlock label="3. Fetch the file" code={fetch} />
          </div>
        </div>
      </div>
    </section>
  );
}

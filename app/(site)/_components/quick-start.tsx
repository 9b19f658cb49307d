import { quickStart } from '@/components/portal/curl';
import { CodeBlock } from '@/components/ui/code-block';

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

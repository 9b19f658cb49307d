import Image from 'next/image';
import { connection } from 'next/server';
import { CodeBlock } from '@/components/ui/code-block';
import { LinkButton } from '@/components/ui/link-button';
import { quickStart } from '@/components/ui/quick-start';
import { requestSettings } from '@/lib/services/requests/request-settings';

const promises = [
  {
    title: 'Opens without a murmur',
    text: 'Real themes, layouts, placeholders, native charts and tables. Our tests validate what it writes with the Open XML SDK, so that PowerPoint has nothing to repair.',
  },
  {
    title: 'Text that fits',
    text: 'Every line is measured before it is placed. What does not fit goes on a further slide or into the notes, and no word of yours is lost.',
  },
  {
    title: 'Your figures, exactly',
    text: 'Numbers, names and dates arrive as you wrote them. The embedded composer invents nothing, and needs no language model.',
  },
  {
    title: 'Safe to retry',
    text: 'Send an Idempotency-Key and a repeated request gives the same job, one file and one charge, even when hundreds arrive at once.',
  },
];

export default async function FrontDoor() {
  // The address is known only where the service runs, not where it was built.
  await connection();
  const { send, poll, fetch } = quickStart(requestSettings().baseUrl);
  return (
    <main>
      <section className="mx-auto grid max-w-[1120px] gap-10 px-5 py-14 lg:grid-cols-[5fr_6fr] lg:items-center lg:py-20">
        <div className="flex flex-col gap-5">
          <h1 className="text-4xl leading-[1.1] font-semibold tracking-tight text-balance sm:text-5xl">
            Post a prompt, download a real PowerPoint file
          </h1>
          <p className="max-w-[46ch] text-lg leading-7 text-muted">
            Deckwright turns notes, reports and tables into slides behind a small HTTP API. It runs on your own machine,
            with a language model or without one.
          </p>
          <div className="flex flex-wrap gap-3">
            <LinkButton href="/jobs">Sign in</LinkButton>
            <LinkButton href="/docs" look="quiet">
              Read the API guide
            </LinkButton>
          </div>
        </div>
        <Image
          src="/images/sample-deck.png"
          alt="Four slides of a board update that Deckwright made: cover, key figures, a revenue chart and a statement"
          width={1624}
          height={924}
          priority
          className="w-full rounded-card border border-line"
        />
      </section>
      <section aria-labelledby="promises" className="border-y border-line bg-surface">
        <h2 id="promises" className="sr-only">
          What you get
        </h2>
        <dl className="mx-auto grid max-w-[1120px] gap-8 px-5 py-12 sm:grid-cols-2 lg:grid-cols-4">
          {promises.map(({ title, text }) => (
            <div key={title} className="flex flex-col gap-1.5">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section id="quick-start" aria-labelledby="quick-start-title" className="mx-auto flex max-w-[1120px] flex-col gap-6 px-5 py-14">
        <div className="flex flex-col gap-2">
          <h2 id="quick-start-title" className="text-2xl font-semibold tracking-tight">
            Two calls and a download
          </h2>
          <p className="max-w-[64ch] text-muted">
            Send the prompt, then poll the job every few seconds until it is completed. Poll no more than once a second, and
            honour Retry-After. The{' '}
            <a href="/docs" className="text-accent hover:underline">
              guide
            </a>{' '}
            has the whole program in curl, TypeScript and Python, and the{' '}
            <a href="/docs/reference" className="text-accent hover:underline">
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
      </section>
    </main>
  );
}

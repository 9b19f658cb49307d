import type { Metadata } from 'next';
import { connection } from 'next/server';
import { LinkButton } from '@/components/ui/button';
import { requestSettings } from '@/lib/services/requests/request-settings';
import { Code, DocsSection, ReferenceLink } from './_components/docs-elements';
import { DocsNav } from './_components/docs-nav';
import { docsChapters } from './_sections/docs-chapters';

export const metadata: Metadata = {
  title: 'API guide',
  description:
    'Send a prompt, poll the job, download a PowerPoint file: quick start, errors, limits, credits and the API reference.',
};

const chapters = docsChapters.map(({ id, title }) => ({ id, title }));

export default async function DocsPage() {
  // The address and the numbers are known only where the service runs, not where it was built.
  await connection();
  const settings = requestSettings();
  return (
    <div className="mx-auto grid max-w-[1120px] px-5 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-14 lg:py-12">
      <DocsNav sections={chapters} />
      <main className="flex min-w-0 flex-col gap-16 py-8 text-[16px] leading-7 lg:py-0">
        <header className="flex flex-col gap-3">
          <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">API guide</h1>
          <p className="max-w-[60ch] text-lg text-muted">
            Send a prompt, poll the job, download a real PowerPoint file. The address of this service is{' '}
            <Code>{settings.baseUrl}</Code>, and the paths of version 1 begin with <Code>/api/v1/</Code>.
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton href="#quick-start">Quick start</LinkButton>
            <ReferenceLink variant="quiet">API reference</ReferenceLink>
          </div>
        </header>
        {docsChapters.map(({ id, title, Body }) => (
          <DocsSection key={id} id={id} title={title}>
            <Body {...settings} />
          </DocsSection>
        ))}
      </main>
    </div>
  );
}

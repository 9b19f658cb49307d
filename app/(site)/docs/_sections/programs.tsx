import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CodeBlock, type CodeLanguage } from '@/components/ui/code-block';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { CodeTabs } from '../_components/code-tabs';
import { Code, MarkedText } from '../_components/docs-elements';

interface Program {
  id: string;
  name: string;
  language: CodeLanguage;
  file: string;
  howToRun: string;
}

const programs: readonly Program[] = [
  {
    id: 'curl',
    name: 'curl',
    language: 'shell',
    file: 'deck.sh',
    howToRun: 'Paste it into a terminal, or save it as `deck.sh` and run `sh deck.sh`. It needs curl and nothing else.',
  },
  {
    id: 'typescript',
    name: 'TypeScript',
    language: 'typescript',
    file: 'deck.mts',
    howToRun:
      'Save it as `deck.mts` and run `npx tsx deck.mts`, or `node deck.mts` on Node 22.18 and newer. It has no dependencies.',
  },
  {
    id: 'python',
    name: 'Python',
    language: 'python',
    file: 'deck.py',
    howToRun: 'Save it as `deck.py` and run `python3 deck.py`. It needs Python 3.9 or newer and no packages.',
  },
];

export async function QuickStartChapter({ baseUrl }: RequestSettings) {
  const tabs = await Promise.all(
    programs.map(async (program) => ({ ...program, panel: await showProgram(program, baseUrl) })),
  );
  return (
    <>
      <p>
        Put your{' '}
        <a href="#api-keys" className="text-accent underline underline-offset-2">
          API key
        </a>{' '}
        into the environment, then run one of the three below. Each sends a prompt, waits for the job and saves{' '}
        <Code>deck.pptx</Code>. Each can lose a connection without making a second deck, waits as long as it is told to,
        and gives up in the end.
      </p>
      <CodeBlock label="Your API key" code="export DECKWRIGHT_API_KEY='<API_KEY>'" />
      <CodeTabs label="Language" tabs={tabs} />
    </>
  );
}

async function showProgram({ file, language, howToRun }: Program, baseUrl: string) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">
        <MarkedText>{howToRun}</MarkedText>
      </p>
      <CodeBlock label={file} language={language} code={await readSnippet(file, baseUrl)} />
    </div>
  );
}

/** What the files say so that they run here, and what it is for the readers of an installation. */
const standIns = (baseUrl: string) => [
  { written: 'http://localhost:3000', shown: baseUrl },
  { written: '@/lib/client', shown: './client' },
];

/** A program of the guide as it runs against the service at `baseUrl`. */
async function readSnippet(file: string, baseUrl: string): Promise<string> {
  const text = await readFile(join(process.cwd(), 'app/(site)/docs/_snippets', file), 'utf8');
  return standIns(baseUrl).reduce((code, { written, shown }) => code.replaceAll(written, shown), text.trimEnd());
}

export async function ClientLibraryChapter({ baseUrl }: RequestSettings) {
  return (
    <>
      <p>
        For TypeScript there is a client that does all of the above for you. It is made to be copied: take the folder{' '}
        <Code>lib/client</Code> out of the repository into your project as <Code>client</Code>. It needs{' '}
        <Code>fetch</Code> and nothing else, and its types come from the OpenAPI document.
      </p>
      <CodeBlock label="client.mts" language="typescript" code={await readSnippet('client.mts', baseUrl)} />
      <ul>
        <li>
          <Code>generateAndWait</Code> sends a fresh <Code>Idempotency-Key</Code> with each call unless you give one as{' '}
          <Code>idempotencyKey</Code>, repeats what failed for the moment, paces its polls by <Code>Retry-After</Code>,
          and stops at <Code>timeoutMs</Code> or when <Code>signal</Code> is aborted.
        </li>
        <li>
          <Code>generate</Code>, <Code>getStatus</Code> and <Code>waitForJob</Code> are its single steps, for jobs that
          outlive your process.
        </li>
        <li>
          <Code>download</Code> gives the bytes of a file and <Code>openDownload</Code> a stream of them. An expired
          link is renewed on the way.
        </li>
      </ul>
    </>
  );
}

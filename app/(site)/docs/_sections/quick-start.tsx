import { Code } from '@/components/docs/code';
import { CodeTabs } from '@/components/docs/code-tabs';
import { MarkedText } from '@/components/docs/marked-text';
import { CodeBlock, type CodeLanguage } from '@/components/ui/code-block';
import type { RequestSettings } from '@/lib/services/requests/request-settings';
import { readSnippet } from '../_content/read-snippet';

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

export async function QuickStart({ baseUrl }: RequestSettings) {
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

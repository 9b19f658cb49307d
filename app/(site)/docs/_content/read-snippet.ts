import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the files say so that they run here, and what it is for the readers of an installation. */
const standIns = (baseUrl: string) => [
  { written: 'http://localhost:3000', shown: baseUrl },
  { written: '@/lib/client', shown: './client' },
];

/** A program of the guide as it runs against the service at `baseUrl`. */
export async function readSnippet(file: string, baseUrl: string): Promise<string> {
  const text = await readFile(join(process.cwd(), 'app/(site)/docs/_snippets', file), 'utf8');
  return standIns(baseUrl).reduce((code, { written, shown }) => code.replaceAll(written, shown), text.trimEnd());
}

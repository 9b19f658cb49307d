import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GenerateRequest } from '@/lib/contracts/generate-request';
import { curlOf, imageFileNames } from './curl';

interface Seen {
  url: string | undefined;
  authorization: string | undefined;
  type: string | undefined;
  body: unknown;
}

const seen: Seen[] = [];
const server = createServer((request, response) => {
  void json(request).then((body) => {
    seen.push({
      url: request.url,
      authorization: request.headers.authorization,
      type: request.headers['content-type'],
      body,
    });
    response.end('{}');
  });
});
const folder = mkdtempSync(join(tmpdir(), 'deckwright-curl-'));
let baseUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const shells = ['sh', 'bash', 'dash', 'zsh', 'ksh'].filter(
  (shell) => spawnSync(shell, ['-c', ':'], { stdio: 'ignore' }).error === undefined,
);

/** Runs the command as a shell reads it from its input, which has no limit of length. */
async function paste(shell: string, command: string): Promise<Seen | undefined> {
  seen.length = 0;
  const child = spawn(shell, ['-s'], {
    cwd: folder,
    env: { ...process.env, DECKWRIGHT_API_KEY: 'dw_key', HOME: folder },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (piece) => (errors += String(piece)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdin.end(`${command}\n`);
  expect(await ended, errors).toBe(0);
  expect(errors).toBe('');
  expect(seen).toHaveLength(1);
  return seen[0];
}

const prompts: Record<string, string> = {
  'quotes of every kind': `It's "so" \`called\` ‘he’ “said” '' '\\'' "`,
  'what shells replace': '$HOME ${HOME} $(id) `id` !! !$ ~ * ? [a] {a,b} # & ; | < > %s \\n \\ \\\\',
  'lines and tabs': 'One\n\n\tTwo\r\nThree\nJSON\nEOF\n',
  'other scripts': 'राजस्व 収益 إيرادات הכנסות ไทย Ελλάδα Ærø 👩‍👩‍👧 می‌خواهم',
  'marks that turn the reading order': 'a\u202Eb\u2066c\u2028d\u0085e\uFEFFf\u{E0041}',
  'a beginning that curl reads as a file': '@/etc/passwd',
};

describe.each(shells)('curlOf in %s', (shell) => {
  it.each(Object.entries(prompts))('sends %s as they are', async (_, prompt) => {
    const request: GenerateRequest = {
      prompt,
      output_type: 'deck',
      template_name: `O'Brien "& $SONS"`,
      use_web_search: true,
    };
    expect(await paste(shell, curlOf(request, baseUrl))).toEqual({
      url: '/api/v1/generate',
      authorization: 'Bearer dw_key',
      type: 'application/json',
      body: request,
    });
  });

  it('sends a prompt that is too long for an argument', async () => {
    const request: GenerateRequest = { prompt: `${'収益は’\'"$!\n'.repeat(11_000)}end`, output_type: 'deck' };
    expect((await paste(shell, curlOf(request, baseUrl)))?.body).toEqual(request);
  });

  it('reads reference images from files beside it', async () => {
    const types = ['image/png', 'image/jpeg'] as const;
    const bytes = [Buffer.alloc(300_000, 'one'), Buffer.from('two')];
    imageFileNames(types).forEach((name, index) => writeFileSync(join(folder, name), bytes[index] ?? ''));
    const images = types.map((mime_type, index) => ({ mime_type, data: bytes[index]?.toString('base64') ?? '' }));
    const request: GenerateRequest = {
      prompt: "The team's plan",
      output_type: 'single_slide',
      variant_count: 2,
      reference_images: images,
    };
    const command = curlOf(request, baseUrl);
    expect(command.length).toBeLessThan(1_000);
    expect((await paste(shell, command))?.body).toEqual(request);
  });
});

describe('curlOf', () => {
  it('reads like a command that people write', () => {
    expect(curlOf({ prompt: "The board's plan", output_type: 'deck' }, 'https://decks.example.com')).toBe(
      [
        'curl -sS https://decks.example.com/api/v1/generate \\',
        '  -H "Authorization: Bearer $DECKWRIGHT_API_KEY" \\',
        '  -H "Content-Type: application/json" \\',
        String.raw`  -d '{"prompt":"The board'\''s plan","output_type":"deck"}'`,
      ].join('\n'),
    );
  });

  it('quotes an address that a shell would read otherwise', () => {
    expect(curlOf({ prompt: 'A plan', output_type: 'deck' }, 'http://[::1]:3000')).toContain(
      "curl -sS 'http://[::1]:3000/api/v1/generate' \\",
    );
  });
});

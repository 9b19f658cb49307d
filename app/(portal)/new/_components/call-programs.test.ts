import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageFileNames } from '@/components/portal/curl';
import type { GenerateRequest } from '@/lib/contracts/generate-request';
import { jobExamples } from '@/lib/contracts/openapi/examples';
import { pythonOf, typescriptOf } from './call-programs';

const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
const programs = [
  { language: 'TypeScript', file: 'call.mts', write: typescriptOf, command: [process.execPath, tsx] },
  { language: 'Python', file: 'call.py', write: pythonOf, command: ['python3'] },
].filter(({ command }) => spawnSync(command[0] ?? '', ['--version'], { stdio: 'ignore' }).error === undefined);

const seen: { authorization: string | undefined; body: unknown }[] = [];
const folder = mkdtempSync(join(tmpdir(), 'deckwright-programs-'));
let baseUrl = '';
const server = createServer((request, response) => {
  void json(request).then((body) => {
    seen.push({ authorization: request.headers.authorization, body });
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(jobExamples(baseUrl).completed_deck.value));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const awkward = `It's "so" \`called\` \${HOME} {x} %s \\n \\\\ \n\tTwo\r\n収益 👩‍👩‍👧 a\u202Eb\u2028c\u0085d\u{E0041}\u0007`;

async function run(
  { file, write, command: [program = '', ...args] }: (typeof programs)[number],
  request: GenerateRequest,
) {
  seen.length = 0;
  writeFileSync(join(folder, file), write(request, baseUrl));
  const child = spawn(program, [...args, file], {
    cwd: folder,
    env: { ...process.env, DECKWRIGHT_API_KEY: 'dw_key' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (piece) => (errors += String(piece)));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  expect(status, errors).toBe(0);
  return seen;
}

describe.each(programs)('the program in $language', (program) => {
  it('sends the request whatever the prompt holds', async () => {
    const request: GenerateRequest = {
      prompt: awkward,
      output_type: 'deck',
      template_name: "O'Brien",
      use_web_search: true,
      use_knowledge_base: undefined,
    };
    expect(await run(program, request)).toEqual([
      { authorization: 'Bearer dw_key', body: JSON.parse(JSON.stringify(request)) },
    ]);
  });

  it('reads reference images from files beside it', async () => {
    const types = ['image/webp', 'image/gif'] as const;
    imageFileNames(types).forEach((name) => writeFileSync(join(folder, name), `bytes of ${name}`));
    const reference_images = types.map((mime_type, index) => ({
      mime_type,
      data: Buffer.from(`bytes of ${imageFileNames(types)[index]}`).toString('base64'),
    }));
    const request: GenerateRequest = {
      prompt: 'A slide',
      output_type: 'single_slide',
      variant_count: 2,
      reference_images,
    };
    expect((await run(program, request))[0]?.body).toEqual(request);
  });
});

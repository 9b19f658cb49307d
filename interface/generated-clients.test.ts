import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTenant } from '@/lib/services/testing/test-service';
import { isFullRun } from '@/lib/testing/test-run';
import { baseUrl, openService } from './service';

openService();

/** What integrators lint and generate with, at versions that run on the oldest Node which the service supports. */
const tools = {
  '@hey-api/openapi-ts': '0.95.0',
  '@redocly/cli': '2.77.0',
  '@stoplight/spectral-cli': '6.16.3',
  '@types/node': '20.19.0',
  axios: '1.13.2',
  'openapi-fetch': '0.17.0',
  'openapi-typescript': '7.13.0',
  orval: '7.13.2',
  tsx: '4.23.15',
  typescript: '5.9.3',
};

const manifest = { name: 'integrator', version: '1.0.0', private: true, type: 'module', dependencies: tools };

const compilerOptions = {
  target: 'es2022',
  module: 'nodenext',
  moduleResolution: 'nodenext',
  strict: true,
  noEmit: true,
  types: ['node'],
};

/**
 * Every rule that Spectral has, but for two: contact-properties would have a mail address, which an installation has none
 * of, and license-url an address of the licence, in whose place OpenAPI 3.1 takes its SPDX identifier.
 */
const spectralRules = {
  extends: [['spectral:oas', 'all']],
  rules: { 'contact-properties': 'off', 'license-url': 'off' },
};

const wait = `
const isOver = (job: { status: string }) => job.status === 'completed' || job.status === 'failed';
const pause = () => new Promise((resolve) => setTimeout(resolve, 2_000));
`;

/** How many slides the one file has, for whoever started the program. */
const tell = `
const [file] = job.downloads ?? [];
if (!file || !('slide_count' in file)) throw new Error(JSON.stringify(job));
const bytes = new Uint8Array(await (await fetch(file.url)).arrayBuffer());
console.log(JSON.stringify({ slides: file.slide_count, mark: [...bytes.subarray(0, 2)] }));
`;

const body = `{ prompt: 'A plan for the depot in 3 slides', output_type: 'deck' }`;

interface Generator {
  name: string;
  /** What it is started with, all options at their defaults. */
  command: readonly string[];
  program: string;
}

const generators: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    command: ['openapi-typescript', 'openapi.json', '-o', 'openapi-typescript.d.ts'],
    program: `
import createClient from 'openapi-fetch';
import type { paths } from './openapi-typescript.js';
${wait}
const { BASE_URL: baseUrl = '', API_KEY: key = '' } = process.env;
const client = createClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${key}\` } });
let { data: job, error } = await client.POST('/api/v1/generate', { body: ${body} });
while (job && !isOver(job)) {
  await pause();
  job = (await client.GET('/api/v1/status/{job_id}', { params: { path: { job_id: job.job_id } } })).data;
}
if (!job) throw new Error(JSON.stringify(error));
${tell}`,
  },
  {
    name: '@hey-api/openapi-ts',
    command: ['openapi-ts', '-i', 'openapi.json', '-o', 'hey-api'],
    program: `
import { client } from './hey-api/client.gen.js';
import { generate, status } from './hey-api/index.js';
${wait}
const { BASE_URL: baseUrl = '', API_KEY: auth = '' } = process.env;
client.setConfig({ baseUrl: baseUrl as \`http\${string}\`, auth });
let { data: job, error } = await generate({ body: ${body} });
while (job && !isOver(job)) {
  await pause();
  job = (await status({ path: { job_id: job.job_id } })).data;
}
if (!job) throw new Error(JSON.stringify(error));
${tell}`,
  },
  {
    name: 'orval',
    command: ['orval', '--input', 'openapi.json', '--output', 'orval/client.ts'],
    program: `
import axios from 'axios';
import { generate, status } from './orval/client.js';
${wait}
axios.defaults.baseURL = process.env.BASE_URL;
axios.defaults.headers.common.Authorization = \`Bearer \${process.env.API_KEY}\`;
let { data: job } = await generate(${body});
while (!isOver(job)) {
  await pause();
  job = (await status(job.job_id)).data;
}
${tell}`,
  },
];

const run = promisify(execFile);

// Installs some four hundred packages, so it is for full runs.
describe.runIf(isFullRun)('with a running service’s document (full runs only)', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-integrator-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs a program that is installed in the folder; fails with all that it said. */
  async function tool([name = '', ...args]: readonly string[], more: Record<string, string> = {}): Promise<string> {
    const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'development' };
    Object.assign(env, more);
    try {
      return (await run(join(folder, 'node_modules', '.bin', name), args, { cwd: folder, env })).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${name} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
    }
  }

  beforeAll(async () => {
    const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content));
    write('package.json', manifest);
    write('tsconfig.json', { compilerOptions, include: ['**/*.ts'] });
    write('.spectral.json', spectralRules);
    cpSync('docs/openapi.json', join(folder, 'committed.json'));
    writeFileSync(
      join(folder, 'openapi.json'),
      Buffer.from(await (await fetch(`${baseUrl}/api/v1/openapi.json`)).arrayBuffer()),
    );
    // Install scripts of packages may tell others of it.
    await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  }, 300_000);

  it('Spectral has nothing against it, with every rule', async () => {
    await tool(['spectral', 'lint', 'committed.json', '-r', '.spectral.json', '-F', 'hint']);
  });

  it('Redocly has nothing against it, with its strict rules', async () => {
    await tool(['redocly', 'lint', 'committed.json', '--extends', 'recommended-strict'], { REDOCLY_TELEMETRY: 'off' });
  });

  it.each(generators)('what $name generates compiles in nodenext and makes a deck', async ({ command, program }) => {
    const { key } = await createTenant();
    const file = `${command[0]}-program.ts`;
    writeFileSync(join(folder, file), program);
    await tool(command);
    await tool(['tsc', '-p', '.']);
    const told = await tool(['tsx', file], { BASE_URL: baseUrl, API_KEY: key.key });
    expect(JSON.parse(told)).toEqual({ slides: 3, mark: [...Buffer.from('PK')] });
  });
});

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient, type Client, type CompletedJob, type GenerateRequest } from '@/lib/client';
import { UsageError } from '../admin/usage-error';
import { secondsSince, step } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { makeKey, openDemoService } from './demo-service';

/**
 *   set-up ─▶ service ─▶ key ─▶ POST generate ─▶ poll status ─▶ download ─▶ out/demo.pptx
 */
export async function run({ root, args, seconds }: VerbCall): Promise<number> {
  const request = readDemoRequest(root, args);
  const service = await step('Starting the service', () => openDemoService(root));
  try {
    const client = createClient({ baseUrl: service.url, apiKey: await makeKey(service.given) });
    const generateStart = performance.now();
    const job = await step('Generating', () => client.generateAndWait(request));
    const generateSeconds = secondsSince(generateStart);
    const downloadStart = performance.now();
    const files = await saveFiles(client, job, join(root, 'out', 'demo.pptx'));
    print({
      root,
      jobId: job.job_id,
      files,
      seconds: {
        ...seconds,
        ...service.seconds,
        build: (seconds.bundle ?? 0) + service.seconds.build,
        generate_deck: generateSeconds,
        download: secondsSince(downloadStart),
      },
    });
    return 0;
  } finally {
    await service.stop();
  }
}

interface Summary {
  root: string;
  jobId: string;
  files: SavedFile[];
  seconds: Record<string, number>;
}

const stageNames: Record<string, string> = {
  install: 'install',
  generate: 'generate code',
  database: 'database',
  build: 'build',
  start: 'start',
  generate_deck: 'generate',
  download: 'download',
};

function print({ root, jobId, files, seconds }: Summary): void {
  const rows = Object.entries(stageNames).map(
    ([key, name]) => `  ${name.padEnd(14)}${(seconds[key] ?? 0).toFixed(1).padStart(7)} s`,
  );
  const slides = files.reduce((total, file) => total + file.slideCount, 0);
  const shown = files.map((file) => `  ${relative(root, file.path)} (${Math.round(file.bytes / 1024)} kB)`);
  process.stdout.write(
    [
      '',
      `Job:    ${jobId}`,
      `Slides: ${slides}`,
      'Time:',
      ...rows,
      files.length > 1 ? 'Files:' : 'File:',
      ...shown,
      '',
    ].join('\n') + '\n',
  );
}

/** Reads the demo's options. Paths are taken from where npm was called. The service itself judges the values. */
function readDemoRequest(
  root: string,
  args: string[],
  folder = process.env.INIT_CWD ?? process.cwd(),
): GenerateRequest {
  const { prompt, 'output-type': outputType, template, variants } = parse(args);
  const file = prompt === undefined ? join(root, 'scripts', 'demo', 'prompt.md') : resolve(folder, prompt);
  if (!existsSync(file)) throw new UsageError(`--prompt is "${file}", where no file is.`);
  return {
    prompt: readFileSync(file, 'utf8'),
    output_type: (outputType ?? 'deck') as GenerateRequest['output_type'],
    ...(template !== undefined && { template_name: template }),
    ...(variants !== undefined && { variant_count: Number(variants) }),
  };
}

const options = {
  prompt: { type: 'string' },
  'output-type': { type: 'string' },
  template: { type: 'string' },
  variants: { type: 'string' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message.split('. ')[0] : String(error)}. The options are --prompt FILE, --output-type deck|single_slide, --template NAME, --variants N.`,
    );
  }
}

interface SavedFile {
  path: string;
  slideCount: number;
  bytes: number;
}

/** Downloads every file of a job: the first to `path`, variants beside it. */
async function saveFiles(client: Client, { downloads }: CompletedJob, path: string): Promise<SavedFile[]> {
  mkdirSync(dirname(path), { recursive: true });
  const saved: SavedFile[] = [];
  for (const [index, item] of downloads.entries()) {
    const bytes = await client.download(item);
    const target =
      'variant' in item && index > 0 ? path.replace(extname(path), `-${item.variant}${extname(path)}`) : path;
    writeFileSync(target, bytes);
    saved.push({ path: target, slideCount: 'slide_count' in item ? item.slide_count : 1, bytes: bytes.byteLength });
  }
  return saved;
}

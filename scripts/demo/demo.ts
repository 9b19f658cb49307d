import { join, relative } from 'node:path';
import { createClient } from '@/lib/client';
import { secondsSince, step } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { makeKey, openDemoService } from './demo-service';
import { readDemoRequest } from './options';
import { saveFiles, type SavedFile } from './save-files';

/**
 *   set-up ─▶ service ─▶ key ─▶ POST generate ─▶ poll status ─▶ download ─▶ out/demo.pptx
 */
export async function run({ root, args, seconds }: VerbCall): Promise<number> {
  const request = readDemoRequest(args);
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

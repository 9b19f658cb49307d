import { readDotenv } from '@/lib/platform/env/dotenv';
import type { Env } from '@/lib/platform/env/env';
import type { EnvSource } from '@/lib/platform/env/env-error';
import { showEverything } from '../supervisor/service-output';
import { startPart, type Mode, type ServicePart } from '../supervisor/start-parts';
import { startService, type RunningService } from '../supervisor/start-service';
import { localOrigin } from '../supervisor/wait-for-web';

export interface VerbCall {
  root: string;
  args: string[];
  /** How long the phases of the set-up took. */
  seconds: Record<string, number>;
}

const write = (line: string) => process.stdout.write(`${line}\n`);
const output = (env: Env) => showEverything(write, env.DATA_DIR);

interface Started {
  /** What a person reads when it is up. */
  lines: string[];
  stop: () => Promise<void>;
}

const service = (mode: Mode) => async (root: string, given: EnvSource) => {
  const started = await startService({ root, given, mode, output });
  return { lines: readyLines(started), stop: started.stop };
};
const part = (name: ServicePart) => async (root: string, given: EnvSource) => {
  const { env, stop } = await startPart({ root, given, part: name, output });
  return { lines: partLines[name](env), stop };
};

const verbs: Record<string, (root: string, given: EnvSource) => Promise<Started>> = {
  start: service('production'),
  dev: service('development'),
  web: part('web'),
  worker: part('worker'),
};

/** Runs the service, or the part of it that is asked for, until it is told to stop. */
export async function run({ root, name }: VerbCall & { name: string }): Promise<number> {
  // Whoever read the lines may go away; the service stays.
  process.stdout.on('error', () => undefined);
  let started: Started | undefined;
  return untilStopped(write, {
    start: async () => {
      started = await verbs[name]!(root, readDotenv(root));
      for (const line of started.lines) write(line);
    },
    stop: async () => started?.stop(),
  });
}

const partLines: Record<ServicePart, (env: Env) => string[]> = {
  web: (env) => [`The web process is ready on ${localOrigin(env.HOST, env.PORT)}, for ${env.PUBLIC_BASE_URL}`],
  worker: (env) => [`The worker is ready for ${env.WORKER_CONCURRENCY} jobs at a time`],
};

/** What a person reads when the service is up: the address, the demo's sign-in once, and what to do next. */
export function readyLines({ env, demo }: Pick<RunningService, 'env' | 'demo'>): string[] {
  const base = env.PUBLIC_BASE_URL;
  return ['', `Deckwright is ready on ${base}`, ...(demo ? demoLines(base, demo) : nextSteps), 'Ctrl-C stops it.', ''];
}

const nextSteps = ['  Make an organization and a key:  npm run --silent admin -- --help'];

function demoLines(base: string, demo: NonNullable<RunningService['demo']>): string[] {
  const body = JSON.stringify({
    prompt: 'A 6-slide deck about why teams should write things down',
    output_type: 'deck',
  });
  return [
    '',
    'A demo organization was made (Enterprise plan, 1,000 credits). This is shown once:',
    `  Sign in:  ${base}/signin`,
    `  E-mail:   ${demo.owner.email}`,
    `  Password: ${demo.owner.password}`,
    `  API key:  ${demo.key.key}`,
    '',
    'Try it:',
    `  curl -s ${base}/api/v1/generate -H 'Authorization: Bearer ${demo.key.key}' -H 'Content-Type: application/json' -d '${body}'`,
    '',
  ];
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A terminal and npm may both pass on one Ctrl-C; a second one this much later is meant. */
const SECOND_PRESS_MS = 1_500;

interface Lifetime {
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts, waits for a signal, stops. A signal during the start is heeded when the start is through or has failed. */
export async function untilStopped(say: (line: string) => void, { start, stop }: Lifetime): Promise<number> {
  let wasAsked = false;
  const asked = untilSignal(say).then(() => (wasAsked = true));
  try {
    await start();
    await asked;
  } catch (error) {
    // Ctrl-C also ends what the start was waiting for, such as a build.
    if (!wasAsked) throw error;
  }
  await stop();
  say('Stopped.');
  return 0;
}

function untilSignal(say: (line: string) => void): Promise<void> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    for (const signal of signals) {
      process.on(signal, () => {
        if (firstAt === undefined) {
          firstAt = performance.now();
          say('Stopping …');
          resolve();
        } else if (performance.now() - firstAt > SECOND_PRESS_MS) {
          say('Ended at once; the next start cleans up.');
          process.exit(130);
        }
      });
    }
  });
}

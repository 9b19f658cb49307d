import { readDotenv } from '@/lib/platform/env/dotenv';
import { showEverything } from '../supervisor/service-output';
import { startService, type Mode, type RunningService } from '../supervisor/start-service';

export interface VerbCall {
  root: string;
  args: string[];
  /** How long the phases of the set-up took. */
  seconds: Record<string, number>;
}

const write = (line: string) => process.stdout.write(`${line}\n`);

/** Runs the service until it is told to stop: built for "npm start", from its sources for "npm run dev". */
export async function run({ root, name }: VerbCall & { name: string }): Promise<number> {
  const mode: Mode = name === 'dev' ? 'development' : 'production';
  let service: RunningService | undefined;
  return untilStopped(write, {
    start: async () => {
      service = await startService({
        root,
        given: readDotenv(root),
        mode,
        output: (env) => showEverything(write, env.DATA_DIR),
      });
      for (const line of readyLines(service)) write(line);
    },
    stop: async () => service?.stop(),
  });
}

type Started = Pick<RunningService, 'env' | 'demo'>;

/** What a person reads when the service is up: the address, the demo's sign-in once, and what to do next. */
export function readyLines({ env, demo }: Started): string[] {
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

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilInterrupted } from './kept-process';
import { PlainError, say, step } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { findLeftovers, readJobRows } from './audit';
import { startCallers, type Callers } from './caller';
import { dealBlows, type Dealt } from './deal-blows';
import { readChaosOptions } from './plan';
import { makePlan, type ChaosPlan } from './plan';
import { openChaosStage, type ChaosStage } from './stage';
import { hasFailingLine, judgeEvidence, verdictTable, type Evidence } from './verdict';

/** Of the time that a run may take, what is kept for those that are under way when the last blow falls. */
const shareForBlows = 0.8;
const startMs = 60_000;
const tellEveryMs = 5_000;

/**
 * Runs the built service on two machines' worth of processes under load, kills them one after the other, and then looks
 * whether everything that was promised was kept. The table goes to standard output.
 */
export async function run({ root, args }: VerbCall): Promise<number> {
  const plan = makePlan(readChaosOptions(args));
  say(`Seed ${plan.seed}: the same jobs and blows again with --seed ${plan.seed}`);
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-chaos-'));
  // PostgreSQL may run as another user, who must get through this folder.
  chmodSync(folder, 0o711);
  const interrupted = untilInterrupted();
  let isKept = true;
  try {
    const evidence = await runPlan(root, folder, plan, interrupted);
    const lines = judgeEvidence(evidence);
    process.stdout.write(`\n${verdictTable(lines)}\n\n`);
    isKept = hasFailingLine(lines);
    process.stdout.write(`${isKept ? 'FAIL' : 'PASS'} (seed ${plan.seed})\n`);
    return isKept ? 1 : 0;
  } finally {
    if (isKept) say(`What the processes wrote, and the data, are kept in ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

async function runPlan(root: string, folder: string, plan: ChaosPlan, interrupted: Promise<never>): Promise<Evidence> {
  const stage = await step('Starting PostgreSQL, two web processes and two workers', () =>
    openChaosStage({ root, folder, tenants: plan.tenants }, () => undefined),
  );
  try {
    await Promise.race([untilReady(stage), interrupted]);
    const { callers, dealt } = await Promise.race([putUnderLoad(stage, plan), interrupted]);
    const exitCodes = await step('Asking all processes to end', () => stage.stopProcesses());
    const rows = await readJobRows(stage);
    const leftovers = await findLeftovers(stage);
    await stage.close();
    const postgres = stage.postgresPid();
    if (postgres !== undefined) leftovers.processes?.push(`PostgreSQL ${postgres}`);
    const kept = stage.machines.flatMap(({ web, worker }) => [web, worker]);
    return {
      plan,
      stories: callers.stories,
      dealt,
      rows,
      leftovers,
      exitCodes,
      ownEnds: kept.flatMap(({ name, ownEnds }) => ownEnds.map((code) => `${name} ended with ${code}`)),
      ...callers.counts,
    };
  } finally {
    await stage.stopProcesses();
    await stage.close();
  }
}

async function untilReady({ machines }: ChaosStage): Promise<void> {
  const giveUpAt = Date.now() + startMs;
  const isReady = () => machines.every(({ web, worker }) => web.isReady() && worker.isReady());
  while (!isReady()) {
    if (Date.now() > giveUpAt) throw new PlainError(`The processes were not ready after ${startMs / 1_000} seconds.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function putUnderLoad(stage: ChaosStage, plan: ChaosPlan): Promise<{ callers: Callers; dealt: Dealt }> {
  const startedAt = Date.now();
  const totalMs = plan.minutes * 60_000;
  const callers = startCallers(stage, plan, startedAt + totalMs);
  const { dealt, done } = dealBlows(stage, callers, plan, startedAt + totalMs * shareForBlows);
  const telling = setInterval(() => say(progressLine(startedAt, plan, callers, dealt)), tellEveryMs);
  try {
    await done;
    say('  the last blow has fallen; waiting for what is under way');
    callers.enough();
    await callers.done;
  } finally {
    clearInterval(telling);
  }
  return { callers, dealt };
}

function progressLine(startedAt: number, plan: ChaosPlan, { stories }: Callers, { counts }: Dealt): string {
  const ended = stories.filter(({ state }) => state !== 'posting' && state !== 'waiting').length;
  const blows = (Object.keys(counts) as (keyof typeof counts)[]).map((type) => {
    const planned = plan.blows.filter((blow) => blow.type === type).length;
    return `${type} ${counts[type]}/${planned}`;
  });
  const passed = Math.round((Date.now() - startedAt) / 1_000);
  return `  ${passed} s: ${stories.length} jobs posted, ${ended} ended; ${blows.join(', ')}`;
}

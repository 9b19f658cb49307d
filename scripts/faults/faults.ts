import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { useDatabase } from '@/lib/platform/database/client';
import { operatorContext } from '@/lib/services/context';
import { checkLedger } from '@/lib/services/credits/check-ledger';
import { readJobRows } from '../chaos/audit';
import { hasFailingLine, verdictTable } from '../chaos/verdict';
import { untilInterrupted } from '../chaos/kept-process';
import { PlainError, say, step } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { dealStrikes, type DealtStrike } from './deal-strikes';
import { faultModes, type FaultMode } from './fault-proxy';
import { openFaultStage, openFaultStore, type FaultStage } from './fault-stage';
import { judgeFaultEnd, judgeStrikes, strikeTable, type FaultEvidence } from './fault-verdict';
import { startLightCallers } from './light-callers';
import { planStrikes, serviceNames, type ServiceName } from './outside-services';

/** A job that could not be done is tried again for about four minutes. */
const lastJobsMs = 270_000;

/**
 * Runs the built service beside stand-ins of all that it asks, lets each be away in every way, and looks what callers and
 * jobs saw of it. The tables go to standard output.
 */
export async function run({ root, args }: VerbCall): Promise<number> {
  const options = readFaultOptions(args);
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-faults-'));
  // PostgreSQL may run as another user, who must get through this folder.
  chmodSync(folder, 0o711);
  let isKept = true;
  try {
    const evidence = await runStages(root, folder, options, untilInterrupted());
    const strikes = evidence.flatMap(judgeStrikes);
    const ends = evidence.map(judgeFaultEnd);
    process.stdout.write(`\n${strikeTable(strikes)}\n\n${ends.map(verdictTable).join('\n\n')}\n\n`);
    isKept = ends.some(hasFailingLine) || strikes.some(({ findings }) => findings.length > 0);
    process.stdout.write(`${isKept ? 'FAIL' : 'PASS'}\n`);
    return isKept ? 1 : 0;
  } finally {
    if (isKept) say(`What the processes wrote, and the data, are kept in ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

interface FaultOptions {
  services: readonly ServiceName[];
  modes: readonly FaultMode[];
  seconds: number;
}

/** @throws PlainError that says what is wrong with them */
export function readFaultOptions(args: string[]): FaultOptions {
  const { only = [], mode = [], seconds: given } = parseOptions(args);
  const seconds = Number(given);
  if (!(seconds >= 1 && seconds <= 60))
    throw new PlainError(`--seconds is "${given}"; it must be a number from 1 to 60.`);
  return { services: choose('--only', serviceNames, only), modes: choose('--mode', faultModes, mode), seconds };
}

function choose<Name extends string>(
  option: string,
  names: readonly Name[],
  given: readonly string[],
): readonly Name[] {
  const unknown = given.find((name) => !names.some((known) => known === name));
  if (unknown !== undefined) throw new PlainError(`${option} is "${unknown}"; it must be one of ${names.join(', ')}.`);
  return given.length === 0 ? names : names.filter((name) => given.includes(name));
}

function parseOptions(args: string[]) {
  const many = { type: 'string', multiple: true } as const;
  try {
    return parseArgs({ args, options: { only: many, mode: many, seconds: { type: 'string', default: '10' } } }).values;
  } catch (error) {
    throw new PlainError(`${(error as Error).message} "npm run faults -- --help" says what there is.`);
  }
}

/** All services beside one service of ours, but Inngest, which does its worker's work, beside another at the same time. */
async function runStages(
  root: string,
  folder: string,
  options: FaultOptions,
  interrupted: Promise<never>,
): Promise<FaultEvidence[]> {
  const ofWorker = serviceNames.filter((name) => name !== 'inngest');
  const stages = (
    [
      { name: 'worker', services: ofWorker },
      { name: 'inngest', services: ['inngest'] },
    ] as const
  ).filter(({ services }) => services.some((name) => options.services.includes(name)));
  const store = await step('Starting PostgreSQL', () => openFaultStore(folder));
  const opened: FaultStage[] = [];
  try {
    for (const stage of stages)
      opened.push(
        await step(`Starting the service beside ${stage.services.join(', ')}`, () =>
          openFaultStage({ root, folder, store, ...stage }),
        ),
      );
    const evidence = await Promise.race([Promise.all(opened.map((stage) => runStage(stage, options))), interrupted]);
    // One after the other: the verbs know one database at a time.
    const whole: FaultEvidence[] = [];
    for (const [index, stage] of opened.entries()) whole.push({ ...evidence[index]!, ...(await audit(stage)) });
    return whole;
  } finally {
    for (const stage of opened) await stage.close();
    await store.close();
  }
}

async function runStage(stage: FaultStage, { services, modes, seconds }: FaultOptions) {
  const dealt: DealtStrike[] = [];
  const callers = await startLightCallers(stage.url, stage.tenants, () => dealt.length - 1);
  const there = services.filter((name) => stage.proxies[name] !== undefined);
  try {
    const { usualMs } = await dealStrikes(stage, callers, planStrikes(there, modes, seconds), dealt);
    callers.enough();
    say('  the last fault is over; waiting for what is under way');
    await Promise.race([callers.done, new Promise((resolve) => setTimeout(resolve, lastJobsMs).unref())]);
    callers.stop();
    const exitCodes = await stage.stopProcesses();
    const ownEnds = stage.kept.flatMap(({ name, ownEnds: codes }) => codes.map((code) => `${name}: ${code}`));
    return { dealt, usualMs, ownEnds, answers: callers.answers, stories: callers.stories, exitCodes };
  } finally {
    callers.stop();
  }
}

async function audit({ database }: FaultStage): Promise<Pick<FaultEvidence, 'rows' | 'leftovers'>> {
  const list = async (text: string) =>
    (await database.pool.query<{ found: string }>(text)).rows.map(({ found }) => found);
  useDatabase(database);
  try {
    const { violations } = await checkLedger({ ctx: operatorContext, input: {} });
    return {
      rows: await readJobRows({ database: database.pool }),
      leftovers: {
        ledger: violations.map(({ organizationId, jobId, rule }) => `${jobId ?? organizationId}: ${rule}`),
        heldPools: await list('select organization_id as found from credit_pools where held <> 0'),
        queued: await list('select job_id as found from job_queue'),
      },
    };
  } finally {
    useDatabase(undefined);
  }
}

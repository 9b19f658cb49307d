import { setTimeout as sleep } from 'node:timers/promises';
import type { Callers } from './caller';
import type { Blow, ChaosPlan, Machine } from './plan';
import type { MachineProcesses, ChaosStage } from './stage';

/** From the death of a worker to where its jobs were again. */
export interface TakeOver {
  worker: string;
  jobIds: string[];
  /** Until one of them was free again, and until one was claimed again; undefined when it was not within the time. */
  freedMs?: number;
  claimedMs?: number;
  /** Something else died meanwhile, too: those who take over, or the database. */
  isDisturbed: boolean;
}

export interface Dealt {
  counts: Record<Blow['type'], number>;
  takeOvers: TakeOver[];
  /** Blows that met nobody: for lack of work, or of time. */
  missed: string[];
  /** Jobs whose answer was lost, with how many rows their prompt had then. */
  lostAnswers: { number: number; rows: number }[];
  databaseAwayMs: number[];
  problems: string[];
}

const takeOverMs = 40_000;
const targetMs = 20_000;
const lookMs = 25;

/** Deals one blow after the other, each when there is somebody at work whom it can hit. */
export function dealBlows(stage: ChaosStage, callers: Callers, plan: ChaosPlan, untilMs: number) {
  const dealt: Dealt = {
    counts: { 'kill worker': 0, 'kill web': 0, 'kill PostgreSQL': 0, 'freeze worker': 0 },
    takeOvers: [],
    missed: [],
    lostAnswers: [],
    databaseAwayMs: [],
    problems: [],
  };
  const { database } = stage;
  /** Ids of workers that are no more, whose rows may still stand. */
  const dead = new Set<string>();
  const watched = new Set<TakeOver>();
  const watches: Promise<void>[] = [];

  const ask = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[] | undefined> =>
    database.query<Row>(text, values).then(
      ({ rows }) => rows,
      () => undefined,
    );

  async function waitFor<T>(look: () => Promise<T | undefined> | T | undefined, ms: number): Promise<T | undefined> {
    const giveUpAt = Date.now() + ms;
    for (;;) {
      const found = await look();
      if (found !== undefined || Date.now() > giveUpAt) return found;
      await sleep(lookMs);
    }
  }

  const workerIdOf = async ({ slots }: MachineProcesses) => {
    const rows = await ask<{ id: string }>('select id from workers where slots = $1', [slots]);
    const living = (rows ?? []).filter(({ id }) => !dead.has(id));
    return living.length === 1 ? living[0]?.id : undefined;
  };
  const jobsOf = async (workerId: string) =>
    (await ask<{ id: string }>('select job_id as id from job_queue where worker_id = $1', [workerId]))?.map(
      ({ id }) => id,
    );

  /** The id of a worker that works on something. */
  const findBusy = (machine: MachineProcesses) =>
    waitFor(async () => {
      if (!machine.worker.isReady()) return undefined;
      const id = await workerIdOf(machine);
      return id !== undefined && (await jobsOf(id))?.length ? id : undefined;
    }, targetMs);

  const disturb = () => {
    for (const takeOver of watched) takeOver.isDisturbed = true;
  };

  async function watchTakeOver(worker: string, workerId: string, sinceMs: number): Promise<void> {
    const jobIds = await waitFor(() => jobsOf(workerId), takeOverMs);
    if (!jobIds?.length) return;
    const takeOver: TakeOver = { worker, jobIds, isDisturbed: watched.size > 0 };
    dealt.takeOvers.push(takeOver);
    watched.add(takeOver);
    await waitFor(async () => {
      const rows = await ask<{ id: string; worker: string | null }>(
        'select job_id as id, worker_id as worker from job_queue where job_id = any($1)',
        [jobIds],
      );
      if (!rows) return undefined;
      const isFree = rows.length < jobIds.length || rows.some((row) => row.worker !== workerId);
      const isClaimed =
        rows.length < jobIds.length || rows.some((row) => row.worker !== workerId && row.worker !== null);
      if (isFree) takeOver.freedMs ??= performance.now() - sinceMs;
      if (isClaimed) takeOver.claimedMs = performance.now() - sinceMs;
      return isClaimed || undefined;
    }, takeOverMs);
    watched.delete(takeOver);
  }

  async function killWorker(machine: MachineProcesses, isFollowed: boolean): Promise<boolean> {
    const workerId = await findBusy(machine);
    if (workerId === undefined) return false;
    disturb();
    dead.add(workerId);
    const at = performance.now();
    await machine.worker.signal('SIGKILL');
    const watch = watchTakeOver(machine.worker.name, workerId, at);
    watches.push(watch);
    if (!isFollowed) await watch;
    return true;
  }

  async function killWeb(machine: Machine): Promise<boolean> {
    if (!(await waitFor(() => stage.machines[machine].web.isReady() || undefined, targetMs))) return false;
    const { happened } = callers.killWebAtNextAnswer(machine);
    const late = sleep(targetMs, undefined, { ref: false });
    const story = await Promise.race([happened, late]);
    if (!story) return false;
    const { number, request } = story.job;
    const rows = await waitFor(() => ask('select id from jobs where prompt = $1', [request.prompt]), targetMs);
    // None: it was gone before the request came.
    if (!rows?.length) return false;
    dealt.lostAnswers.push({ number, rows: rows.length });
    return true;
  }

  async function killPostgres(): Promise<boolean> {
    const pid = await waitFor(() => stage.postgresPid(), targetMs);
    if (pid === undefined) return false;
    disturb();
    const at = performance.now();
    process.kill(pid, 'SIGKILL');
    const isBack = async () => {
      const now = stage.postgresPid();
      return (now !== undefined && now !== pid && (await ask('select 1 as up')) !== undefined) || undefined;
    };
    if (!(await waitFor(isBack, 60_000))) dealt.problems.push('PostgreSQL was not up again a minute after its death');
    dealt.databaseAwayMs.push(performance.now() - at);
    return true;
  }

  /** Until others have taken it for dead, and then it goes on as if nothing had been. */
  async function freezeWorker(machine: MachineProcesses): Promise<boolean> {
    const workerId = await findBusy(machine);
    if (workerId === undefined) return false;
    disturb();
    dead.add(workerId);
    const pid = machine.worker.pid();
    await machine.worker.signal('SIGSTOP');
    const isForgotten = async () =>
      (await ask('select id from workers where id = $1', [workerId]))?.length === 0 || undefined;
    if (!(await waitFor(isForgotten, takeOverMs)))
      dealt.problems.push(`${machine.worker.name} stood still and was not taken for dead`);
    await sleep(1_000);
    await machine.worker.signal('SIGCONT');
    const hasEnded = () => machine.worker.pid() !== pid || undefined;
    if (!(await waitFor(hasEnded, takeOverMs)))
      dealt.problems.push(`${machine.worker.name} went on although its jobs were in other hands`);
    return true;
  }

  const deal = (blow: Blow): Promise<boolean> => {
    switch (blow.type) {
      case 'kill worker':
        return killWorker(stage.machines[blow.machine], blow.isFollowed);
      case 'kill web':
        return killWeb(blow.machine);
      case 'kill PostgreSQL':
        return killPostgres();
      case 'freeze worker':
        return freezeWorker(stage.machines[blow.machine]);
    }
  };

  async function dealAll(): Promise<void> {
    const startMs = Date.now();
    for (const [index, blow] of plan.blows.entries()) {
      await sleep(Math.max(0, startMs + index * plan.pauseMs - Date.now()));
      if (Date.now() > untilMs) {
        dealt.missed.push(`${plan.blows.length - index} blows: the time was up`);
        break;
      }
      if (await deal(blow)) dealt.counts[blow.type] += 1;
      else dealt.missed.push(`${blow.type}: nobody was there to be hit within ${targetMs / 1_000} seconds`);
    }
    await Promise.all(watches);
  }

  return { dealt, done: dealAll() };
}

import { sessionCookie } from '@/lib/http/portal/sign-in/session-cookie';
import { seal } from '@/lib/http/portal/sign-in/sealed';
import { useDatabase, type Database } from '@/lib/platform/database/client';
import type { Context } from '@/lib/services/context';
import { listLedger } from '@/lib/services/credits/list-ledger';
import { listJobs, listJobsKeys } from '@/lib/services/jobs/list-jobs';
import type { JobListInput } from '@/lib/services/jobs/list-jobs-query';
import { getFirstSteps } from '@/lib/services/organizations/get-first-steps';
import { listRequests } from '@/lib/services/requests/list-requests';
import { findSession } from '@/lib/services/sessions/find-session';
import type { KnownOrganization } from '@/lib/services/testing/grow-database';
import { countRequests } from '@/lib/services/usage/count-requests';
import { getUsage } from '@/lib/services/usage/get-usage';
import { readUsagePeriod } from '@/lib/services/usage/usage-period';
import type { BenchFigure } from '../figure';
import { growthFigures, sampleInTurns, timeOf, type Side, type Sides } from './compare-sides';

const rounds = 120;
const warmUpRounds = 10;
const dayMs = 86_400_000;

interface Page {
  name: string;
  load: (side: Side) => Promise<unknown>;
  /** Without where there is more to show, or where an index can't keep the order and what is found has to be sorted. */
  hasAim?: boolean;
}

/** Pages as their readers wait for them: asked for over HTTP, with a session, until the last byte. */
export async function measureWholePagesOf(
  title: string,
  { owner }: KnownOrganization,
  ports: Sides<number>,
): Promise<BenchFigure[]> {
  const token = await seal('session', { sessionId: owner.sessionId }, dayMs / 1_000);
  const headers = { cookie: `${sessionCookie().name}=${token}` };
  const figures: BenchFigure[] = [];
  for (const path of ['/jobs', '/usage']) {
    const call = (side: Side) =>
      timeOf(async () => {
        const answer = await fetch(`http://127.0.0.1:${ports[side]}${path}`, { headers, redirect: 'error' });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
        await answer.text();
      });
    await sampleInTurns(warmUpRounds, call);
    figures.push(...growthFigures(`${path} ${title}, over HTTP`, await sampleInTurns(rounds, call), true));
  }
  return figures;
}

/** What the pages of the portal ask of the database, for a person of one organization. */
export async function measurePagesOf(
  title: string,
  organization: KnownOrganization,
  databases: Sides<Database>,
): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = [];
  for (const { name, load, hasAim = true } of await pagesOf(organization, databases)) {
    const call = (side: Side) => {
      useDatabase(databases[side]);
      return timeOf(() => load(side));
    };
    await sampleInTurns(warmUpRounds, call);
    figures.push(...growthFigures(`statements of the ${name} ${title}`, await sampleInTurns(rounds, call), hasAim));
  }
  return figures;
}

async function pagesOf({ id, keys, owner }: KnownOrganization, databases: Sides<Database>): Promise<Page[]> {
  const ctx: Context = { organizationId: id, actor: { type: 'user', userId: owner.userId, role: 'owner' } };
  const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const { from, to } = readUsagePeriod({}, new Date());
  const session = () => findSession({ input: owner });
  const list = async (input: JobListInput) => {
    await session();
    return Promise.all([listJobs({ ctx, input }), listJobsKeys({ ctx, input: {} })]);
  };
  const secondPages = await onBoth(databases, async () => (await listJobs({ ctx, input: {} })).older ?? undefined);
  return [
    { name: 'jobs page', load: () => Promise.all([list({}), getFirstSteps({ ctx, input: {} })]) },
    { name: 'second jobs page', load: (side) => list({ olderThan: secondPages[side] }) },
    { name: 'jobs page, failed,', load: () => list({ status: 'failed' }) },
    { name: 'jobs page, single slides,', load: () => list({ outputType: 'single_slide' }) },
    { name: 'jobs page, of one key,', load: () => list({ source: keys[2]?.id }) },
    { name: 'jobs page, started in the portal,', load: () => list({ source: 'portal' }) },
    { name: 'jobs page, of two months,', load: () => list({ from: new Date(day(120)), to: new Date(day(60)) }) },
    { name: 'jobs page, a word of all,', load: () => list({ text: 'review' }) },
    { name: 'jobs page, a word of a tenth,', load: () => list({ text: 'quarterly' }), hasAim: false },
    { name: 'jobs page, a word of a hundredth,', load: () => list({ text: 'kestrel' }), hasAim: false },
    { name: 'jobs page, two letters of none,', load: () => list({ text: 'zq' }), hasAim: false },
    {
      name: 'usage page',
      load: async () => {
        await session();
        return Promise.all([getUsage({ ctx, input: { from, to } }), listLedger({ ctx, input: { limit: 6 } })]);
      },
      // Days on which every key was used are ten times as many rows as days with two jobs.
      hasAim: false,
    },
    { name: 'ledger page', load: () => listLedger({ ctx, input: {} }) },
    {
      name: 'requests page',
      load: () => Promise.all([listRequests({ ctx, input: {} }), countRequests({ ctx, input: { from, to } })]),
      hasAim: false,
    },
  ];
}

async function onBoth<T>(databases: Sides<Database>, work: () => Promise<T>): Promise<Sides<T>> {
  useDatabase(databases.small);
  const small = await work();
  useDatabase(databases.large);
  return { small, large: await work() };
}

import { openDatabase, type Database } from '@/lib/platform/database/client';

/** A node of a plan as PostgreSQL reports it, with what really happened. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

export interface RunPlan {
  statement: string;
  root: PlanNode;
}

const settings = {
  log_min_duration: 0,
  log_analyze: 'on',
  log_timing: 'off',
  log_format: 'json',
  log_level: 'notice',
};

export interface WatchedDatabase extends Database {
  /** The plans of all statements that `work` makes the database run. */
  plansOf: (work: () => Promise<unknown>) => Promise<RunPlan[]>;
}

/**
 * Opens a database whose connections tell the plan of each statement that ran, whoever wrote it: the real ones with
 * their real values, also those that PostgreSQL planned once for all values.
 */
export async function openWatchedDatabase(url: string): Promise<WatchedDatabase> {
  const name = new URL(url).pathname.slice(1);
  const setUp = openDatabase(url);
  await setUp.pool.query(`alter database ${name} set session_preload_libraries = 'auto_explain'`);
  await setUp.pool.query(`load 'auto_explain'`);
  for (const [setting, value] of Object.entries(settings))
    await setUp.pool.query(`alter database ${name} set auto_explain.${setting} = '${value}'`);
  await setUp.close();
  const database = openDatabase(url);
  let plans: RunPlan[] = [];
  database.pool.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      if (message.includes('plan:')) plans.push(readPlan(message));
    }),
  );
  return {
    ...database,
    async plansOf(work) {
      plans = [];
      await work();
      return plans;
    },
  };
}

function readPlan(message: string): RunPlan {
  const { 'Query Text': statement, Plan: root } = JSON.parse(message.slice(message.indexOf('{'))) as {
    'Query Text': string;
    Plan: PlanNode;
  };
  return { statement, root };
}

export interface PlanLimits {
  /** Tables that may be read whole. */
  readWhole?: readonly string[];
  /** Rows that all scans of a statement may read together. */
  mostRows?: number;
  /** Rows that may be sorted at a time. */
  mostSorted?: number;
}

/** What grows with the service; all others are as small as the service has processes. */
const constant = ['workers', 'leases', 'file_store'];

/** Everything in a plan that would take longer with each row that the service writes. */
export function findGrowingWork(
  { root, statement }: RunPlan,
  { readWhole = [], mostRows = 1_000, mostSorted = 120 }: PlanLimits = {},
): string[] {
  const may = [...constant, ...readWhole];
  const nodes = everyNode(root);
  const faults = nodes.flatMap((node) => {
    const table = node['Relation Name'] ?? '';
    if (node['Node Type'].endsWith('Seq Scan') && !may.includes(table)) return [`reads all of ${table}`];
    const sorted =
      node['Node Type'] === 'Sort' ? Math.max(0, ...(node.Plans ?? []).map((each) => each['Actual Rows'])) : 0;
    return sorted > mostSorted ? [`sorts ${sorted} rows`] : [];
  });
  const read = nodes
    .filter((node) => !may.includes(node['Relation Name'] ?? ''))
    .reduce((sum, node) => sum + rowsRead(node), 0);
  if (read > mostRows) faults.push(`reads ${read} rows`);
  return faults.map((fault) => `${fault}: ${statement.replaceAll(/\s+/g, ' ').trim()}`);
}

function everyNode(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(everyNode)];
}

function rowsRead(node: PlanNode): number {
  if (!node['Node Type'].includes('Scan') || !(node['Relation Name'] ?? node['Index Name'])) return 0;
  const perLoop =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return Math.round(perLoop * node['Actual Loops']);
}

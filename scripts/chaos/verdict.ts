import type { CallerStory } from './caller';
import type { Dealt } from './deal-blows';
import type { Blow, ChaosPlan } from './plan';

/** A job as the database has it. */
export interface JobRow {
  id: string;
  status: string;
  errorCode: string | null;
  prompt: string;
  outputType: string;
  variants: number;
  deaths: number;
  files: number;
  slides: number;
  sums: string[];
  charged: number;
  charges: number;
  openHold: number;
}

export interface Leftovers {
  queued: string[];
  workers: string[];
  heldPools: string[];
  ledger: string[];
  files: string[];
  /** Null where the system does not tell. */
  processes: string[] | null;
}

export interface Evidence {
  plan: ChaosPlan;
  stories: readonly CallerStory[];
  dealt: Dealt;
  rows: readonly JobRow[];
  leftovers: Leftovers;
  /** Of the processes that were asked to end. */
  exitCodes: readonly (number | null)[];
  /** Processes that ended by themselves meanwhile, other than the one that had stood still. */
  ownEnds: readonly string[];
  lostAnswers: number;
  brokenCalls: number;
}

export interface VerdictLine {
  what: string;
  found: string | number;
  wanted: string | number;
  /** Undefined where the figure is only told. */
  isGood?: boolean;
  /** What is wrong, by the ids of jobs. */
  findings: string[];
}

/** What the project wants, and where a run fails; machines that several share are noisy. */
const takeOverAimMs = 5_000;
const takeOverSlackMs = 15_000;

/** Everything that was promised, and what became of it. */
export function judgeEvidence(evidence: Evidence): VerdictLine[] {
  return [...judgeRun(evidence), ...judgeJobs(evidence), ...judgeTakeOvers(evidence.dealt), ...judgeEnd(evidence)];
}

export const hasFailingLine = (lines: readonly VerdictLine[]) => lines.some(({ isGood }) => isGood === false);

function none(what: string, findings: string[]): VerdictLine {
  return { what, found: findings.length, wanted: 0, isGood: findings.length === 0, findings };
}

const blowNames: Record<Blow['type'], string> = {
  'kill worker': 'SIGKILL of a worker with jobs under way',
  'kill web': 'SIGKILL of a web process between commit and answer',
  'kill PostgreSQL': 'SIGKILL of PostgreSQL',
  'freeze worker': 'worker frozen until it was taken for dead, then let go on',
};

function judgeRun({ plan, stories, dealt, lostAnswers, brokenCalls }: Evidence): VerdictLine[] {
  const posted: VerdictLine = {
    what: 'jobs posted',
    found: stories.length,
    wanted: `≥ ${plan.jobs}`,
    isGood: stories.length >= plan.jobs,
    findings: [],
  };
  const blows = (Object.keys(blowNames) as Blow['type'][]).map((type): VerdictLine => {
    const wanted = plan.blows.filter((blow) => blow.type === type).length;
    const found = dealt.counts[type];
    const findings = dealt.missed.filter((line) => line.startsWith(type));
    return { what: blowNames[type], found, wanted, isGood: found === wanted, findings };
  });
  const late = dealt.missed.filter((line) => !Object.keys(blowNames).some((type) => line.startsWith(type)));
  return [
    posted,
    ...blows,
    { what: 'answers lost, and asked for again', found: lostAnswers, wanted: 'told', findings: late },
    { what: 'calls whose connection broke', found: brokenCalls, wanted: 'told', findings: [] },
    none('what processes did not do as they should', dealt.problems),
  ];
}

function judgeJobs({ stories, rows }: Evidence): VerdictLine[] {
  const rowsOf = new Map<string, JobRow[]>();
  for (const row of rows) rowsOf.set(row.prompt, [...(rowsOf.get(row.prompt) ?? []), row]);
  const of = (story: CallerStory) => rowsOf.get(story.job.request.prompt) ?? [];
  const good = stories.filter(({ job }) => !job.isPoison);
  const poisoned = stories.filter(({ job }) => job.isPoison);
  const findAll = (check: (story: CallerStory, row: JobRow | undefined) => (string | false)[], among = stories) =>
    among.flatMap((story) => {
      const [row] = of(story);
      const name = story.jobId ?? row?.id ?? `number ${story.job.number}`;
      return check(story, row).flatMap((finding) => (finding === false ? [] : [`${name}: ${finding}`]));
    });

  const lost = findAll((story, row) => {
    const isPromised = story.jobId !== undefined || story.job.isKeyed;
    if (!row) return [isPromised && `is nowhere (${story.state})`];
    return [row.status === 'failed' && `failed with ${row.errorCode}`];
  }, good);
  const underway = findAll(
    (_, row) => [row !== undefined && !hasEnded(row) && `${row.status} when the time was up`],
    good,
  );
  const badPoisons = findAll(
    (_, row) => [
      row?.status !== 'failed' && `is ${row?.status ?? 'nowhere'}`,
      row?.status === 'failed' && row.errorCode !== 'generation_failed' && `failed with ${row.errorCode}`,
      row !== undefined && row.charged > 0 && `was charged ${row.charged}`,
    ],
    poisoned,
  );
  const doubled = findAll((story, row) => [
    of(story).length > 1 && `stands ${of(story).length} times: ${of(story).map(({ id }) => id)}`,
    row?.status === 'completed' && row.files !== expectedFiles(row) && `has ${row.files} files`,
    ...story.problems,
  ]);
  const charges = rows.flatMap((row) => {
    const price = row.status !== 'completed' ? 0 : row.outputType === 'deck' ? row.slides : row.files;
    return row.charged === price && row.charges <= 1 ? [] : [`${row.id}: charged ${row.charged} for ${price}`];
  });
  const holds = rows.filter(({ openHold }) => openHold !== 0).map(({ id, openHold }) => `${id}: holds ${openHold}`);
  const unopened = findAll((story, row) => [
    ...story.files.map(({ problem }) => problem !== undefined && problem),
    ...story.files.map(({ sha256 }) => row !== undefined && !row.sums.includes(sha256) && `another file: ${sha256}`),
    story.state === 'completed' && story.files.length !== row?.files && `gave ${story.files.length} files`,
    story.state !== 'completed' && story.jobId !== undefined && row?.status === 'completed' && 'was not fetched',
  ]);
  const dead = rows.filter(
    ({ deaths, prompt }) => deaths > 0 && !poisoned.some(({ job }) => job.request.prompt === prompt),
  );
  return [
    { what: 'jobs completed', found: rows.filter(isCompleted).length, wanted: 'told', findings: [] },
    none('jobs lost (promised, and failed or nowhere)', lost),
    none('jobs still under way: stuck, or the machine is too slow (--minutes gives it more time)', underway),
    {
      what: 'poison jobs that ended as generation_failed, uncharged',
      found: poisoned.length - new Set(badPoisons.map((line) => line.split(':')[0])).size,
      wanted: 2,
      isGood: badPoisons.length === 0 && poisoned.length === 2,
      findings: badPoisons,
    },
    none('jobs doubled, or with more than one set of files', doubled),
    none('wrong charges', charges),
    none('open holds', holds),
    {
      what: 'files downloaded and opened',
      found: stories.flatMap(({ files }) => files).filter(({ problem }) => problem === undefined).length,
      wanted: 'all',
      isGood: unopened.length === 0,
      findings: unopened,
    },
    {
      what: 'deaths of computing processes laid to harmless jobs',
      found: dead.length,
      wanted: 'told',
      findings: dead.map(({ id, deaths }) => `${id}: ${deaths}`),
    },
    {
      what: 'posts without a key whose answer was lost, or no',
      found: stories.filter(({ state }) => state === 'in doubt' || state === 'refused').length,
      wanted: 'told',
      findings: [],
    },
  ];
}

const isCompleted = ({ status }: JobRow) => status === 'completed';
const hasEnded = ({ status }: JobRow) => status === 'completed' || status === 'failed';
const expectedFiles = ({ outputType, variants }: JobRow) => (outputType === 'deck' ? 1 : variants);

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** The middle one; of an even number the greater of the two. */
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function judgeTakeOvers({ takeOvers, databaseAwayMs }: Dealt): VerdictLine[] {
  const isClear = takeOvers.filter(({ isDisturbed }) => !isDisturbed);
  const claimed = isClear.flatMap(({ claimedMs }) => claimedMs ?? []);
  const freed = isClear.flatMap(({ freedMs }) => freedMs ?? []);
  const never = takeOvers.filter(({ claimedMs }) => claimedMs === undefined);
  const disturbed = takeOvers.flatMap(({ isDisturbed, claimedMs }) => (isDisturbed ? (claimedMs ?? []) : []));
  const told = (values: readonly number[]) =>
    values.length === 0 ? '–' : `${seconds(Math.max(...values))}, median ${seconds(median(values))}`;
  return [
    {
      what: `longest from a kill until one of its jobs was claimed again (${claimed.length} kills)`,
      found: told(claimed),
      wanted: `aim ${takeOverAimMs / 1_000} s; fails over ${takeOverSlackMs / 1_000} s`,
      isGood: claimed.every((ms) => ms <= takeOverSlackMs) && never.length === 0,
      findings: [
        ...never.map(({ worker, jobIds }) => `${worker}: nobody claimed ${jobIds.join(', ')}`),
        ...isClear
          .filter(({ claimedMs }) => (claimedMs ?? 0) > takeOverSlackMs)
          .map(({ worker, jobIds, claimedMs }) => `${worker}: ${seconds(claimedMs ?? 0)} for ${jobIds.join(', ')}`),
      ],
    },
    { what: 'the same until one was free for others', found: told(freed), wanted: 'told', findings: [] },
    {
      what: `the same where something else died meanwhile (${disturbed.length} kills)`,
      found: told(disturbed),
      wanted: 'told',
      findings: [],
    },
    { what: 'longest without PostgreSQL', found: told(databaseAwayMs), wanted: 'told', findings: [] },
  ];
}

function judgeEnd({ leftovers, exitCodes, ownEnds }: Evidence): VerdictLine[] {
  const codes = exitCodes.filter((code) => code !== 0).map((code) => `ended with ${code ?? 'a signal'}`);
  const { processes } = leftovers;
  return [
    none('what the ledger says against itself', leftovers.ledger),
    none('pools that still hold something', leftovers.heldPools),
    none('processes that did not end cleanly when asked', codes),
    none('rows left in the queue', leftovers.queued),
    none('rows left of workers', leftovers.workers),
    none('orphaned files', leftovers.files),
    processes === null
      ? { what: 'processes left', found: 'not known on this system', wanted: 0, findings: [] }
      : none('processes left', processes),
    { what: 'processes that ended by themselves', found: ownEnds.length, wanted: 'told', findings: [...ownEnds] },
  ];
}

const mostFindings = 12;

/** A table in Markdown, and below it what was found, by the ids of jobs. */
export function verdictTable(lines: readonly VerdictLine[]): string {
  const verdictOf = ({ isGood }: VerdictLine) => (isGood === undefined ? '' : isGood ? 'PASS' : 'FAIL');
  const rows = lines.map((line) => [line.what, String(line.found), String(line.wanted), verdictOf(line)]);
  const all = [['what', 'found', 'wanted', 'verdict'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const print = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const findings = lines.flatMap(({ what, findings }) => {
    const more = findings.length > mostFindings ? [`- … and ${findings.length - mostFindings} more`] : [];
    const shown = findings.slice(0, mostFindings).map((finding) => `- ${finding}`);
    return findings.length === 0 ? [] : ['', `${what}:`, ...shown, ...more];
  });
  return [print(all[0]!), rule, ...rows.map(print), ...findings].join('\n');
}

import { describe, expect, it } from 'vitest';
import type { CallerStory } from './caller';
import type { Dealt } from './deal-blows';
import { makePlan } from './plan';
import { hasFailingLine, judgeEvidence, verdictTable, type Evidence, type JobRow } from './verdict';

const plan = makePlan({ seed: 1, minutes: 6 });

function storyOf(number: number): CallerStory {
  const job = plan.jobAt(number);
  const files = Array.from({ length: job.request.variant_count ?? 1 }, (_, index) => ({
    sha256: `${number}-${index}`,
  }));
  return job.isPoison
    ? { job, jobId: `id-${number}`, state: 'failed', errorCode: 'generation_failed', files: [], problems: [] }
    : { job, jobId: `id-${number}`, state: 'completed', files, problems: [] };
}

function rowOf({ job, jobId, files }: CallerStory): JobRow {
  const isDeck = job.request.output_type === 'deck';
  const slides = isDeck ? 3 : files.length;
  return {
    id: jobId ?? '',
    status: job.isPoison ? 'failed' : 'completed',
    errorCode: job.isPoison ? 'generation_failed' : null,
    prompt: job.request.prompt,
    outputType: job.request.output_type,
    variants: job.request.variant_count ?? 1,
    deaths: job.isPoison ? 2 : 0,
    files: files.length,
    slides: job.isPoison ? 0 : slides,
    sums: files.map(({ sha256 }) => sha256),
    charged: job.isPoison ? 0 : slides,
    charges: job.isPoison ? 0 : 1,
    openHold: 0,
  };
}

/** Of a run in which everything went as it should. */
function makeEvidence(): Evidence & { stories: CallerStory[]; rows: JobRow[]; dealt: Dealt } {
  const stories = Array.from({ length: plan.jobs }, (_, index) => storyOf(index + 1));
  return {
    plan,
    stories,
    rows: stories.map(rowOf),
    dealt: {
      counts: { 'kill worker': 30, 'kill web': 10, 'kill PostgreSQL': 3, 'freeze worker': 1 },
      takeOvers: [{ worker: 'worker A', jobIds: ['id-1'], freedMs: 3_900, claimedMs: 4_200, isDisturbed: false }],
      missed: [],
      lostAnswers: [],
      databaseAwayMs: [1_500],
      problems: [],
    },
    leftovers: { queued: [], workers: [], heldPools: [], ledger: [], files: [], processes: [] },
    exitCodes: [0, 0, 0, 0],
    ownEnds: ['worker A ended with 1'],
    lostAnswers: 10,
    brokenCalls: 14,
  };
}

type Harm = (evidence: ReturnType<typeof makeEvidence>) => unknown;
const harmless = plan.jobAt(1).isPoison ? 2 : 1;
const first = ({ rows }: ReturnType<typeof makeEvidence>) => rows[harmless - 1]!;
const firstStory = ({ stories }: ReturnType<typeof makeEvidence>) => stories[harmless - 1]!;
const poisoned = ({ rows }: ReturnType<typeof makeEvidence>) => rows.find(({ deaths }) => deaths === 2)!;

it('finds nothing in a run that went well', () => {
  const lines = judgeEvidence(makeEvidence());
  expect(lines.filter(({ isGood }) => isGood === false)).toEqual([]);
  expect(hasFailingLine(lines)).toBe(false);
});

describe('a run fails', () => {
  const harms: [string, RegExp, Harm][] = [
    ['a job that has not ended', /^jobs still under way/, (of) => (first(of).status = 'processing')],
    ['a job that failed', /^jobs lost/, (of) => Object.assign(first(of), { status: 'failed', charged: 0, charges: 0 })],
    ['a job that is nowhere', /^jobs lost/, (of) => of.rows.splice(harmless - 1, 1)],
    ['a poison job that completed', /^poison/, (of) => Object.assign(poisoned(of), { status: 'completed' })],
    ['a poison job that timed out', /^poison/, (of) => (poisoned(of).errorCode = 'generation_timeout')],
    ['two jobs of one request', /^jobs doubled/, (of) => of.rows.push({ ...first(of), id: 'another' })],
    ['two sets of files', /^jobs doubled/, (of) => (first(of).files *= 2)],
    ['a key that led to two jobs', /^jobs doubled/, (of) => firstStory(of).problems.push('its key led to job x')],
    ['a slide too many charged', /^wrong charges/, (of) => (first(of).charged += 1)],
    ['two charges of half', /^wrong charges/, (of) => (first(of).charges = 2)],
    ['a failed job that was charged', /^wrong charges/, (of) => (poisoned(of).charged = 3)],
    ['an open hold', /^open holds/, (of) => (first(of).openHold = 3)],
    ['a file that does not open', /^files/, (of) => (firstStory(of).files[0]!.problem = 'does not open')],
    ['a file that is not the one on record', /^files/, (of) => (first(of).sums = ['other'])],
    ['a completed job that nobody could fetch', /^files/, (of) => (firstStory(of).state = 'waiting')],
    ['fewer kills than planned', /^SIGKILL of a web/, (of) => (of.dealt.counts['kill web'] = 9)],
    ['a job that nobody claimed', /^longest from/, (of) => delete of.dealt.takeOvers[0]!.claimedMs],
    ['a job that was claimed late', /^longest from/, (of) => (of.dealt.takeOvers[0]!.claimedMs = 15_001)],
    ['a ledger that contradicts itself', /^what the ledger/, (of) => of.leftovers.ledger.push('id-1: rule')],
    ['a row in the queue', /^rows left in the queue/, (of) => of.leftovers.queued.push('id-1')],
    ['a row of a worker', /^rows left of workers/, (of) => of.leftovers.workers.push('w')],
    ['a file of nobody', /^orphaned files/, (of) => of.leftovers.files.push('.incoming/x')],
    ['a process that is left', /^processes left/, (of) => of.leftovers.processes?.push('1')],
    ['a process that had to be killed', /^processes that did not end/, (of) => (of.exitCodes = [0, null, 0, 0])],
  ];

  it.each(harms)('with %s', (_, what, harm) => {
    const evidence = makeEvidence();
    harm(evidence);
    const failed = judgeEvidence(evidence).filter(({ isGood }) => isGood === false);
    expect(failed.map((line) => line.what)).toContainEqual(expect.stringMatching(what));
  });

  it('and says of which jobs', () => {
    const evidence = makeEvidence();
    first(evidence).status = 'processing';
    const table = verdictTable(judgeEvidence(evidence));
    expect(table).toMatch(/\| jobs still under way[^\n]*\| 1 +\| 0 +\| FAIL/);
    expect(table).toContain(`- ${first(evidence).id}: processing when the time was up`);
  });
});

it('does not count a post without a key as lost whose answer nobody got', () => {
  const evidence = makeEvidence();
  const story = evidence.stories.find(({ job }) => !job.isKeyed)!;
  Object.assign(story, { state: 'in doubt', jobId: undefined, files: [] });
  const gone = evidence.rows.filter(({ prompt }) => prompt !== story.job.request.prompt);
  expect(hasFailingLine(judgeEvidence({ ...evidence, rows: gone }))).toBe(false);
});

it('measures no take-over against the aim while something else died', () => {
  const evidence = makeEvidence();
  Object.assign(evidence.dealt.takeOvers[0]!, { isDisturbed: true, claimedMs: 30_000 });
  expect(hasFailingLine(judgeEvidence(evidence))).toBe(false);
});

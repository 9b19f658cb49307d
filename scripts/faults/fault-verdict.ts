import type { JobRow, VerdictLine } from '../chaos/verdict';
import type { DealtStrike } from './deal-strikes';
import type { FaultStory, NotedAnswer } from './light-callers';
import { serviceOf } from './outside-services';

/** Of one stage: what was done to its services, and what became of those who called it. */
export interface FaultEvidence {
  dealt: readonly DealtStrike[];
  /** From the post of a job to its file, without any fault. */
  usualMs: number;
  answers: readonly NotedAnswer[];
  stories: readonly FaultStory[];
  rows: readonly JobRow[];
  leftovers: { ledger: string[]; heldPools: string[]; queued: string[] };
  exitCodes: readonly (number | null)[];
  /** Of processes that ended although nobody asked them to. */
  ownEnds: readonly string[];
}

export interface StrikeVerdict {
  /** As they stand in the table. */
  cells: readonly string[];
  findings: string[];
}

/** What goes on without the service takes no longer in the middle; machines that several share are noisy. */
const usualLimitMs = 3_000;

/** Each strike by itself. */
export function judgeStrikes(evidence: FaultEvidence): StrikeVerdict[] {
  return evidence.dealt.map((strike, index) => judgeStrike(evidence, strike, index));
}

function judgeStrike(
  { dealt, answers, stories, rows }: FaultEvidence,
  strike: DealtStrike,
  index: number,
): StrikeVerdict {
  const { needed, title } = serviceOf(strike.service);
  const own = answers.filter((answer) => strikeOf(answer) === index);
  const without = own.filter(({ kind }) => !needed.includes(kind));
  const accepted = stories.filter((story) => story.accepted === index && story.state !== 'in doubt');
  const findings = [
    ...counted(own.flatMap((answer) => findFault(answer, dealt))),
    ...(median(without.map(({ ms }) => ms)) > usualLimitMs
      ? [`half of what does without it took over ${usualLimitMs / 1_000} s`]
      : []),
    ...(isNeverReady(own) && !needed.includes('ready') ? ['it was not ready once'] : []),
    ...accepted.flatMap((story) => findJobFault(story, dealt, rows)),
    ...strike.ownEnds,
    ...(strike.problem === undefined ? [] : [strike.problem]),
    ...(strike.struck === 0 && strike.mode !== 'gone' ? ['nobody met the fault'] : []),
    ...(own.length === 0 ? ['nobody asked for anything'] : []),
  ];
  const cells = [
    title,
    strike.mode,
    String(strike.seconds),
    countedText(own.map(({ status }) => String(status))),
    secondsOf(own),
    secondsOf(without),
    countedText(accepted.map(({ state, errorCode }) => errorCode ?? state)),
    strike.backMs === undefined ? '–' : seconds(strike.backMs),
    findings.length === 0 ? 'PASS' : 'FAIL',
  ];
  return { cells, findings };
}

const isNeverReady = (answers: readonly NotedAnswer[]) =>
  answers.some(({ kind }) => kind === 'ready') &&
  !answers.some(({ kind, status }) => kind === 'ready' && status === 200);

/** The middle one; of an even number the greater of the two. */
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What took long belongs to the strike that found it waiting. */
const strikeOf = ({ asked, answered }: NotedAnswer) => (asked < 0 ? answered : asked);

/** An answer that is none of those that are documented for what was away meanwhile. */
function findFault(answer: NotedAnswer, dealt: readonly DealtStrike[]): string[] {
  const { kind, status, code = '', hasRetryAfter } = answer;
  if (status === 200) return [];
  const strikes = [dealt[answer.asked], dealt[answer.answered]].filter((strike) => strike !== undefined);
  const isNeeded = strikes.some(({ service, mode }) => mode !== 'slow' && serviceOf(service).needed.includes(kind));
  // Its checks have two seconds each, on a busy machine as well.
  if (status === 503 && kind === 'ready') return [];
  if (status === 503 && isNeeded) return hasRetryAfter ? [] : [`${kind}: 503 without Retry-After`];
  const mayBreak = kind === 'download' && strikes.some(({ service }) => serviceOf(service).mayBreakDownloads);
  return status === 'broken' && isNeeded && mayBreak ? [] : [`${kind}: ${status} ${code}`.trim()];
}

/** A job may take its time, but has to be what it was accepted for, or to say why not. */
function findJobFault(story: FaultStory, dealt: readonly DealtStrike[], rows: readonly JobRow[]): string[] {
  const { accepted = 0, ended = dealt.length - 1, state, errorCode = '', jobId, files } = story;
  const row = rows.find(({ id }) => id === jobId);
  const name = `job ${jobId}`;
  if (!row) return [`${name} is nowhere`];
  if (state === 'waiting') return [`${name} has not ended (${row.status})`];
  const broken = files.flatMap(({ problem }) => (problem === undefined ? [] : [`${name}: ${problem}`]));
  if (state === 'completed') return files.length === row.files ? broken : [`${name} gave ${files.length} files`];
  const met = dealt.slice(accepted, ended + 1).flatMap(({ service }) => serviceOf(service).jobFailures);
  return met.includes(errorCode) ? [] : [`${name} failed with ${errorCode}`];
}

/** What holds for all of a stage, once everything has ended. */
export function judgeFaultEnd({
  usualMs,
  answers,
  stories,
  rows,
  leftovers,
  exitCodes,
  ownEnds,
}: FaultEvidence): VerdictLine[] {
  const rowsOf = (story: FaultStory) => rows.filter(({ prompt }) => prompt === story.prompt);
  const early = answers.filter((answer) => strikeOf(answer) < 0 && answer.status !== 200);
  const lost = stories.filter((story) => story.isKeyed && rowsOf(story).length === 0);
  const doubled = stories.filter((story) => rowsOf(story).length > 1);
  const open = rows.filter(({ status }) => status !== 'completed' && status !== 'failed');
  const charges = rows.flatMap((row) => {
    const price = row.status !== 'completed' ? 0 : row.outputType === 'deck' ? row.slides : row.files;
    return row.charged === price && row.charges <= 1 ? [] : [`${row.id}: charged ${row.charged} for ${price}`];
  });
  const sets = rows.filter((row) => row.status === 'completed' && row.files !== 1);
  return [
    told('from a post to its file, without a fault', seconds(usualMs)),
    told('jobs posted', stories.length),
    told('jobs completed', rows.filter(({ status }) => status === 'completed').length),
    told('jobs failed, with the documented code', rows.filter(({ status }) => status === 'failed').length),
    told('posts without a key that were not accepted', stories.filter(({ state }) => state === 'in doubt').length),
    nothing(
      'answers that were no good before the first fault',
      counted(early.map(({ kind, status }) => `${kind}: ${status}`)),
    ),
    nothing(
      'jobs lost',
      lost.map(({ number, state }) => `number ${number}: ${state}`),
    ),
    nothing('jobs doubled, or with more than one set of files', [
      ...doubled.map(
        (story) =>
          `number ${story.number}: ${rowsOf(story)
            .map(({ id }) => id)
            .join(', ')}`,
      ),
      ...sets.map(({ id, files }) => `${id}: ${files} files`),
    ]),
    nothing(
      'jobs that have not ended',
      open.map(({ id, status }) => `${id}: ${status}`),
    ),
    nothing('wrong charges', charges),
    nothing('open holds', [
      ...rows.filter(({ openHold }) => openHold !== 0).map(({ id, openHold }) => `${id}: holds ${openHold}`),
      ...leftovers.heldPools.map((id) => `the pool of ${id}`),
    ]),
    nothing('what the ledger says against itself', leftovers.ledger),
    nothing('rows left in the queue', leftovers.queued),
    nothing('processes that ended by themselves', [...ownEnds]),
    nothing(
      'processes that did not end cleanly when asked',
      exitCodes.filter((code) => code !== 0).map((code) => `ended with ${code ?? 'a signal'}`),
    ),
  ];
}

function told(what: string, found: number | string): VerdictLine {
  return { what, found, wanted: 'told', findings: [] };
}

function nothing(what: string, findings: string[]): VerdictLine {
  return { what, found: findings.length, wanted: 0, isGood: findings.length === 0, findings };
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const secondsOf = (answers: readonly NotedAnswer[]) =>
  answers.length === 0 ? '–' : seconds(Math.max(...answers.map(({ ms }) => ms)));

function countAll(words: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
}

const counted = (words: readonly string[]) =>
  countAll(words).map(([word, count]) => (count === 1 ? word : `${word} (${count} times)`));
const countedText = (words: readonly string[]) =>
  words.length === 0
    ? '–'
    : countAll(words)
        .map(([word, count]) => `${count} × ${word}`)
        .join(', ');

const heads = ['service', 'mode', 's', 'answers', 'slowest', 'slowest without it', 'jobs', 'back after', 'verdict'];

/** A table in Markdown, and below it what was found. */
export function strikeTable(verdicts: readonly StrikeVerdict[]): string {
  const all = [heads, ...verdicts.map(({ cells }) => cells)];
  const widths = heads.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)));
  const print = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const findings = verdicts.flatMap(({ cells: [service, mode], findings }) =>
    findings.length === 0 ? [] : ['', `${service}, ${mode}:`, ...findings.map((finding) => `- ${finding}`)],
  );
  return [print(heads), rule, ...verdicts.map(({ cells }) => print(cells)), ...findings].join('\n');
}

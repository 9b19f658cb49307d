import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openExchange } from '@/lib/generation/composers/model/testing/recordings/exchange';
import { readRecordedAnswers } from '@/lib/generation/composers/model/testing/recordings/recorded-answer';
import {
  answersFolder,
  commandsFor,
  RecordingError,
  sentenceOfGap,
  startRecordedModel,
  type RecordingGap,
} from '@/lib/generation/composers/model/testing/recordings/recorded-model';
import {
  manners,
  readRecordedRequests,
  type Manner,
  type RecordedRequest,
} from '@/lib/generation/composers/model/testing/recordings/recorded-request';
import { UsageError } from '../admin/usage-error';
import { say } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { runRequest } from './run-request';

interface Chosen {
  requests: readonly RecordedRequest[];
  /** Those that were named, else all in which a request is to be answered. */
  mannersOf: (request: RecordedRequest) => readonly Manner[];
  /** Where questions wait for answers; null where none was named. */
  exchange: string | null;
  onlyStale: boolean;
}

const commands: Record<string, (chosen: Chosen) => Promise<number> | number> = { record, stale, list };

/**
 * Answers of models, kept beside the requests that they were given to.
 *
 * `record` asks whoever answers through the exchange folder, `stale` says what no longer fits the prompts, `list` what
 * there is.
 */
export async function run({ args }: VerbCall): Promise<number> {
  const [command = '', ...rest] = args;
  const work = commands[command];
  if (!work)
    throw new UsageError(
      `The command is "${command}"; it can be ${Object.keys(commands).join(', ')}. --help says more.`,
    );
  return work(readChosen(rest));
}

function readChosen(args: readonly string[]): Chosen {
  const { values, positionals } = parse(args);
  const { manner, exchange, requests } = values;
  const known = manners.find((each) => each === manner);
  if (manner !== undefined && !known) throw new UsageError(`--manner is "${manner}"; it can be ${manners.join(', ')}.`);
  const all = readRecordedRequests(requests === undefined ? undefined : fromCaller(requests));
  const strange = positionals.find((name) => !all.some((request) => request.name === name));
  if (strange !== undefined)
    throw new UsageError(`The request is "${strange}"; it can be ${all.map(({ name }) => name).join(', ')}.`);
  return {
    requests: positionals.length > 0 ? all.filter(({ name }) => positionals.includes(name)) : all,
    mannersOf: (request) => request.manners.filter((each) => known === undefined || each === known),
    exchange: exchange === undefined ? null : fromCaller(exchange),
    onlyStale: values['only-stale'],
  };
}

/** Paths are taken from where npm was called. */
function fromCaller(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        exchange: { type: 'string' },
        manner: { type: 'string' },
        'only-stale': { type: 'boolean', default: false },
        requests: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message.split('. ')[0] : String(error)}. The options are --exchange DIR, --manner capable|small, --only-stale, --requests DIR.`,
    );
  }
}

/** So that whoever watches knows that it waits and for what. */
const reminderMs = 30_000;
const mostNamed = 12;

/** Sends all requests on their way at once; each waits until somebody has answered its questions. */
async function record({ requests, mannersOf, exchange, onlyStale }: Chosen): Promise<number> {
  if (exchange === null) throw new UsageError('record needs --exchange DIR, the folder in which questions wait.');
  const { ask } = await openExchange({ folder: exchange });
  const jobs = jobsOf({ requests, mannersOf });
  const waiting = new Set<string>();
  let answered = 0;
  const remind = () => {
    if (waiting.size === 0) return;
    const named = [...waiting].sort().slice(0, mostNamed).join(', ');
    const more = waiting.size > mostNamed ? ` and ${waiting.size - mostNamed} more` : '';
    say(`  ${answered} answered, ${waiting.size} wait: ${named}${more}`);
  };
  const reminder = setInterval(remind, reminderMs);
  say(`• ${jobs.length} requests; questions wait in ${exchange}/calls, NAME.request.json for NAME.answer.txt`);
  try {
    const ended = jobs.map(async ({ request, manner }) => {
      const model = await startRecordedModel({
        ...{ request, manner, isAnew: !onlyStale },
        ask: async (question) => {
          let asked = '';
          const said = await ask({ request: request.name, manner, question }, (name) => {
            waiting.add((asked = name));
            say(`? ${name}`);
          });
          waiting.delete(asked);
          answered += 1;
          say(`! ${asked} (${waiting.size} wait)`);
          return said;
        },
      });
      try {
        const made = await runRequest(request, model.composer);
        model.dropSurplus();
        const became = made.outcome === 'completed' ? 'completed' : made.code;
        const isExpected = became === request.outcome;
        say(`${isExpected ? '✓' : '✗'} ${request.name} (${manner}): ${became}, ${model.questions.length} questions`);
        return isExpected;
      } catch (error) {
        // The others go on: somebody is answering them.
        say(
          `✗ ${request.name} (${manner}): ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
        return false;
      } finally {
        await model.close();
      }
    });
    const expected = await Promise.all(ended);
    process.stdout.write(`${answered} answers recorded of ${jobs.length} requests.\n`);
    return expected.every(Boolean) ? 0 : 1;
  } finally {
    clearInterval(reminder);
  }
}

/** Asks every question again and compares it with what was answered. */
async function stale(chosen: Chosen): Promise<number> {
  const jobs = jobsOf(chosen);
  const found: RecordingGap[] = [];
  for (const [index, { request, manner }] of jobs.entries()) {
    say(`• ${request.name} (${manner}), ${index + 1} of ${jobs.length}`);
    found.push(...(await gapsOf(request, manner)));
  }
  if (found.length === 0) {
    process.stdout.write(`All answers of ${jobs.length} recordings fit what is asked today.\n`);
    return 0;
  }
  process.stdout.write(`${found.map(sentenceOfGap).join('\n')}\nAnswer anew:\n${commandsFor(found).join('\n')}\n`);
  return 1;
}

async function gapsOf(request: RecordedRequest, manner: Manner): Promise<readonly RecordingGap[]> {
  // Without a plan nobody knows the slides.
  if (readRecordedAnswers(answersFolder(request, manner)).size === 0)
    return [{ request: request.name, manner, question: 'plan', why: 'missing' }];
  const model = await startRecordedModel({ request, manner });
  try {
    await runRequest(request, model.composer);
    model.assertComplete();
    for (const name of model.drifted) say(`  ${request.name} (${manner}): ${name} was answered to another layout`);
    for (const name of model.surplus()) say(`  ${request.name} (${manner}): nobody asks ${name} any more`);
    return [];
  } catch (error) {
    if (error instanceof RecordingError) return error.gaps;
    throw error;
  } finally {
    await model.close();
  }
}

function list({ requests, mannersOf }: Chosen): number {
  const width = Math.max(...requests.map(({ name }) => name.length));
  for (const request of requests) {
    const { name, outputType, variantCount, language, documents, pages } = request;
    const form = outputType === 'deck' ? 'deck' : `${variantCount} of a slide`;
    const sources = documents.length + pages.length;
    const counts = mannersOf(request).map(
      (manner) => `${manner}: ${readRecordedAnswers(answersFolder(request, manner)).size} answers`,
    );
    process.stdout.write(
      `${name.padEnd(width)}  ${form.padEnd(12)} ${language.padEnd(5)} ${`${sources} sources`.padEnd(10)} ${counts.join(', ')}\n`,
    );
  }
  return 0;
}

function jobsOf({ requests, mannersOf }: Pick<Chosen, 'requests' | 'mannersOf'>) {
  const jobs = requests.flatMap((request) => mannersOf(request).map((manner) => ({ request, manner })));
  if (jobs.length === 0)
    throw new UsageError('None of these requests is to be answered in that manner: "manners" in its request.json.');
  return jobs;
}

import { join } from 'node:path';
import { chooseComposer } from '../../../choose-composer';
import type { Composer } from '../../../composer';
import { modelEnv } from '../model-env';
import { startOpenAiServer, type ModelCall, type ModelReply } from '../openai-server';
import { callNameOf, readModelQuestion, type ModelQuestion } from './model-question';
import {
  contentOfSaid,
  dropRecordedAnswers,
  readRecordedAnswers,
  writeRecordedAnswer,
  type ModelSaid,
  type RecordedAnswer,
} from './recorded-answer';
import { manners, type Manner, type RecordedRequest } from './recorded-request';

/** Why a question can't be answered from what is recorded. */
export const gaps = {
  missing: 'has no recorded answer',
  prompt: 'is asked with another prompt or schema than the recorded answer was given to',
  data: 'is asked about other data than the recorded answer was given to',
} as const;

export interface RecordingGap {
  request: string;
  manner: Manner;
  question: string;
  why: keyof typeof gaps;
}

/** A deck would be made of answers that no model gave to these questions. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';

  constructor(readonly gaps: readonly RecordingGap[]) {
    super(`${gaps.map(sentenceOfGap).join('\n')}\nAnswer anew:\n${commandsFor(gaps).join('\n')}`);
  }
}

export function sentenceOfGap({ request, manner, question, why }: RecordingGap): string {
  return `${request} (${manner}): ${question} ${gaps[why]}.`;
}

/** What records the missing answers, a line for each manner. */
export function commandsFor(missing: readonly Pick<RecordingGap, 'request' | 'manner'>[]): string[] {
  return manners.flatMap((manner) => {
    const names = [...new Set(missing.filter((each) => each.manner === manner).map(({ request }) => request))];
    if (names.length === 0) return [];
    return [
      `  npm run recordings -- record ${names.join(' ')} --manner ${manner} --only-stale --exchange out/exchange`,
    ];
  });
}

export interface RecordedModelOptions {
  request: Pick<RecordedRequest, 'name' | 'folder'>;
  manner: Manner;
  /** Asks a person or a program what is not recorded, and keeps what it says; without it answers are replayed alone. */
  ask?: (question: ModelQuestion) => Promise<ModelSaid>;
  /** Asks also what is recorded. */
  isAnew?: boolean;
  /** The slides are laid out as nobody did who answered: what is asked of a deck as it looks has no answer where that had none to be asked. */
  isLaidOutAnew?: boolean;
  keepAliveMs?: number;
}

/** What is asked of a deck as it was laid out: each change of the layout asks it of other data, which an answer outlives. */
const kindsAboutLayout: ReadonlySet<string> = new Set(['review']);

/** Longer than anybody takes who answers by hand. */
const patienceSeconds = 7 * 24 * 3600;

export function answersFolder({ folder }: Pick<RecordedRequest, 'folder'>, manner: Manner): string {
  return join(folder, manner);
}

/**
 * A local server that speaks a provider's protocol and says what a model said to the same questions, with a composer
 * that asks it. What is not recorded stands in `gaps` afterwards: it gets no answer, so that nothing can be made of it.
 */
export async function startRecordedModel({
  request,
  manner,
  ask,
  isAnew,
  isLaidOutAnew = false,
  keepAliveMs = 15_000,
}: RecordedModelOptions) {
  const folder = answersFolder(request, manner);
  const recorded = readRecordedAnswers(folder);
  const questions: ModelQuestion[] = [];
  const drifted: string[] = [];
  const gapsByCall = new Map<string, RecordingGap>();
  const counts = new Map<string, number>();

  async function reply(call: ModelCall): Promise<ModelReply> {
    const name = callNameOf(call);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const question = readModelQuestion(call, counts.get(name) ?? 1);
    questions.push(question);
    const kept = recorded.get(question.name);
    const why = gapOf(kept, question);
    const drifts = why === 'data' && kindsAboutLayout.has(question.kind);
    if (kept && (why === null || drifts) && !(ask && isAnew)) {
      if (drifts) drifted.push(question.name);
      return contentOfSaid(kept);
    }
    if (ask) {
      const said = await ask(question);
      writeRecordedAnswer(folder, question, said);
      return contentOfSaid(said);
    }
    if (why === 'missing' && isLaidOutAnew && kindsAboutLayout.has(question.kind)) {
      drifted.push(question.name);
      return { content: '' };
    }
    // What is asked after a gap is asked because of it.
    if (why && !gapsByCall.has(name))
      gapsByCall.set(name, { request: request.name, manner, question: question.name, why });
    return { content: '' };
  }

  const server = await startOpenAiServer(reply, { review: reply, keepAliveMs });
  /** Answers to questions that were not asked. */
  const surplus = () => [...recorded.keys()].filter((name) => !questions.some((question) => question.name === name));
  return {
    baseUrl: server.baseUrl,
    composer: composerAt(server.baseUrl, `${request.name}-${manner}`),
    questions,
    /** Questions whose answer was given to another layout of the same slides. */
    drifted,
    surplus,
    dropSurplus: () => dropRecordedAnswers(folder, surplus()),
    /** @throws RecordingError when something was asked that is not recorded */
    assertComplete: () => {
      if (gapsByCall.size > 0) throw new RecordingError([...gapsByCall.values()]);
    },
    close: () => server.close(),
  };
}

export type RecordedModel = Awaited<ReturnType<typeof startRecordedModel>>;

function gapOf(kept: RecordedAnswer | undefined, { version, messages }: ModelQuestion): RecordingGap['why'] | null {
  if (!kept) return 'missing';
  if (kept.version !== version) return 'prompt';
  return kept.messages === messages.hash ? null : 'data';
}

/** Asks each question at an address of its own: which slide it is about can be told of no prompt for sure. */
function composerAt(baseUrl: string, model: string): Composer {
  const asking = (call: string): Composer =>
    chooseComposer(
      modelEnv(`${baseUrl}${call}`, 'compatible', {
        MODEL: `compatible:${model}`,
        MODEL_TIMEOUT_SECONDS: patienceSeconds,
        MODEL_CONCURRENCY: 100,
      }),
    );
  return {
    ...asking(''),
    plan: (reading, call) => asking('/plan').plan(reading, call),
    writeSlide: (reading, outline, index, call) =>
      asking(`/slide-${String(index + 1).padStart(2, '0')}`).writeSlide(reading, outline, index, call),
  };
}

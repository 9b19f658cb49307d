import type { ModelMessage } from 'ai';
import type { z } from 'zod';
import { cutText } from '@/lib/text/cut/cut-text';
import type { CallAllowance, TokenUse } from '../composer';
import { isPlainProse, parseAnswer } from './answer/parse-answer';
import { askPatiently } from './call/ask-patiently';
import type { AnswerForm } from './call/model-state';
import type { OpenedModel } from './open-model';
import { type CallFault, ModelCallFailure } from './call/model-call-failure';
import { overrunsWindow } from './call/overruns-window';
import { toStrictSchema } from './strict-schema';

export interface Question<T> {
  opened: OpenedModel;
  /** Lower-case letters and underscores; some providers show it to the model. */
  name: string;
  schema: z.ZodType;
  system: string;
  prompt: string;
  /** Shown before the prompt, so that nothing that is written in it follows the rules. */
  picture?: { bytes: Uint8Array; mediaType: string } | null;
  /** How often an answer that does not fit is sent back at most; 2 where it is not said. */
  mostRepairs?: number;
  /** As in `PatientCall`. */
  mostTries?: number;
  /** Whether the same can be asked in fewer words: an answer that overran the window is not taken then. */
  hasShorter?: boolean;
  /** Makes of an answer what was asked for, or says what is wrong with it. */
  read: (json: unknown) => AnswerReading<T>;
  /** What the answer must be sent back for; sentences, empty when all is well. */
  check?: (value: T) => string[];
  /** What an answer is sent back for once; sentences. */
  wish?: (value: T) => string[];
  /** How much of what the author gave an answer has; one with less of it is never the better one. */
  weigh?: (value: T) => number;
  signal?: AbortSignal;
  spent?: (use: TokenUse) => void;
  allowance?: CallAllowance;
}

/** Faults of a call by which an answer was to become better: it is taken as it is. */
const goodEnough: readonly CallFault[] = ['unfit', 'exhausted'];

interface Said {
  text: string;
  cut: boolean;
}

export type AnswerReading<T> = { value: T } | { problems: string[] };

export interface ModelAnswer<T> {
  /** The best of the answers; null when none could be read. */
  value: T | null;
  /** What is wrong with it all the same. */
  problems: string[];
  wishes: string[];
  /** What was answered, where it could not be read. */
  json?: unknown;
  /** What the model said in plain sentences in the place of an answer, and said again when it was sent back. */
  refusal?: string;
  /** Calls beyond the first. */
  repairs: number;
}

const usualRepairs = 2;
/** Tokens for an answer that was cut off where the server's own limit stands. */
const tokensAfterCut = 16_000;
/** Once may have been a slip. */
const prosesOfRefusal = 2;
const mostComplaints = 12;
const mostRepeated = 12_000;

/**
 * Asks for an object and, when the answer does not fit, sends it back with what is wrong with it.
 * @throws ModelCallFailure when the model does not answer, or declines to.
 */
export async function askModel<T>(question: Question<T>): Promise<ModelAnswer<T>> {
  let best: ModelAnswer<T> | null = null;
  let messages: ModelMessage[] = [asked(question)];
  let isWished = false;
  let isCut = false;
  let proses = 0;
  for (let round = 0; ; round += 1) {
    const said: Said | null = await callAgain(question, messages, isCut, best);
    if (said === null && best) return best;
    const { text, cut }: Said = said ?? { text: '', cut: true };
    const answer: ModelAnswer<T> = { ...judge(question, text, cut), repairs: round };
    best = better(best, answer, question.weigh);
    proses = isProse(answer, text) ? proses + 1 : 0;
    if (proses === prosesOfRefusal) return best.value === null ? { ...best, refusal: text.trim() } : best;
    const complaints = [...answer.problems, ...(isWished ? [] : answer.wishes)];
    if (complaints.length === 0 || round === (question.mostRepairs ?? usualRepairs)) return best;
    isWished ||= answer.wishes.length > 0;
    isCut ||= cut;
    messages = sentBack(question, text, complaints);
  }
}

function better<T>(best: ModelAnswer<T> | null, answer: ModelAnswer<T>, weigh?: (value: T) => number): ModelAnswer<T> {
  if (best === null) return answer;
  const isFuller = comparing(worth(answer, weigh), worth(best, weigh)) >= 0;
  return isFuller ? answer : { ...best, repairs: answer.repairs };
}

/** What counts first stands first: whether it can be used, what it has of the author's, what is wished of it. */
function worth<T>({ value, problems, wishes, json }: ModelAnswer<T>, weigh?: (value: T) => number): number[] {
  if (value === null) return [json === undefined ? 0 : 1];
  return [problems.length > 0 ? 2 : 3, weigh?.(value) ?? 0, -wishes.length];
}

function comparing(ones: readonly number[], others: readonly number[]): number {
  const at = ones.findIndex((one, index) => one !== others[index]);
  return at === -1 ? 0 : (ones[at] ?? 0) - (others[at] ?? 0);
}

/** Null when a request that grew by the answer to be corrected is too long, or may not be made any more. */
async function callAgain<T>(
  question: Question<T>,
  messages: ModelMessage[],
  wasCut: boolean,
  best: ModelAnswer<T> | null,
): Promise<Said | null> {
  try {
    return await call(question, messages, wasCut);
  } catch (error) {
    if (best === null || !(error instanceof ModelCallFailure) || !goodEnough.includes(error.fault)) throw error;
    return null;
  }
}

async function call<T>(question: Question<T>, messages: ModelMessage[], wasCut: boolean): Promise<Said> {
  const schema = toStrictSchema(question.schema);
  const { opened, name, signal, spent, allowance, mostTries } = question;
  const request = (form: AnswerForm) => ({
    system:
      form === 'schema'
        ? question.system
        : `${question.system}\n\nThe JSON schema of the object to answer with:\n${JSON.stringify(schema)}`,
    messages,
    object: { name, schema },
    ...(wasCut ? { maxOutputTokens: tokensAfterCut } : {}),
  });
  const answer = await askPatiently({ opened, request, signal, spent, allowance, mostTries });
  if (answer.isRefused) throw new ModelCallFailure('filtered', `the model declined: ${cutText(answer.text, 200)}`);
  if (
    question.hasShorter &&
    isOwnServer(opened.name) &&
    overrunsWindow(`${question.system}\n${question.prompt}`, answer)
  )
    throw new ModelCallFailure(
      'unfit',
      `the model read ${answer.inputTokens} tokens of a prompt of ${question.prompt.length} letters, or had no room for its answer`,
    );
  return { text: answer.text, cut: answer.isCut };
}

/** The providers' windows are large, and they say what is too long. */
function isOwnServer(name: string): boolean {
  return name.startsWith('compatible:');
}

function judge<T>(question: Question<T>, text: string, cut: boolean): Omit<ModelAnswer<T>, 'repairs'> {
  const candidates = parseAnswer(text);
  const [json] = candidates;
  if (cut && !isComplete(text))
    return { value: null, json, wishes: [], problems: ['The answer was cut off before its end: be briefer.'] };
  if (json === undefined)
    return {
      value: null,
      wishes: [],
      problems: [text.trim() === '' ? 'The answer was empty.' : 'The answer is not JSON.'],
    };
  const readings = candidates.map(question.read);
  const read = readings.find((reading) => 'value' in reading) ?? readings[0];
  if (!read || 'problems' in read) return { value: null, json, wishes: [], problems: read?.problems ?? [] };
  const { value } = read;
  return { value, json, problems: question.check?.(value) ?? [], wishes: question.wish?.(value) ?? [] };
}

function isProse({ value, json }: ModelAnswer<unknown>, text: string): boolean {
  return value === null && json === undefined && isPlainProse(text);
}

function isComplete(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Only the last answer is repeated, so that a small model's memory suffices; roles alternate, since some servers insist. */
function sentBack<T>(question: Question<T>, text: string, complaints: readonly string[]): ModelMessage[] {
  const list = complaints.slice(0, mostComplaints).map((problem) => `- ${problem}`);
  const complaint = `That answer can't be used as it is:\n${list.join('\n')}\nAnswer with the whole corrected object and nothing else.`;
  if (text.trim() === '') return [asked(question, `\n\n${complaint}`)];
  return [
    asked(question),
    { role: 'assistant', content: cutText(text, mostRepeated) },
    { role: 'user', content: complaint },
  ];
}

function asked<T>({ prompt, picture }: Question<T>, more = ''): ModelMessage {
  const text = `${prompt}${more}`;
  if (!picture) return { role: 'user', content: text };
  const { bytes, mediaType } = picture;
  return {
    role: 'user',
    content: [
      { type: 'image', image: bytes, mediaType },
      { type: 'text', text },
    ],
  };
}

/** Where an answer differs from a schema, in sentences that a model understands. */
export function problemsOf(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.') || 'the object'}: ${issue.message}`);
}

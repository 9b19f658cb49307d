import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { CallAllowance, TokenUse } from '../../composer';
import type { OpenedModel } from '../open-model';
import { abortedCall, adviceFor, usedUpAllowance, ModelCallFailure } from './model-call-failure';
import { answerForms, type AnswerForm, type ModelState } from './model-state';
import type { ModelRequest, RawAnswer } from './raw-answer';
import { requestAnswer, requestWholeAnswer, type CallLimits } from './request-answer';

export interface PatientCall {
  opened: OpenedModel;
  /** The request in a form; forms that leave the schema to the words must have it there. */
  request: (form: AnswerForm) => Omit<ModelRequest, 'model' | 'form'>;
  signal?: AbortSignal;
  spent?: (use: TokenUse) => void;
  allowance?: CallAllowance;
  /** How often it is sent at most when the failure may pass; a call that took all its time counts twice. */
  mostTries?: number;
}

/** How this one call is sent. */
interface Manner {
  form: AnswerForm;
  isWhole: boolean;
  isLimited: boolean;
  /** Whether the rules stand before the request instead of in a role of their own. */
  isMerged: boolean;
}

/** A server that wants to be left alone for longer is not waited for. */
const longestWaitMs = 120_000;
/** What part of the time for a whole answer may pass between two parts of it. */
const stallShare = 1 / 3;

/**
 * Asks until an answer comes: again after a pause when a failure may pass, in a looser form when the
 * server does not take the strict one. What it learns of the server is remembered for all calls.
 *
 * @throws ModelCallFailure
 */
export async function askPatiently(call: PatientCall): Promise<RawAnswer> {
  const {
    opened: { state },
    mostTries = 4,
  } = call;
  // All slides of a deck listen to the end of their job.
  if (call.signal) setMaxListeners(0, call.signal);
  const name = call.request('schema').object?.name ?? '';
  let manner: Manner = {
    form: state.looserForms.get(name) ?? state.form,
    isWhole: state.isWhole,
    isLimited: true,
    isMerged: state.isMerged,
  };
  let begunAt = Infinity;
  for (let tries = 0; ;) {
    try {
      const answer = await askOnce(call, manner, () => (begunAt = Math.min(begunAt, performance.now())));
      remember(state, name, manner);
      return answer;
    } catch (error) {
      const failure = asFailure(error);
      const looser = failure.fault === 'form' ? loosen(manner, failure) : null;
      if (looser) {
        manner = looser;
        continue;
      }
      tries += weightOf(failure);
      const isFinal = failure.fault !== 'passing' || tries >= mostTries || (failure.waitMs ?? 0) > longestWaitMs;
      if (isFinal) throw asFinal(call.opened, failure, state.answeredAt >= begunAt);
      await rest(call, failure, tries);
    }
  }
}

/** A call that took all its time is not made as often, and a server that loads its model is waited for. */
function weightOf({ isSlow, isLoading }: ModelCallFailure): number {
  if (isLoading) return 0.5;
  return isSlow ? 2 : 1;
}

/** A server that wants to be left alone for long is as good as one that refuses. */
function asFinal({ name }: OpenedModel, failure: ModelCallFailure, answersOthers: boolean): ModelCallFailure {
  const { waitMs = 0, trouble } = failure;
  const fault = waitMs > longestWaitMs ? 'refused' : failure.fault;
  const wait = waitMs > 0 ? `; it wants to be left alone for ${Math.round(waitMs / 1000)} s` : '';
  const detail = [`${failure.detail}${wait}`, adviceFor(name, fault, trouble)].filter(Boolean).join(' — ');
  return new ModelCallFailure(fault, detail, {
    ...(waitMs > 0 ? { waitMs } : {}),
    ...{ trouble, answersOthers, cause: failure },
  });
}

async function askOnce(
  { opened, request, signal, spent, allowance }: PatientCall,
  { form, isWhole, isLimited, isMerged }: Manner,
  begin: () => void,
): Promise<RawAnswer> {
  while (opened.state.quietUntil > performance.now()) await pause(opened.state.quietUntil - performance.now(), signal);
  const turn = opened.state.gate.run(1, async () => {
    if (signal?.aborted) throw abortedCall();
    if (allowance?.begin() === false) throw usedUpAllowance();
    begin();
    const begunAt = performance.now();
    const { maxOutputTokens, ...rest } = isMerged ? merged(request(form)) : request(form);
    const limits: CallLimits = { signal, timeoutMs: opened.timeoutMs, stallMs: opened.timeoutMs * stallShare };
    const sent: ModelRequest = { ...rest, model: opened.model, form, ...(isLimited ? { maxOutputTokens } : {}) };
    let tokens = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };
    try {
      const answer = await (isWhole ? requestWholeAnswer : requestAnswer)(sent, limits);
      const { inputTokens, cachedInputTokens, outputTokens } = answer;
      tokens = { inputTokens, cachedInputTokens, outputTokens };
      return answer;
    } finally {
      const use = { model: opened.name, calls: 1, ...tokens, slowestMs: Math.ceil(performance.now() - begunAt) };
      allowance?.end(use);
      spent?.(use);
    }
  });
  return orAborted(turn, signal);
}

/** Nobody stands in line for a job that is over. */
async function orAborted<T>(turn: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return turn;
  let leave = (): void => undefined;
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(abortedCall());
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([turn, left]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

function merged<T extends Pick<ModelRequest, 'messages' | 'system'>>(request: T): T {
  const [first, ...others] = request.messages;
  if (first?.role !== 'user') return request;
  const content =
    typeof first.content === 'string'
      ? `${request.system}\n\n${first.content}`
      : [{ type: 'text' as const, text: request.system }, ...first.content];
  return { ...request, system: '', messages: [{ ...first, content }, ...others] };
}

function remember(state: ModelState, name: string, { form, isWhole, isMerged }: Manner): void {
  state.answeredAt = performance.now();
  const isLooser = answerForms.indexOf(form) > answerForms.indexOf(state.form);
  if (isLooser && state.takesSchemas) state.looserForms.set(name, form);
  else if (isLooser) state.form = form;
  state.takesSchemas ||= form === 'schema' && name !== '';
  state.isWhole ||= isWhole;
  state.isMerged ||= isMerged;
}

/** The next thing that the server may not know; null when nothing is left to leave out. */
function loosen(manner: Manner, { drops }: ModelCallFailure): Manner | null {
  if (drops === 'limit' && manner.isLimited) return { ...manner, isLimited: false };
  if (drops === 'stream' && !manner.isWhole) return { ...manner, isWhole: true };
  if (drops === 'system' && !manner.isMerged) return { ...manner, isMerged: true };
  const form = answerForms[answerForms.indexOf(manner.form) + 1];
  return form ? { ...manner, form } : null;
}

/** Everybody who asks this model waits when the server says for how long. */
async function rest(
  { opened: { state }, signal }: PatientCall,
  failure: ModelCallFailure,
  tries: number,
): Promise<void> {
  const { waitMs } = failure;
  if (waitMs !== undefined) state.quietUntil = Math.max(state.quietUntil, performance.now() + waitMs);
  await pause((waitMs ?? 0) + backoffMs(waitMs === undefined ? tries : 0), signal);
}

/** Half of it by chance, so that calls that failed together don't come back together. */
export function backoffMs(tries: number, chance = Math.random()): number {
  const whole = tries === 0 ? 100 : 500 * 2 ** (tries - 1);
  return whole / 2 + (whole / 2) * chance;
}

function asFailure(error: unknown): ModelCallFailure {
  return error instanceof ModelCallFailure
    ? error
    : new ModelCallFailure('passing', 'the call could not be made', { cause: error });
}

/** Waits that long, and no longer than whoever waits is there. */
async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) throw abortedCall();
  if (ms <= 0) return;
  try {
    await setTimeout(ms, undefined, { signal });
  } catch (error) {
    if (signal?.aborted) throw abortedCall();
    throw error;
  }
}

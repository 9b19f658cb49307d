import { generateText, jsonSchema, Output, streamText } from 'ai';
import { afterSilence } from './after-silence';
import { isWholeObject, isWhiteSpaceAlone } from './answer-shapes';
import { abortedCall, ModelCallFailure } from './model-call-failure';
import type { ModelRequest, RawAnswer } from './raw-answer';
import { toCallFailure } from './to-call-failure';

/** More than any outline or slide; a model that goes on has lost its way. */
const mostLetters = 200_000;

export interface CallLimits {
  /** Aborted when whoever asked has gone. */
  signal?: AbortSignal;
  timeoutMs: number;
  /** Longest pause within a streamed text. */
  stallMs: number;
}

/** An answer on its way: servers also put it where thoughts or the arguments of tools belong. */
interface Incoming extends RawAnswer {
  thoughts: string;
  arguments: string;
}

/** Sends one request, streamed, so that an answer that has stopped coming is noticed. The model gets no tools. */
export async function requestAnswer(request: ModelRequest, limits: CallLimits): Promise<RawAnswer> {
  const watch = watchCall(limits);
  try {
    return settled(request, await readStream(request, watch));
  } catch (error) {
    throw watch.faultOf(error);
  } finally {
    watch.end();
  }
}

/** The same without a stream, for servers that have none. */
export async function requestWholeAnswer(request: ModelRequest, limits: CallLimits): Promise<RawAnswer> {
  const watch = watchCall(limits);
  try {
    const { text, reasoningText, toolCalls, finishReason, usage, response } = await generateText(
      optionsOf(request, watch),
    );
    const isRefused = finishReason === 'content-filter' || readRefusal(response.body);
    const said = toolCalls.map(({ input }) => (typeof input === 'string' ? input : JSON.stringify(input))).join('\n');
    return settled(request, {
      text,
      thoughts: reasoningText ?? '',
      arguments: said,
      isCut: finishReason === 'length',
      isRefused,
      inputTokens: usage.inputTokens ?? 0,
      cachedInputTokens: usage.inputTokenDetails.cacheReadTokens ?? 0,
      outputTokens: usage.outputTokens ?? 0,
    });
  } catch (error) {
    throw watch.faultOf(error);
  } finally {
    watch.end();
  }
}

async function readStream(request: ModelRequest, watch: CallWatch): Promise<Incoming> {
  const answer: Incoming = {
    text: '',
    thoughts: '',
    arguments: '',
    isCut: false,
    isRefused: false,
    inputTokens: 0,
    cachedInputTokens: 0,
    outputTokens: 0,
  };
  const { fullStream } = streamText({ ...optionsOf(request, watch), includeRawChunks: true, onError: () => undefined });
  for await (const part of fullStream) {
    if (part.type === 'text-delta') {
      answer.text += part.text;
      watch.progress();
    } else if (part.type === 'reasoning-delta') answer.thoughts += part.text;
    else if (part.type === 'tool-input-delta') answer.arguments += part.delta;
    else if (part.type === 'raw') readRaw(answer, part.rawValue);
    else if (part.type === 'finish') {
      answer.isCut ||= part.finishReason === 'length';
      answer.isRefused ||= part.finishReason === 'content-filter';
      answer.inputTokens = part.totalUsage.inputTokens ?? 0;
      answer.cachedInputTokens = part.totalUsage.inputTokenDetails.cacheReadTokens ?? 0;
      answer.outputTokens = part.totalUsage.outputTokens ?? 0;
    } else if (part.type === 'error' && !isWholeObject(answer.text)) throw part.error;
    if (answer.text.length > mostLetters || isWhiteSpaceAlone(answer.text)) return { ...answer, isCut: true };
  }
  watch.throwIfOver();
  return answer;
}

/** The SDK takes a part with choices for one without an error. */
function readRaw(answer: Incoming, raw: unknown): void {
  answer.isRefused ||= readRefusal(raw);
  const error: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'error') : undefined;
  if (error && !isWholeObject(answer.text)) throw error;
}

/** Whether an answer, or a part of one, says that the model or its provider declines: a chat completion in `refusal`, Gemini in `blockReason`. */
function readRefusal(body: unknown): boolean {
  const blocked = at(at(body, 'promptFeedback'), 'blockReason');
  if (isText(blocked) && !/unspecified/i.test(String(blocked))) return true;
  const choices = at(body, 'choices');
  if (!Array.isArray(choices)) return false;
  return choices.some(
    (choice) => isText(at(at(choice, 'delta'), 'refusal')) || isText(at(at(choice, 'message'), 'refusal')),
  );
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function settled({ object }: ModelRequest, { thoughts, arguments: said, ...answer }: Incoming): RawAnswer {
  if (!object || answer.text.trim() !== '') return answer;
  const elsewhere = [said, thoughts].find((text) => text.includes('{'));
  return elsewhere === undefined ? answer : { ...answer, text: elsewhere };
}

function optionsOf(request: ModelRequest, { signal }: CallWatch) {
  const { model, system, messages, maxOutputTokens } = request;
  const output = objectOutput(request);
  return {
    model,
    ...(system ? { system } : {}),
    messages,
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    ...(output ? { output } : {}),
  };
}

/** Asks for an object and hands over its text: it is read with more patience than the SDK has, and not at each of its parts. */
function objectOutput({ object, form }: Pick<ModelRequest, 'object' | 'form'>) {
  if (!object || form === 'text') return undefined;
  const asked =
    form === 'schema'
      ? Output.object({ schema: jsonSchema(object.schema), name: object.name })
      : Output.json({ name: object.name });
  return {
    ...Output.text(),
    responseFormat: asked.responseFormat,
  };
}

/** Limits the time of one call. */
interface CallWatch {
  signal: AbortSignal;
  /** Something of the answer has come. */
  progress(): void;
  throwIfOver(): void;
  /** What ended the call, when it was not the server. */
  faultOf(error: unknown): ModelCallFailure;
  end(): void;
}

function watchCall({ signal: outer, timeoutMs, stallMs }: CallLimits): CallWatch {
  const inner = new AbortController();
  const stop = (detail: string, isSlow: boolean) => inner.abort(new ModelCallFailure('passing', detail, { isSlow }));
  const endTotal = afterSilence(timeoutMs, () => stop(`no whole answer in ${timeoutMs} ms`, true));
  let endStall = (): void => undefined;
  const leave = () => inner.abort(abortedCall());
  if (outer?.aborted) leave();
  outer?.addEventListener('abort', leave, { once: true });
  return {
    signal: inner.signal,
    progress() {
      endStall();
      endStall = afterSilence(stallMs, () => stop(`the answer stopped for ${stallMs} ms`, false));
    },
    throwIfOver: () => inner.signal.throwIfAborted(),
    faultOf: (error) => toCallFailure(inner.signal.aborted ? inner.signal.reason : error),
    end() {
      endTotal();
      endStall();
      outer?.removeEventListener('abort', leave);
      // A stream that was left early is closed with it.
      inner.abort(abortedCall());
    },
  };
}

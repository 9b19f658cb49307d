import type { ModelProvider } from '../model-settings';

/** What a failed call says about the next one. */
export type CallFault =
  /** The same call may succeed a moment later. */
  | 'passing'
  /** The server does not take the form in which the answer was asked for. */
  | 'form'
  /** This request can't be answered, such as one that is too long; others can. */
  | 'unfit'
  /** The key, the address or the name of the model is wrong. */
  | 'refused'
  /** The content is not wanted. */
  | 'filtered'
  /** Whoever asked has gone. */
  | 'aborted'
  /** The job may make no more calls. */
  | 'exhausted';

/** What of the request may be left out, so that the server takes it. */
export type Droppable = 'form' | 'stream' | 'limit' | 'system';

/** What the operator has to look at where a server refuses. */
export type Trouble = 'key' | 'model' | 'address' | 'quota';

interface Circumstances {
  waitMs?: number;
  drops?: Droppable;
  trouble?: Trouble;
  isSlow?: boolean;
  isLoading?: boolean;
  answersOthers?: boolean;
  cause?: unknown;
}

/** A call of a model that gave no answer. The text is for the log, never for the caller. */
export class ModelCallFailure extends Error {
  override readonly name = 'ModelCallFailure';
  /** How long the server wants to be left alone. */
  readonly waitMs: number | undefined;
  readonly drops: Droppable | undefined;
  readonly trouble: Trouble | undefined;
  /** Whether it took all the time that a call has. */
  readonly isSlow: boolean;
  /** Whether the server is there and still loads the model. */
  readonly isLoading: boolean;
  /** Whether the model has answered others since this was first asked. */
  readonly answersOthers: boolean;

  constructor(
    readonly fault: CallFault,
    readonly detail: string,
    { waitMs, drops, trouble, isSlow = false, isLoading = false, answersOthers = false, cause }: Circumstances = {},
  ) {
    super(detail, { cause });
    this.waitMs = waitMs;
    this.drops = drops;
    this.trouble = trouble;
    this.isSlow = isSlow;
    this.isLoading = isLoading;
    this.answersOthers = answersOthers;
  }
}

/** What a call ends with, or does not begin with, when nobody waits for it any more. */
export function abortedCall(): ModelCallFailure {
  return new ModelCallFailure('aborted', 'the job is over');
}

/** What a call does not begin with when its job has made all that it may. */
export function usedUpAllowance(): ModelCallFailure {
  return new ModelCallFailure('exhausted', 'the job has used up its calls or tokens of models');
}

const variables: Readonly<Record<ModelProvider, string>> = {
  openai: 'OPENAI',
  anthropic: 'ANTHROPIC',
  google: 'GOOGLE',
  mistral: 'MISTRAL',
  gateway: 'AI_GATEWAY',
  compatible: 'OPENAI_COMPATIBLE',
};

const advice: Readonly<Record<Trouble, (name: string, variable: string) => string>> = {
  key: (name, variable) => `The key is refused: set ${variable}_API_KEY to one that may use ${modelOf(name)}.`,
  model: (name) =>
    `${providerOf(name) === 'compatible' ? 'The server has no model' : 'The provider knows no model'} ${modelOf(name)}, or the key may not use it: name one that it lists${providerOf(name) === 'compatible' ? ' (GET …/v1/models; with Ollama: ollama list, ollama pull)' : ''}.`,
  address: (_, variable) =>
    `Nothing answers at this address: ${variable}_BASE_URL must be what stands before /chat/completions, mostly http://HOST:PORT/v1.`,
  quota: (name) =>
    `The account has no money or quota left for ${modelOf(name)}: look at its billing, or name another model.`,
};

const adviceOfFaults: Partial<Record<CallFault, (name: string, variable: string) => string>> = {
  form: (name) =>
    `${modelOf(name)} takes the request in no form (JSON schema, JSON, text): look at what it says, or name another model.`,
  unfit: (name) => `The request is too long for ${modelOf(name)}: give it a longer context.`,
  passing: (name, variable) =>
    providerOf(name) === 'compatible'
      ? `Is the server at ${variable}_BASE_URL up, and MODEL_TIMEOUT_SECONDS long enough for it?`
      : '',
};

/** What the operator can do; for the log and the command line, never for callers. */
export function adviceFor(name: string, fault: CallFault, trouble?: Trouble): string {
  const variable = variables[providerOf(name)];
  return (trouble ? advice[trouble](name, variable) : adviceOfFaults[fault]?.(name, variable)) ?? '';
}

function providerOf(name: string): ModelProvider {
  return name.slice(0, name.indexOf(':')) as ModelProvider;
}

function modelOf(name: string): string {
  return `"${name.slice(name.indexOf(':') + 1)}"`;
}

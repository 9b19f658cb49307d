import type { ModelProvider } from '../model-settings';
import type { CallFault, Trouble } from './model-call-failure';

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

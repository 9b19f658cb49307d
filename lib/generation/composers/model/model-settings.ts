import type { Env } from '@/lib/platform/env/env';

export const modelProviders = ['openai', 'anthropic', 'google', 'mistral', 'gateway', 'compatible'] as const;

export type ModelProvider = (typeof modelProviders)[number];

export interface ModelSettings {
  provider: ModelProvider;
  modelId: string;
  apiKey?: string;
  /** Needed for `compatible`, such as `http://127.0.0.1:11434/v1`. */
  baseUrl?: string;
  /** A call that takes longer is given up. */
  timeoutMs: number;
  /** Calls that this process makes of the model at a time. */
  concurrency: number;
}

/** Variables of the environment that say how a model is reached. */
export type ModelEnv = Pick<
  Env,
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
  | 'ANTHROPIC_API_KEY'
  | 'ANTHROPIC_BASE_URL'
  | 'GOOGLE_API_KEY'
  | 'GOOGLE_BASE_URL'
  | 'MISTRAL_API_KEY'
  | 'MISTRAL_BASE_URL'
  | 'AI_GATEWAY_API_KEY'
  | 'AI_GATEWAY_BASE_URL'
  | 'OPENAI_COMPATIBLE_API_KEY'
  | 'OPENAI_COMPATIBLE_BASE_URL'
  | 'MODEL_TIMEOUT_SECONDS'
  | 'MODEL_CONCURRENCY'
>;

const addresses: Record<ModelProvider, (env: ModelEnv) => Pick<ModelSettings, 'apiKey' | 'baseUrl'>> = {
  openai: (env) => ({ apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL }),
  anthropic: (env) => ({ apiKey: env.ANTHROPIC_API_KEY, baseUrl: env.ANTHROPIC_BASE_URL }),
  google: (env) => ({ apiKey: env.GOOGLE_API_KEY, baseUrl: env.GOOGLE_BASE_URL }),
  mistral: (env) => ({ apiKey: env.MISTRAL_API_KEY, baseUrl: env.MISTRAL_BASE_URL }),
  gateway: (env) => ({ apiKey: env.AI_GATEWAY_API_KEY, baseUrl: env.AI_GATEWAY_BASE_URL }),
  compatible: (env) => ({ apiKey: env.OPENAI_COMPATIBLE_API_KEY, baseUrl: env.OPENAI_COMPATIBLE_BASE_URL }),
};

/** How the model of a name such as `openai:gpt-5` is reached; null for `embedded` and for none. A model's own name may hold colons, such as `llama3.1:8b`. */
export function readModelSettings(name: string | undefined, env: ModelEnv): ModelSettings | null {
  const [before, ...rest] = (name ?? '').split(':');
  const provider = modelProviders.find((known) => known === before);
  if (!provider) return null;
  return {
    provider,
    modelId: rest.join(':'),
    ...addresses[provider](env),
    timeoutMs: env.MODEL_TIMEOUT_SECONDS * 1000,
    concurrency: env.MODEL_CONCURRENCY,
  };
}

import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { createGateway, type EmbeddingModel } from 'ai';
import {
  readModelSettings,
  type ModelProvider,
  type ModelSettings,
} from '@/lib/generation/composers/model/model-settings';
import { getEnv } from '@/lib/platform/env/env';

export interface OpenedEmbeddingModel {
  /** As in EMBEDDING_MODEL; passages remember it, because vectors of different models can't be compared. */
  name: string;
  model: EmbeddingModel;
}

type Opener = (
  settings: Pick<ModelSettings, 'modelId'> & { apiKey?: string; baseURL?: string; fetch: typeof fetch },
) => EmbeddingModel;

/** A request holds the key and what a document says: it goes where it is sent and nowhere else. Each call has its own time. */
function guardedFetch(timeoutMs: number): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(timeoutMs);
    return fetch(input, {
      ...init,
      redirect: 'error',
      signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit,
    });
  };
}

/** Anthropic has none; the environment is checked for that. */
const openers: Record<Exclude<ModelProvider, 'anthropic'>, Opener> = {
  openai: ({ modelId, ...options }) => createOpenAI(options).embeddingModel(modelId),
  google: ({ modelId, ...options }) => createGoogleGenerativeAI(options).embeddingModel(modelId),
  mistral: ({ modelId, ...options }) => createMistral(options).embeddingModel(modelId),
  gateway: ({ modelId, ...options }) => createGateway(options).embeddingModel(modelId),
  compatible: ({ modelId, apiKey, baseURL, fetch }) => {
    if (!baseURL) throw new Error('A model behind an OpenAI-compatible address needs its base URL.');
    return createOpenAICompatible({ name: 'compatible', apiKey, baseURL, fetch }).embeddingModel(modelId);
  },
};

/** Null where knowledge bases are searched by words alone. */
export function embeddingModelName(): string | null {
  return getEnv().EMBEDDING_MODEL ?? null;
}

/** The model that EMBEDDING_MODEL names; null without one. Sends nothing. */
export function openEmbeddingModel(): OpenedEmbeddingModel | null {
  const name = embeddingModelName();
  const settings = readModelSettings(name ?? undefined, getEnv());
  if (name === null || !settings || settings.provider === 'anthropic') return null;
  const { provider, modelId, apiKey, baseUrl, timeoutMs } = settings;
  return { name, model: openers[provider]({ modelId, apiKey, baseURL: baseUrl, fetch: guardedFetch(timeoutMs) }) };
}

import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { createGateway, type LanguageModel } from 'ai';
import { guardModelFetch } from './call/guard-model-fetch';
import { modelStateOf, type ModelState } from './call/model-state';
import type { ModelProvider, ModelSettings } from './model-settings';

/** A model, and what this process knows of it. */
export interface OpenedModel {
  /** As in MODEL, such as `openai:gpt-5`. */
  name: string;
  model: LanguageModel;
  timeoutMs: number;
  state: ModelState;
}

type Opener = (
  settings: Pick<ModelSettings, 'modelId'> & { apiKey?: string; baseURL?: string; fetch: typeof fetch },
) => LanguageModel;

const openers: Record<ModelProvider, Opener> = {
  openai: ({ modelId, ...options }) => createOpenAI(options)(modelId),
  anthropic: ({ modelId, ...options }) => createAnthropic(options)(modelId),
  google: ({ modelId, ...options }) => createGoogleGenerativeAI(options)(modelId),
  mistral: ({ modelId, ...options }) => createMistral(options)(modelId),
  gateway: ({ modelId, ...options }) => createGateway(options)(modelId),
  compatible: ({ modelId, apiKey, baseURL, fetch }) => {
    if (!baseURL) throw new Error('A model behind an OpenAI-compatible address needs its base URL.');
    return createOpenAICompatible({
      name: 'compatible',
      apiKey,
      baseURL,
      fetch,
      supportsStructuredOutputs: true,
      includeUsage: true,
    })(modelId);
  },
};

/** Reads no variable of the environment by itself, and sends nothing. */
export function openModel({ provider, modelId, apiKey, baseUrl, timeoutMs, concurrency }: ModelSettings): OpenedModel {
  const name = `${provider}:${modelId}`;
  return {
    name,
    model: openers[provider]({ modelId, apiKey, baseURL: baseUrl, fetch: guardModelFetch(fetch) }),
    timeoutMs,
    state: modelStateOf({ name, address: baseUrl ?? '', concurrency }),
  };
}

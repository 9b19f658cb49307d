import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';

export const modelProviders = ['openai', 'anthropic', 'compatible'] as const;

export interface ModelSettings {
  provider: (typeof modelProviders)[number];
  modelId: string;
  apiKey?: string;
  /** Needed for `compatible`, such as `http://127.0.0.1:11434/v1`. */
  baseUrl?: string;
}

const openers: Record<ModelSettings['provider'], (settings: ModelSettings) => LanguageModel> = {
  openai: ({ modelId, apiKey, baseUrl }) => createOpenAI({ apiKey, baseURL: baseUrl })(modelId),
  anthropic: ({ modelId, apiKey, baseUrl }) => createAnthropic({ apiKey, baseURL: baseUrl })(modelId),
  compatible: ({ modelId, apiKey, baseUrl }) => {
    if (!baseUrl) throw new Error('A model behind an OpenAI-compatible address needs its base URL.');
    const provider = createOpenAICompatible({ name: 'compatible', apiKey, baseURL: baseUrl, supportsStructuredOutputs: true });
    return provider(modelId);
  },
};

export function openModel(settings: ModelSettings): LanguageModel {
  return openers[settings.provider](settings);
}

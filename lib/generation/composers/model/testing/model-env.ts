import type { ComposerSettings } from '../../choose-composer';

/** The variables of an installation whose model of any provider stands at `baseUrl`. */
export function modelEnv(
  baseUrl: string,
  provider = 'compatible',
  settings: Partial<ComposerSettings> = {},
): ComposerSettings {
  return {
    MODEL: `${provider}:some/model:8b`,
    MODEL_REVIEW: 'on',
    VISION_MODEL: undefined,
    OPENAI_API_KEY: 'key-1',
    OPENAI_BASE_URL: baseUrl,
    ANTHROPIC_API_KEY: 'key-1',
    ANTHROPIC_BASE_URL: baseUrl,
    GOOGLE_API_KEY: 'key-1',
    GOOGLE_BASE_URL: baseUrl,
    MISTRAL_API_KEY: 'key-1',
    MISTRAL_BASE_URL: baseUrl,
    AI_GATEWAY_API_KEY: 'key-1',
    AI_GATEWAY_BASE_URL: baseUrl,
    OPENAI_COMPATIBLE_API_KEY: 'key-1',
    OPENAI_COMPATIBLE_BASE_URL: baseUrl,
    MODEL_TIMEOUT_SECONDS: 90,
    MODEL_CONCURRENCY: 20,
    ...settings,
  };
}

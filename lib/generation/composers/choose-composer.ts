import type { Env } from '@/lib/platform/env/env';
import type { Composer } from './composer';
import { createEmbeddedComposer } from './embedded/create-embedded-composer';
import { createModelComposer } from './model/create-model-composer';
import { modelProviders, openModel, type ModelSettings } from './model/open-model';

export type ComposerSettings = Pick<
  Env,
  'MODEL' | 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'ANTHROPIC_API_KEY' | 'OPENAI_COMPATIBLE_BASE_URL' | 'OPENAI_COMPATIBLE_API_KEY'
>;

/** The composer that MODEL names: `embedded`, or `provider:model`. */
export function chooseComposer(settings: ComposerSettings): Composer {
  const embedded = createEmbeddedComposer();
  const model = readModel(settings);
  return model ? createModelComposer({ model: openModel(model), fallback: embedded }) : embedded;
}

const addresses: Record<ModelSettings['provider'], (settings: ComposerSettings) => Pick<ModelSettings, 'apiKey' | 'baseUrl'>> = {
  openai: (settings) => ({ apiKey: settings.OPENAI_API_KEY, baseUrl: settings.OPENAI_BASE_URL }),
  anthropic: (settings) => ({ apiKey: settings.ANTHROPIC_API_KEY }),
  compatible: (settings) => ({ apiKey: settings.OPENAI_COMPATIBLE_API_KEY, baseUrl: settings.OPENAI_COMPATIBLE_BASE_URL }),
};

/** A model's own name may hold further colons, such as `llama3.1:8b`. */
function readModel(settings: ComposerSettings): ModelSettings | null {
  const [name, ...rest] = settings.MODEL.split(':');
  const provider = modelProviders.find((known) => known === name);
  return provider ? { provider, modelId: rest.join(':'), ...addresses[provider](settings) } : null;
}

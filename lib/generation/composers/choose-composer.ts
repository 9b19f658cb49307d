import type { Env } from '@/lib/platform/env/env';
import type { Composer } from './composer';
import { createEmbeddedComposer, type Tell } from './create-embedded-composer';
import { createModelComposer } from './model/create-model-composer';
import { readModelSettings, type ModelEnv } from './model/model-settings';
import { openModel } from './model/open-model';

export type ComposerSettings = Pick<Env, 'MODEL' | 'VISION_MODEL' | 'MODEL_REVIEW'> & ModelEnv;

/** The composer that MODEL names: `embedded`, or `provider:model`. */
export function chooseComposer(settings: ComposerSettings, tell?: Tell): Composer {
  const embedded = createEmbeddedComposer(tell);
  const model = readModelSettings(settings.MODEL, settings);
  if (!model) return embedded;
  const review = settings.MODEL_REVIEW === 'on' ? { sees: settings.VISION_MODEL === settings.MODEL } : null;
  return createModelComposer({ opened: openModel(model), fallback: embedded, review });
}

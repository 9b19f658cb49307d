import type { Env } from '@/lib/platform/env/env';
import { readModelSettings, type ModelEnv } from '../composers/model/model-settings';
import { openModel } from '../composers/model/open-model';
import { describeWithModel } from './describe-with-model';
import type { DescribePicture } from './describe-picture';

/** The model that VISION_MODEL names; null without one. */
export function chooseDescriber(settings: Pick<Env, 'VISION_MODEL'> & ModelEnv): DescribePicture | null {
  const model = readModelSettings(settings.VISION_MODEL, settings);
  return model && describeWithModel(openModel(model));
}

import type { Env } from '@/lib/platform/env/env';
import type { DescribePicture } from './describe-picture';

/** The model that VISION_MODEL names; null without one. */
export function chooseDescriber(_settings: Pick<Env, 'VISION_MODEL'>): DescribePicture | null {
  return null;
}

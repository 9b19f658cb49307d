import type { RequestLimits } from '@/lib/contracts/request-limits';
import { getEnv } from '@/lib/platform/env/env';

/** The limits of this installation. */
export function requestLimits(): RequestLimits {
  const env = getEnv();
  return {
    promptMaxCharacters: env.PROMPT_MAX_CHARACTERS,
    variantCountMax: env.VARIANT_COUNT_MAX,
    referenceImagesMax: env.REFERENCE_IMAGES_MAX,
    referenceImageMaxBytes: env.REFERENCE_IMAGE_MAX_BYTES,
    templateNameMaxCharacters: env.TEMPLATE_NAME_MAX_CHARACTERS,
  };
}

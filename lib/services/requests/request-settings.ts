import type { RequestLimits } from '@/lib/contracts/request-limits';
import { getEnv } from '@/lib/platform/env/env';

export interface RequestSettings {
  /** Origin under which callers reach the service. */
  baseUrl: string;
  bodyMaxBytes: number;
  limits: RequestLimits;
}

/** What requests to this installation are measured against. */
export function requestSettings(): RequestSettings {
  const env = getEnv();
  return {
    baseUrl: env.PUBLIC_BASE_URL,
    bodyMaxBytes: env.BODY_MAX_BYTES,
    limits: {
      promptMaxCharacters: env.PROMPT_MAX_CHARACTERS,
      variantCountMax: env.VARIANT_COUNT_MAX,
      referenceImagesMax: env.REFERENCE_IMAGES_MAX,
      referenceImageMaxBytes: env.REFERENCE_IMAGE_MAX_BYTES,
      templateNameMaxCharacters: env.TEMPLATE_NAME_MAX_CHARACTERS,
    },
  };
}

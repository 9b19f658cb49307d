import type { Brief, BriefImage } from './brief';
import { cleanPrompt } from './clean-prompt';
import { detectLanguage } from './detect-language';
import { readSlideCount } from './read-slide-count';

/** A deck whose prompt names no count stays within this many slides. */
const defaultSlideCount = 15;

export interface BriefRequest {
  prompt: string;
  outputType: 'single_slide' | 'deck';
  variantCount: number;
  images: readonly BriefImage[];
  notices?: readonly string[];
}

/** Reads a validated request once: language, direction and how many slides it asks for. Never throws. */
export function readBrief(request: BriefRequest): Brief {
  const prompt = cleanPrompt(request.prompt);
  const language = detectLanguage(prompt);
  const single = request.outputType === 'single_slide';
  const requested = single ? 1 : readSlideCount(prompt);
  return {
    prompt,
    outputType: request.outputType,
    variantCount: single ? request.variantCount : 1,
    language: language.tag,
    direction: language.direction,
    requestedSlideCount: requested,
    maxSlideCount: requested ?? defaultSlideCount,
    images: request.images,
    notices: request.notices ?? [],
  };
}

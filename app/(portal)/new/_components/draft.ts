import { type GenerateRequest, type ImageMimeType } from '@/lib/contracts/generate-request';
import type { OutputType } from '@/lib/contracts/job';
import { deckLanguages, deckTones, noWishes, withWishes, type Wishes } from './wishes';

/** What this installation accepts and charges. */
export interface FormLimits {
  promptMaxCharacters: number;
  variantsMax: number;
  imagesMax: number;
  imageMaxBytes: number;
  /** Of a deck whose prompt asks for no number. */
  deckMinSlides: number;
  deckMaxSlides: number;
  /** Of any deck. */
  deckMostSlides: number;
  creditsPerVariant: number;
}

/** What a person has put into the form, but for reference images: those are too large to be kept. */
export interface FormDraft extends Wishes {
  prompt: string;
  outputType: OutputType;
  /** Null leaves the choice to the service. */
  templateName: string | null;
  variantCount: number;
  useWebSearch: boolean;
  useKnowledgeBase: boolean;
}

/** Which sources of content this installation has, apart from the prompt. */
export interface Sources {
  webSearch: boolean;
  knowledgeBase: boolean;
}

/** What the service itself can do with text. */
export interface Abilities {
  /** Whether a language model writes the slides, which may write in another language than the prompt's. */
  hasModel: boolean;
}

export const emptyDraft: FormDraft = {
  prompt: '',
  outputType: 'deck',
  templateName: null,
  variantCount: 1,
  useWebSearch: false,
  useKnowledgeBase: false,
  ...noWishes,
};

/** The body of the API call that does the same: the fields that are set, images without their bytes. */
export function requestOfDraft(draft: FormDraft, images: readonly ImageMimeType[], sources: Sources): GenerateRequest {
  const isSingle = draft.outputType === 'single_slide';
  return {
    prompt: withWishes(draft),
    output_type: draft.outputType,
    template_name: draft.templateName ?? undefined,
    variant_count: isSingle && draft.variantCount > 1 ? draft.variantCount : undefined,
    reference_images: isSingle && images.length > 0 ? images.map((mime_type) => ({ data: '', mime_type })) : undefined,
    use_web_search: (sources.webSearch && draft.useWebSearch) || undefined,
    use_knowledge_base: (sources.knowledgeBase && draft.useKnowledgeBase) || undefined,
  };
}

export function draftOfRequest(request: GenerateRequest): FormDraft {
  return {
    ...emptyDraft,
    prompt: request.prompt,
    outputType: request.output_type,
    templateName: request.template_name ?? null,
    variantCount: request.variant_count ?? 1,
    useWebSearch: request.use_web_search ?? false,
    useKnowledgeBase: request.use_knowledge_base ?? false,
  };
}

/** What was kept, as far as it is what a draft holds; null when it is something else. */
export function readDraft(kept: string | null): FormDraft | null {
  const value = parse(kept);
  if (typeof value !== 'object' || value === null) return null;
  const known = Object.entries(value).filter(
    ([name, field]) => Object.hasOwn(checks, name) && checks[name as keyof FormDraft](field),
  );
  return { ...emptyDraft, ...Object.fromEntries(known) };
}

const isBoolean = (value: unknown) => typeof value === 'boolean';

const checks: Record<keyof FormDraft, (value: unknown) => boolean> = {
  prompt: (value) => typeof value === 'string',
  outputType: (value) => value === 'deck' || value === 'single_slide',
  templateName: (value) => value === null || typeof value === 'string',
  variantCount: (value) => Number.isInteger(value) && Number(value) >= 1,
  useWebSearch: isBoolean,
  useKnowledgeBase: isBoolean,
  slideCount: (value) => value === null || Number.isFinite(value),
  language: (value) => value === null || deckLanguages.some((language) => language === value),
  audience: (value) => typeof value === 'string',
  tone: (value) => value === null || deckTones.some((tone) => tone === value),
};

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

import type { LanguageModel } from 'ai';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '../../brief/brief';
import type { Composer, JsonValue, Outline, OutlineSlide } from '../composer';
import { askModel } from './ask-model';
import { keepIcons } from './keep-icons';
import { outlineSchema, schemaOfKind, slideKinds, type ModelOutline } from './outline-schema';
import { planPrompt, planSystem, slidePrompt, slideSystem } from './prompts';

/** Who planned a slide, and what its writer needs. */
type Material = { by: 'model'; facts: string[] } | { by: 'embedded'; material: JsonValue };

export interface ModelComposerOptions {
  model: LanguageModel;
  /** Writes what the model could not give in a valid form. */
  fallback: Composer;
}

/** Lets a language model fill the outline and then each slide, by structured output. */
export function createModelComposer({ model, fallback }: ModelComposerOptions): Composer {
  return {
    name: 'model',
    stepSize: 'slide',

    async plan(brief, signal, notice) {
      const answer = await askModel({
        model,
        name: 'outline',
        schema: outlineSchema(usableKinds(brief), brief.outputType === 'deck' ? brief.maxSlideCount : brief.variantCount),
        system: planSystem(brief),
        prompt: planPrompt(brief),
        check: (outline) => countProblems(brief, outline),
        signal,
      });
      if (answer.outcome === 'valid') return fromModel(answer.value);
      notice?.('The language model gave no usable plan; the slides were structured without it.');
      return fromEmbedded(await fallback.plan(brief, signal, notice));
    },

    async writeSlide(brief, outline, index, signal, notice): Promise<SlideSpec> {
      const slide = slideAt(outline, index);
      const material = slide.material as Material;
      if (material.by === 'embedded') return fallback.writeSlide(brief, toEmbedded(outline), index, signal, notice);
      const answer = await askModel({
        model,
        name: `${slide.kind}_slide`,
        schema: schemaOfKind(slide.kind),
        system: slideSystem(brief, slide.kind),
        prompt: slidePrompt(brief, slide, material.facts),
        check: (spec) => imageProblems(brief, spec),
        signal,
      });
      if (answer.outcome === 'valid') return keepIcons(answer.value, notice);
      notice?.(`The language model gave no usable slide ${index + 1}; it was written without it.`);
      return writeWithout(fallback, brief, slide, material.facts, signal);
    },
  };
}

/** The embedded composer reads the slide's own lines of the plan as if they were a request. */
async function writeWithout(
  fallback: Composer,
  brief: Brief,
  slide: OutlineSlide,
  facts: readonly string[],
  signal?: AbortSignal,
): Promise<SlideSpec> {
  const lines = facts.length > 0 ? facts.map((fact) => `- ${fact}`) : [slide.message];
  const small: Brief = {
    ...brief,
    prompt: [`# ${slide.title}`, '', ...lines].join('\n'),
    outputType: 'single_slide',
    variantCount: 1,
    requestedSlideCount: 1,
    minSlideCount: 1,
    maxSlideCount: 1,
    images: [],
  };
  const outline = await fallback.plan(small, signal);
  if (outline.slides.length === 0) return { kind: 'statement', title: slide.title, statement: slide.message, notes: '' };
  return { ...(await fallback.writeSlide(small, outline, 0, signal)), title: slide.title };
}

function usableKinds(brief: Brief): typeof slideKinds {
  if (brief.images.length > 0) return slideKinds;
  return slideKinds.filter((kind) => kind !== 'image') as typeof slideKinds;
}

function countProblems(brief: Brief, outline: ModelOutline): string[] {
  const wanted = brief.variantCount;
  if (brief.outputType === 'deck' || outline.slides.length === wanted) return [];
  return [`slides: there must be exactly ${wanted}`];
}

function imageProblems(brief: Brief, spec: SlideSpec): string[] {
  if (spec.kind !== 'image' || brief.images.some((image) => image.id === spec.imageId)) return [];
  return [`imageId: must be one of ${brief.images.map((image) => image.id).join(', ')}`];
}

function fromModel(outline: ModelOutline): Outline {
  return {
    ...outline,
    slides: outline.slides.map(({ material, ...slide }) => ({ ...slide, material: { by: 'model', facts: material } })),
  };
}

function fromEmbedded(outline: Outline): Outline {
  const wrap = (slide: OutlineSlide) => ({ ...slide, material: { by: 'embedded', material: slide.material } });
  return { ...outline, slides: outline.slides.map(wrap) };
}

function toEmbedded(outline: Outline): Outline {
  const unwrap = (slide: OutlineSlide) => {
    const material = slide.material as Material;
    return { ...slide, material: material.by === 'embedded' ? material.material : null };
  };
  return { ...outline, slides: outline.slides.map(unwrap) };
}

function slideAt(outline: Outline, index: number): OutlineSlide {
  const slide = outline.slides[index];
  if (!slide) throw new RangeError(`The outline has no slide ${index}.`);
  return slide;
}

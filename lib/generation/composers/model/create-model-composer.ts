import type { LanguageModel } from 'ai';
import { readDeckSpec } from '@/lib/deck/spec/read/read-deck-spec';
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

    async plan(brief, { signal, notice } = {}) {
      const answer = await askModel({
        model,
        name: 'outline',
        schema: outlineSchema(usableKinds(brief), brief.outputType === 'deck' ? brief.maxSlideCount : brief.variantCount),
        system: planSystem(brief),
        prompt: planPrompt(brief),
        check: (outline) => countProblems(brief, outline),
        wish: (outline) => shortDeck(brief, outline),
        signal,
      });
      if (answer.outcome === 'valid') {
        if (shortDeck(brief, answer.value).length > 0) notice?.(`The language model planned fewer slides than the ${brief.minSlideCount} that a deck has at least.`);
        return fromModel(answer.value);
      }
      notice?.('The language model gave no usable plan; the slides were structured without it.');
      return fromEmbedded(await fallback.plan(brief, { signal, notice }));
    },

    async writeSlide(brief, outline, index, { signal, notice } = {}): Promise<SlideSpec> {
      const slide = slideAt(outline, index);
      const material = slide.material as Material;
      if (material.by === 'embedded') return fallback.writeSlide(brief, toEmbedded(outline), index, { signal, notice });
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
      const mended = mend(brief, slide, answer.json);
      if (mended !== null) {
        notice?.(`The language model gave slide ${index + 1} in a form that had to be mended.`);
        return keepIcons(mended, notice);
      }
      notice?.(`The language model gave no usable slide ${index + 1}; it was written without it.`);
      return writeWithout(fallback, brief, slide, material.facts, signal);
    },
  };
}

/** What the model answered for a slide, where it can be read as that kind of slide; null where the words alone would be left. */
function mend({ language, direction, images }: Brief, { kind, title }: OutlineSlide, json: unknown): SlideSpec | null {
  if (typeof json !== 'object' || json === null) return null;
  const read = readDeckSpec({ title, language, direction, slides: [{ title, ...json, kind }] }, { imageIds: new Set(images.map(({ id }) => id)) });
  if (read.outcome === 'unreadable' || read.warnings.some(({ type }) => type === 'content-unreadable')) return null;
  return read.spec.slides[0] ?? null;
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
  const outline = await fallback.plan(small, { signal });
  if (outline.slides.length === 0) return { kind: 'statement', title: slide.title, statement: slide.message, notes: '' };
  return { ...(await fallback.writeSlide(small, outline, 0, { signal })), title: slide.title };
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

/** A deck of the model's holds what any deck of this installation holds. */
function shortDeck(brief: Brief, outline: ModelOutline): string[] {
  if (brief.outputType !== 'deck' || outline.slides.length >= brief.minSlideCount) return [];
  return [`slides: there must be at least ${brief.minSlideCount}`];
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

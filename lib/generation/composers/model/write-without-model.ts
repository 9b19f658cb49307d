import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '../../brief/brief';
import type { Composer, ComposerCall, OutlineSlide } from '../composer';
import { citeFacts } from './cite-facts';
import type { ModelMaterial } from './material';

/** The embedded composer reads the slide's own lines of the plan as if they were a request; what it shows of the slide's passages it cites. */
export async function writeWithoutModel(
  fallback: Composer,
  brief: Brief,
  slide: OutlineSlide,
  material: ModelMaterial,
  call: ComposerCall,
): Promise<SlideSpec> {
  if (slide.kind === 'title') return { kind: 'title', title: slide.title, notes: slide.message };
  const passages = brief.passages.filter(({ id }) => material.passages.includes(id));
  const facts = material.facts.length > 0 ? material.facts : [slide.message];
  return citeFacts(await writeLines(fallback, brief, slide, material, call), facts, brief, passages);
}

async function writeLines(
  fallback: Composer,
  brief: Brief,
  slide: OutlineSlide,
  { facts, section }: ModelMaterial,
  call: ComposerCall,
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
    passages: [],
  };
  const outline = await fallback.plan(small, call);
  const eyebrow = section ? { eyebrow: section } : {};
  if (outline.slides.length === 0)
    return { kind: 'statement', title: slide.title, statement: slide.message, notes: '', ...eyebrow };
  // Its label would be the title of the small request, which is the slide's own.
  const { eyebrow: _, ...written } = await fallback.writeSlide(small, outline, 0, call);
  return { ...written, title: slide.title, ...eyebrow };
}

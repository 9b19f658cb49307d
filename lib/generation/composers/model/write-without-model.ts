import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';
import { readPrompt } from '@/lib/reading/read-prompt';
import type { Composer, ComposerCall, OutlineSlide } from '../composer';
import { citeFacts } from './cite-facts';
import type { ModelMaterial } from './material';

/** The embedded composer reads the slide's own lines of the plan as if they were a request; what it shows of the slide's passages it cites. */
export async function writeWithoutModel(
  fallback: Composer,
  reading: Reading,
  slide: OutlineSlide,
  material: ModelMaterial,
  call: ComposerCall,
): Promise<SlideSpec> {
  const provenance = material.provenance.length > 0 ? { provenance: material.provenance } : {};
  if (slide.kind === 'title') return { kind: 'title', title: slide.title, notes: slide.message, ...provenance };
  const passages = reading.passages.filter(({ id }) => material.passages.includes(id));
  const facts = material.facts.length > 0 ? material.facts : [slide.message];
  const written = { ...(await writeLines(fallback, reading, slide, material, call)), ...provenance };
  return citeFacts(written, facts, reading, passages);
}

async function writeLines(
  fallback: Composer,
  reading: Reading,
  slide: OutlineSlide,
  { facts, section }: ModelMaterial,
  call: ComposerCall,
): Promise<SlideSpec> {
  const lines = facts.length > 0 ? facts.map((fact) => `- ${fact}`) : [slide.message];
  const { language, promptLanguage, direction } = reading;
  const prompt = [`# ${slide.title}`, '', ...lines].join('\n');
  const small: Reading = {
    ...readPrompt({ prompt, outputType: 'single_slide', variantCount: 1 }),
    language,
    promptLanguage,
    direction,
  };
  const outline = await fallback.plan(small, call);
  const eyebrow = section ? { eyebrow: section } : {};
  if (outline.slides.length === 0)
    return { kind: 'statement', title: slide.title, statement: slide.message, notes: '', ...eyebrow };
  // Its label would be the title of the small request, which is the slide's own.
  const { eyebrow: _, ...written } = await fallback.writeSlide(small, outline, 0, call);
  return { ...written, title: slide.title, ...eyebrow };
}

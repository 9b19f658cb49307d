import type { Provenance } from '../../figures/provenance';
import type { JsonValue, Outline, OutlineSlide } from '../composer';

/** Of a slide that the model planned: what its writer needs. */
export interface ModelMaterial {
  by: 'model';
  /** The same for all slides of a plan, and for those of no other one. */
  deckId: string;
  /** What the whole deck says. */
  thought: string;
  /** A short label of the part of the deck; empty for none. */
  section: string;
  /** Facts and figures of the request and its sources that belong on this slide. */
  facts: string[];
  /** What was found of figures that the plan derives or that are generally known. */
  provenance: Provenance[];
  /** Ids of passages. */
  passages: string[];
  /** From which side an alternative looks at the matter; empty in a deck. */
  angle: string;
}

/** Who planned a slide, and what its writer needs. */
export type Material = ModelMaterial | { by: 'embedded'; material: JsonValue };

export function materialOf(slide: OutlineSlide): Material {
  // Written by the plan of this very composer, perhaps by an earlier version of it.
  const material = slide.material as unknown as Material;
  return material.by === 'model' ? { ...material, provenance: material.provenance ?? [] } : material;
}

/** An outline of another composer's, marked as such. */
export function wrapOutline(outline: Outline): Outline {
  return {
    ...outline,
    slides: outline.slides.map((slide) => ({ ...slide, material: { by: 'embedded', material: slide.material } })),
  };
}

export function unwrapOutline(outline: Outline): Outline {
  const unwrap = (slide: OutlineSlide): OutlineSlide => {
    const material = materialOf(slide);
    return { ...slide, material: material.by === 'embedded' ? material.material : null };
  };
  return { ...outline, slides: outline.slides.map(unwrap) };
}

export function slideAt(outline: Outline, index: number): OutlineSlide {
  const slide = outline.slides[index];
  if (!slide) throw new RangeError(`The outline has no slide ${index}.`);
  return slide;
}

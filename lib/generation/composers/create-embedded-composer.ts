import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { tellSlides } from '@/lib/storytelling/tell-slides';
import type { Composer, JsonValue } from './composer';

/**
 * The composer that needs no language model: it arranges the author's own material and invents nothing. The outline
 * carries the finished slides, because what one slide may say depends on what the others say.
 */
export function createEmbeddedComposer(): Composer {
  return {
    name: 'embedded',
    stepSize: 'deck',
    plan: (reading, call) => {
      const { slides, notices } = tellSlides(reading);
      for (const notice of notices) call?.notice?.(notice);
      const { author } = reading.instructions;
      return Promise.resolve({
        title: slides[0]?.title ?? '',
        ...(author === null ? {} : { author }),
        slides: slides.map((slide) => ({
          kind: slide.kind,
          title: slide.title,
          message: slide.title,
          material: JSON.parse(JSON.stringify(slide)) as JsonValue,
        })),
      });
    },
    writeSlide: (_reading, outline, index) => {
      const slide = outline.slides[index];
      if (slide === undefined) return Promise.reject(new RangeError(`The outline has no slide ${index}.`));
      return Promise.resolve(slideSpecSchema.parse(slide.material));
    },
  };
}

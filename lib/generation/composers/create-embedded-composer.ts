import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { tellSlides } from '@/lib/storytelling/tell-slides';
import type { Reading } from '@/lib/reading/reading';
import type { Task } from '../compute/compute';
import type { Composer, JsonValue } from './composer';

type Told = ReturnType<typeof tellSlides>;

export const tellTask: Task<Reading, Told> = {
  name: 'tell',
  work: (reading) => Promise.resolve(tellSlides(reading)),
};

/** Where the slides of a reading are told. */
export type Tell = (reading: Reading, signal?: AbortSignal) => Promise<Told>;

const tellHere: Tell = (reading) => Promise.resolve(tellSlides(reading));

/**
 * The composer that needs no language model: it arranges the author's own material and invents nothing. The outline
 * carries the finished slides, because what one slide may say depends on what the others say.
 */
export function createEmbeddedComposer(tell: Tell = tellHere): Composer {
  return {
    name: 'embedded',
    stepSize: 'deck',
    plan: async (reading, call) => {
      const { slides, notices } = await tell(reading, call?.signal);
      for (const notice of notices) call?.notice?.(notice);
      const { author } = reading.instructions;
      return {
        title: slides[0]?.title ?? '',
        ...(author === null ? {} : { author }),
        slides: slides.map((slide) => ({
          kind: slide.kind,
          title: slide.title,
          message: slide.title,
          material: JSON.parse(JSON.stringify(slide)) as JsonValue,
        })),
      };
    },
    writeSlide: (_reading, outline, index) => {
      const slide = outline.slides[index];
      if (slide === undefined) return Promise.reject(new RangeError(`The outline has no slide ${index}.`));
      return Promise.resolve(slideSpecSchema.parse(slide.material));
    },
  };
}

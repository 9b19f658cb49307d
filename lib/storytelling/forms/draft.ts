import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { AskedForm } from '@/lib/languages/concepts';

/** One way to show a piece of content. */
export interface Draft {
  /** Without its notes. */
  slide: SlideSpecInput;
  /** What people who ask for a form mean by it. */
  form: AskedForm | null;
  /** How well the form says it: 0 for a plain list, more for what shows more than words do. */
  worth: number;
  /** How full the slide is: 1 is full, above it text has to go into the notes. */
  fill: number;
  /** Words that only the notes have. */
  hidden: number;
}

/** Text that a slide of words takes. */
export const mostWords = 70;

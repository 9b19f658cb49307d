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
}

export function draftOf(form: AskedForm | null, worth: number, fill: number, slide: SlideSpecInput): Draft {
  return { slide, form, worth, fill };
}

/** What is asked of content, by the words that stand near it. */
export type AskedForms = ReadonlySet<AskedForm>;

/** Of all that a heading holds; less for a part of it, so that nothing is cut to have a form twice. */
const [asAsked, asAskedOfPart] = [6, 2.5];

export function askedWorth(forms: AskedForms, form: AskedForm | null, isPart = false): number {
  if (form === null || forms.size === 0) return 0;
  const isChart = form === 'line' || form === 'bar' || form === 'doughnut' || form === 'scatter';
  const isAsked = forms.has(form) || (isChart && forms.has('chart'));
  return !isAsked ? 0 : isPart && form !== 'quote' ? asAskedOfPart : asAsked;
}

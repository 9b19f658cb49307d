import type { SlideSpec } from '@/lib/deck/spec/slide-spec';

export interface Told {
  slides: SlideSpec[];
  /** Plain sentences for the quality report. */
  notices: string[];
}

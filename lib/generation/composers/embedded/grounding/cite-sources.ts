import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { citeShown, shownOn } from './cite-shown';
import { withFiguresAndDates } from './figures-and-dates';
import type { SourceMaterial } from './source-material';
import { sourceTitlesOf } from './source-titles';

/** A slide of what sources say, with where each sentence comes from. */
export function citeSources(slide: SlideSpec, { shown }: SourceMaterial): SlideSpec {
  return citeShown(slide, shownOn(slide, shown));
}

/** The same in figures or dates, where its sentences have them; the slide as it is otherwise. */
export function citeAsFigures(slide: SlideSpec, { brief, shown }: SourceMaterial): SlideSpec {
  const told = shownOn(slide, shown);
  return withFiguresAndDates(citeShown(slide, told), told, sourceTitlesOf(brief.language).told);
}

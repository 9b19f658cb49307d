import type { LayoutWarning } from '@/lib/deck/layout/layout-types';
import type { SlideNamer } from './name-slide';

type WarningOf<T extends LayoutWarning['type']> = Extract<LayoutWarning, { type: T }>;

/** What of a slide stands in its notes, as a reader of the report calls it. */
const movedParts: Readonly<Record<WarningOf<'moved-to-notes'>['what'], string>> = {
  content: 'Part of the content',
  title: 'The whole title',
  eyebrow: 'The whole section label',
  source: 'The whole source',
  subtitle: 'The whole subtitle',
  slides: 'The content of further slides',
};

/** What the report says about each thing that the layout had to do; a warning without its sentence does not compile. */
const sentences: { readonly [T in LayoutWarning['type']]: (warning: WarningOf<T>, name: SlideNamer) => string } = {
  continues: ({ slideIndex }, name) => `What did not fit on the slide before continues on ${name(slideIndex)}.`,
  'moved-to-notes': ({ slideIndex, what }, name) => `${movedParts[what]} did not fit on ${name(slideIndex)} and stands in the speaker notes.`,
  'unknown-icon': ({ slideIndex, icon }, name) => `There is no icon "${icon}"; ${name(slideIndex)} is shown without it.`,
};

/** A layout warning as a plain sentence for the quality report. */
export function sentenceOfLayout(warning: LayoutWarning, name: SlideNamer): string {
  return sentence(warning, name);
}

function sentence<T extends LayoutWarning['type']>(warning: WarningOf<T>, name: SlideNamer): string {
  const say: (one: WarningOf<T>, namer: SlideNamer) => string = sentences[warning.type as T];
  return say(warning, name);
}

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

/** Why a chart is not drawn as it was asked for. */
const chartChanges: Readonly<Record<WarningOf<'chart-adapted'>['change'], string>> = {
  'no-numbers': 'has no number to draw and is shown as a table',
  'all-zero': 'has zeros alone and is shown as a table',
  'single-number': 'has a single number, which is shown as a large figure',
  'one-category': 'has a single category, so its series are compared with one another',
  'not-shares': 'shows numbers that are not shares of one whole, as columns instead of sectors',
  'too-many-sectors': 'has too many parts for sectors and is drawn as bars',
  'too-many-series': 'has too many series to tell apart and is shown as a table',
  'no-x-values':
    'lacks the numbers that its points are measured by from left to right, and takes its categories instead',
  'one-sort': 'combines series of one sort alone and is drawn as what they are',
  'uneven-series': 'has more values than categories; the surplus ones are shown without a name',
  'as-table': 'has more names or numbers than its axes hold and is shown as a table',
};

/** What the report says about each thing that the layout had to do; a warning without its sentence does not compile. */
const sentences: { readonly [T in LayoutWarning['type']]: (warning: WarningOf<T>, name: SlideNamer) => string } = {
  continues: ({ slideIndex }, name) => `What did not fit on the slide before continues on ${name(slideIndex)}.`,
  'moved-to-notes': ({ slideIndex, what }, name) =>
    `${movedParts[what]} did not fit on ${name(slideIndex)} and stands in the speaker notes.`,
  'chart-adapted': ({ slideIndex, change }, name) => `The chart on ${name(slideIndex)} ${chartChanges[change]}.`,
  'unknown-icon': ({ slideIndex, icon }, name) =>
    `There is no icon "${icon}"; ${name(slideIndex)} is shown without it.`,
};

/** A layout warning as a plain sentence for the quality report. */
export function sentenceOfLayout(warning: LayoutWarning, name: SlideNamer): string {
  return sentence(warning, name);
}

function sentence<T extends LayoutWarning['type']>(warning: WarningOf<T>, name: SlideNamer): string {
  const say: (one: WarningOf<T>, namer: SlideNamer) => string = sentences[warning.type as T];
  return say(warning, name);
}

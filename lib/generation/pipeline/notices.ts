import type { LayoutWarning } from '@/lib/deck/layout/layout-types';
import type { Finding } from '@/lib/deck/quality/quality-report';
import type { BlockingRuleName } from '@/lib/deck/quality/rule';
import { shortenWords } from '@/lib/deck/spec/read/shorten-words';
import type { SpecWarning } from '@/lib/deck/spec/read/spec-warning';
import type { Reading } from '@/lib/reading/reading';
import { cutText } from '@/lib/text/cut/cut-text';

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
  'ring-as-pie': 'has parts too small to hold their numbers in a ring and is drawn as a pie',
  'sectors-as-bars': 'has parts too small for sectors with their numbers and is drawn as bars',
  'bridge-open': 'has changes that do not lead from its start to its end, and is shown as a table of what is said',
  'bridge-rounded': 'has changes that miss its end by what rounding leaves, which is shown as one more change',
  'bars-as-columns': 'has a target that runs along its bars, which stand as columns for it',
  'unknown-emphasis': 'has neither a series nor a category of the name that is to stand out',
  'emphasis-unseen': 'has no look of its own for the one category that is to stand out',
  'target-unseen': 'has no place for a target line, which is left out',
  'target-apart': 'has numbers of another size than its target, which is left out',
  'target-empty': 'has a target without a number, which is left out',
  'events-unseen': 'has no place for events, which are left out',
  'unknown-events': 'lacks a category, or a number, where events took place, which are left out',
  'events-crowded': 'has more events than its categories hold; some are left out',
  'growth-unseen': 'has no place for the growth between two categories, which is left out',
  'growth-unknown': 'lacks a series or one of two categories between which growth was to be told, in this order',
  'growth-from-nothing': 'tells no growth from a number that is missing, zero or negative',
  'as-table': 'has more names or numbers than its axes hold and is shown as a table',
};

/** What would be a wrong picture, and what is shown in its place. */
const wrongPictures: Readonly<Record<WarningOf<'not-drawn'>['fault'], string>> = {
  'ends-before-it-begins': 'has a bar that ends before it begins, and is told as a table',
  'outside-the-periods': 'names a time that is none of its periods, and is told as a table',
  'goes-in-circles': 'has parts that stand under one another in a circle, and is told as a list',
  'two-parents': 'has a part that stands under two others, and is told as a list',
  'no-single-root': 'has not one part alone that all others stand under, and is told as a list',
};

/** What the report says about each thing that the layout had to do; a warning without its sentence does not compile. */
const sentences: { readonly [T in LayoutWarning['type']]: (warning: WarningOf<T>, name: SlideNamer) => string } = {
  continues: ({ slideIndex }, name) => `What did not fit on the slide before continues on ${name(slideIndex)}.`,
  'moved-to-notes': ({ slideIndex, what }, name) =>
    `${movedParts[what]} did not fit on ${name(slideIndex)} and stands in the speaker notes.`,
  'chart-adapted': ({ slideIndex, change }, name) => `The chart on ${name(slideIndex)} ${chartChanges[change]}.`,
  'not-drawn': ({ slideIndex, fault }, name) => `The picture on ${name(slideIndex)} ${wrongPictures[fault]}.`,
  'not-plotted': ({ slideIndex, names }, name) =>
    `${names.map((one) => `"${one}"`).join(', ')} on ${name(slideIndex)} ${names.length === 1 ? 'has' : 'have'} no place on both axes and ${names.length === 1 ? 'is' : 'are'} listed beside the plot.`,
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

/** Says which slide is meant, in the middle of a sentence; the index counts from 0. */
export type SlideNamer = (index: number) => string;

/** For sentences about a finished file, where slides can be counted. */
export const nameByNumber: SlideNamer = (index) => `slide ${index + 1}`;

const titleLetters = 60;

/** For sentences about a spec, whose slides get their numbers only when they are laid out. */
export function nameByTitle({ slides }: { slides: readonly { title: string }[] }): SlideNamer {
  return (index) => `the slide "${shortenWords(slides[index]?.title ?? '', titleLetters)}"`;
}

/**
 * Why a deck has fewer slides than were asked for, and what gives more; null where it has as many.
 *
 * @param made slides in the file
 */
export function sentenceOfCount({ instructions: { count }, slideCount }: Reading, made: number): string | null {
  if (count === null || slideCount.asked === null || made >= count.min) return null;
  const asked = count.min === count.max ? `${count.min}` : `${count.min} to ${count.max}`;
  const why =
    made >= slideCount.asked.min
      ? `no deck has more than ${slideCount.most}. Ask for the rest in another request.`
      : 'what there is to say fills no more without padding. Add notes, figures or a table to the prompt, or allow the knowledge base or the web.';
  return `${asked} slides were asked for and ${made} made, because ${why}`;
}

/** Whether a sentence of a report is that one. */
export const isOfCount = (sentence: string): boolean => sentence.includes(' slides were asked for and ');

type SpecWarningOf<T extends SpecWarning['type']> = Extract<SpecWarning, { type: T }>;

const tableReasons: Readonly<Record<SpecWarningOf<'chart-as-table'>['reason'], string>> = {
  'no-numbers': 'has no numbers that can be compared',
  'no-categories': 'has values without a category',
};

/** What the report says about each thing that had to be mended before a deck could be laid out; a warning without its sentence does not compile. */
const specSentences: { readonly [T in SpecWarning['type']]: (warning: SpecWarningOf<T>, name: SlideNamer) => string } =
  {
    'characters-removed': ({ slide }, name) => `Characters that no slide can show were taken out of ${name(slide)}.`,
    'field-repaired': ({ slide, field }, name) =>
      `On ${name(slide)}, "${field}" was not given as it should be and was read as well as possible.`,
    'field-dropped': ({ slide, field }, name) => `On ${name(slide)}, "${field}" could not be used.`,
    'words-in-notes': ({ slide }, name) => `Words that ${name(slide)} has no place for stand in its speaker notes.`,
    'text-shortened': ({ slide, field }, name) =>
      `On ${name(slide)}, "${field}" is too long for a slide; it is shortened there and whole in the speaker notes.`,
    'list-shortened': ({ slide, field }, name) =>
      `On ${name(slide)}, "${field}" has more entries than slides can show; the others stand in the speaker notes.`,
    'entries-empty': ({ slide, field }, name) => `On ${name(slide)}, empty entries of "${field}" were left out.`,
    'levels-flattened': ({ slide }, name) =>
      `The deeper levels of a list on ${name(slide)} stand on the last level that slides have.`,
    'title-missing': ({ slide }, name) => `A title was missing; ${name(slide)} is named by its first words.`,
    'kind-unknown': ({ slide, kind }, name) =>
      `The form "${shown(kind)}" is not known; ${name(slide)} is a list of its words.`,
    'content-unreadable': ({ slide, kind }, name) =>
      `What should have been "${shown(kind)}" could not be read as such; ${name(slide)} is a list of its words.`,
    'numbers-unreadable': ({ slide, count }, name) =>
      `${count === 1 ? 'One value' : `${count} values`} of the chart on ${name(slide)} could not be read as numbers; the chart has gaps there, and the words stand in the speaker notes.`,
    'series-padded': ({ slide }, name) =>
      `A series of the chart on ${name(slide)} has fewer values than there are categories; the chart has gaps at its end.`,
    'chart-as-table': ({ slide, reason }, name) =>
      `The chart of ${name(slide)} ${tableReasons[reason]}; its content is shown as a table.`,
    'rows-padded': ({ slide }, name) =>
      `Rows of the table on ${name(slide)} had different lengths; empty cells were added.`,
    'picture-missing': ({ slide }, name) => `The picture of ${name(slide)} is not there; the slide shows its words.`,
    'slide-dropped': ({ position }) => `Slide ${position + 1} of what was written held no words and was left out.`,
    'slides-merged': ({ count }) =>
      `A deck has at most 50 slides; the words of ${count === 1 ? 'one more' : `${count} more`} stand in the speaker notes of the last one.`,
    'input-cut': () => 'What was written is larger than any deck; its end was left out.',
    'deck-field-repaired': ({ field }) => `The ${field} of the deck was missing or could not be used.`,
  };

/** A warning of the reader of specs as a plain sentence for the quality report. */
export function sentenceOfSpec(warning: SpecWarning, name: SlideNamer): string {
  return specSentence(warning, name);
}

function specSentence<T extends SpecWarning['type']>(warning: SpecWarningOf<T>, name: SlideNamer): string {
  const say: (one: SpecWarningOf<T>, namer: SlideNamer) => string = specSentences[warning.type as T];
  return say(warning, name);
}

function shown(kind: string): string {
  return kind === '' ? 'none' : cutText(kind, 40);
}

/** What is wrong with a slide, and what its author can do about it; a blocking rule without its row does not compile. */
const faults: { readonly [name in BlockingRuleName]: { fault: string; advice: string } } = {
  'text-overflow': { fault: 'a text is larger than its place', advice: 'Shorten the text, or ask for more slides.' },
  'outside-slide': {
    fault: 'something reaches over the edge of the slide',
    advice: 'Shorten the text, or choose another template.',
  },
  'unintended-overlap': {
    fault: 'two things stand on each other',
    advice: 'Shorten the text, or choose another template.',
  },
  contrast: {
    fault: 'a text does not stand out enough from what is behind it',
    advice: 'Choose another template, or other colours for your own one.',
  },
  'font-size': { fault: 'a text is too small to be read', advice: 'Shorten the text, or ask for more slides.' },
  'slide-title': { fault: 'a slide has no title of its own', advice: 'Give each slide a title.' },
  'alt-text': {
    fault: 'a picture, chart or table is not described in words',
    advice: 'Describe the picture in the prompt.',
  },
  'table-header': { fault: 'a table has its header row in the wrong place', advice: 'Name the columns of the table.' },
  'element-names': {
    fault: 'parts of a slide can’t be told apart',
    advice: 'Send the request once more, or choose another template.',
  },
};

/** Why a file can't be delivered, in one or two plain sentences for the caller; says nothing of the content itself. */
export function sentenceOfBlocking(blocking: readonly Finding[]): string {
  const [first] = blocking;
  const row = first && isBlockingRule(first.rule) ? faults[first.rule] : undefined;
  if (!first || !row) return 'No layout of this content passed the quality checks.';
  const more = new Set(blocking.map(({ slide, rule }) => `${slide} ${rule}`)).size - 1;
  const others = more > 0 ? ` (and ${more} more like it)` : '';
  return `No layout of this content passed the quality checks: on slide ${first.slide}, ${row.fault}${others}. ${row.advice}`;
}

function isBlockingRule(name: string): name is BlockingRuleName {
  return Object.hasOwn(faults, name);
}

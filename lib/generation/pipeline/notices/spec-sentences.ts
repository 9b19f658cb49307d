import type { SpecWarning } from '@/lib/deck/spec/read/spec-warning';
import type { SlideNamer } from './name-slide';

type WarningOf<T extends SpecWarning['type']> = Extract<SpecWarning, { type: T }>;

const tableReasons: Readonly<Record<WarningOf<'chart-as-table'>['reason'], string>> = {
  'no-numbers': 'has no numbers that can be compared',
  'no-categories': 'has values without a category',
};

/** What the report says about each thing that had to be mended before a deck could be laid out; a warning without its sentence does not compile. */
const sentences: { readonly [T in SpecWarning['type']]: (warning: WarningOf<T>, name: SlideNamer) => string } = {
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
  return sentence(warning, name);
}

function sentence<T extends SpecWarning['type']>(warning: WarningOf<T>, name: SlideNamer): string {
  const say: (one: WarningOf<T>, namer: SlideNamer) => string = sentences[warning.type as T];
  return say(warning, name);
}

function shown(kind: string): string {
  return kind === '' ? 'none' : kind.slice(0, 40);
}

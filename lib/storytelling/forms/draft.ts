import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { AskedForm } from '@/lib/languages/concepts';
import { type Meant, termsOf } from '@/lib/reading/naming/terms';
import { linesOf, type Atom } from '../atoms';

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
  /** Wishes to see what the slide shows: nothing is lost where it doesn't say them. */
  unsaid?: readonly string[];
  /** One item of a list says all of it: it is no half of that list. */
  isOwn?: boolean;
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

/** Somebody's own words are worth a slide. */
const worthOfWords = 0.8;

/** Of a draft by itself: what its form and its room are worth. */
export function costOf({ worth, fill, form, slide }: Draft, asked: AskedForms, isPart: boolean): number {
  const blocks = slide.kind === 'blocks' ? slide.blocks : [slide];
  const isSaid = blocks.some((block) => block.kind === 'quote' && block.attribution !== undefined);
  const words = isSaid ? worthOfWords : 0;
  const empty = fill < 0.25 ? (0.25 - fill) * 2.4 : 0;
  const full = fill > 1 ? (fill - 1) * (fill - 1) * 5 + (fill - 1) : 0;
  return empty + Math.min(full, 12) - words - (worth + askedWorth(asked, form, isPart)) * 0.3;
}

/** Of what loses much each further loss counts less. */
const [muchLost, shareOfMore] = [9, 0.3];

export function costOfLoss(loss: number): number {
  return Math.min(loss, muchLost) + Math.max(0, loss - muchLost) * shareOfMore;
}

/** Half a list is worth half as much in any form. */
const shareOfHalf = 0.5;

/** Drafts of a list that goes on elsewhere: its steps are counted on as a list, since arrows would begin again. */
export function halved(drafts: readonly Draft[], atoms: readonly Atom[], start: number, to: number): readonly Draft[] {
  const isWithin = (at: number): boolean => {
    const [before, here] = [atoms[at - 1], atoms[at]];
    return before?.type === 'item' && here?.type === 'item' && before.list === here.list;
  };
  if (!isWithin(start) && !isWithin(to)) return drafts;
  return drafts
    .filter(({ slide }) => slide.kind !== 'process')
    .map((draft) => ({ ...draft, worth: draft.worth * (draft.worth > 0 && draft.isOwn !== true ? shareOfHalf : 1) }));
}

/** Forms that are meant for all of the content where its words don't say for what. */
export const formsOfAll: AskedForms = new Set([
  'chart',
  'table',
  'timeline',
  'steps',
  'comparison',
  'figures',
  'cards',
  'line',
  'bar',
  'doughnut',
]);
/** Forms of numbers alone. */
export const formsOfNumbers: AskedForms = new Set(['chart', 'line', 'bar', 'doughnut', 'figures']);

/** By which words a wish may mean it: its headings name it. */
export function meantAs(atom: Atom, tag: string): Meant {
  const titles = atom.path.map(({ title, marker }) => `${marker?.text ?? ''} ${title ?? ''}`);
  const own = atom.type === 'data' ? [atom.data.name ?? '', ...atom.data.head] : [];
  return { name: termsOf([...titles, ...own].join(' '), tag), said: termsOf(linesOf(atom).join(' '), tag) };
}

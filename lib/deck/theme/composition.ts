import type { Box } from '../scene/scene';
import type { CompositionName, LayoutName, Theme, TitleStyle } from './theme';

/** Where the parts of a slide stand, in inches. */
export interface Places {
  eyebrow: Box;
  title: Box;
  body: Box;
  /** For the words beside what a slide shows; they share the body with it when absent. */
  caption?: Box;
}

/** What ornaments and footer leave of a slide, in inches. */
export interface SlideFrame {
  x: number;
  w: number;
  /** Where the label above the title begins. */
  top: number;
  /** Where the body ends. */
  bottom: number;
  /** What ornaments take between a title that runs across and the body. */
  belowTitleIn?: number;
}

/** How a template composes its slides: where things stand, and which forms it likes. */
export interface Composition {
  title: Pick<TitleStyle, 'sizePt' | 'smallSizePt' | 'fullSizeLines'>;
  /** Of slides whose content has the whole width. */
  whole(frame: SlideFrame): Places;
  /** Of slides whose content stands beside the title, in compositions that have such. */
  column?(frame: SlideFrame): Places;
  /** Names of the arrangements that stand beside the title; every other one has the whole width. */
  beside?: ReadonlySet<string>;
  /** Names of the arrangements that come before others of their kind where the content suits both, if the template names none. */
  prefers: ReadonlySet<string>;
  /** Where the sentence stands that says what follows from a chart which has the whole width: first, or at the foot on a ground of its own. */
  takeaway: 'above' | 'below';
}

const eyebrowIn = 0.28;

interface Head {
  /** Of the title's box. */
  titleIn: number;
  /** Between label and title, and between title and body. */
  gapsIn: readonly [label: number, body: number];
  /** Of the width, what titles may take. */
  share: number;
}

/** A title across the top, the body below it. */
const headed =
  ({ titleIn, gapsIn: [labelGapIn, bodyGapIn], share }: Head) =>
  ({ x, w, top, bottom, belowTitleIn = 0 }: SlideFrame): Places => {
    const titleTop = top + eyebrowIn + labelGapIn;
    const bodyTop = titleTop + titleIn + belowTitleIn + bodyGapIn;
    return {
      eyebrow: { x, y: top, w: w * share, h: eyebrowIn },
      title: { x, y: titleTop, w: w * share, h: titleIn },
      body: { x, y: bodyTop, w, h: bottom - bodyTop },
    };
  };

/** Of the height: what a title may take of its column where words stand below it. */
const columnTitleShare = 0.56;
const captionGapIn = 0.2;

interface Column {
  /** Of the width: the column of the title, and what stays free beside it. */
  share: number;
  gapShare: number;
  labelGapIn: number;
}

/** The title in a column at the start, the body beside it from top to bottom. */
const besideTitle =
  ({ share, gapShare, labelGapIn }: Column) =>
  ({ x, w, top, bottom }: SlideFrame): Places => {
    const column = { x, w: w * share };
    const start = x + w * (share + gapShare);
    const titleTop = top + eyebrowIn + labelGapIn;
    const titleIn = (bottom - titleTop) * columnTitleShare;
    const captionTop = titleTop + titleIn + captionGapIn;
    return {
      eyebrow: { ...column, y: top, h: eyebrowIn },
      title: { ...column, y: titleTop, h: titleIn },
      body: { x: start, y: titleTop, w: x + w - start, h: bottom - titleTop },
      caption: { ...column, y: captionTop, h: bottom - captionTop },
    };
  };

/** What is read rather than looked at, and needs no more width than two thirds of a slide. */
const readBesideTitle = [
  'agenda-lines',
  'list',
  'rows',
  'numbered-rows',
  'spine',
  'heading-rows',
  'grid',
  'open-columns',
  'figure-rows',
  'quadrant-panels',
  'quadrant-cross',
  'action-rows',
  'question-rows',
  'summary-rows',
  'source-rows',
  'source-list',
  'chart-and-takeaway',
  'lead-panel',
  'large-quote',
  'quote-panel',
  'funnel-bars',
];

export const compositions: Readonly<Record<CompositionName, Composition>> = {
  /** A title across the top, and air. */
  headline: {
    title: { sizePt: 30, smallSizePt: 28 },
    whole: headed({ titleIn: 1, gapsIn: [0.02, 0.15], share: 0.92 }),
    prefers: new Set(['lead-panel', 'figures', 'grid', 'dated-cards', 'quadrant-panels', 'summary-rows']),
    takeaway: 'above',
  },
  /** As a page of a journal: what is read stands beside its title, what is shown has the whole page. */
  margin: {
    title: { sizePt: 28, smallSizePt: 26, fullSizeLines: 6 },
    whole: headed({ titleIn: 1.04, gapsIn: [0.06, 0.12], share: 0.9 }),
    column: besideTitle({ share: 0.28, gapShare: 0.04, labelGapIn: 0.06 }),
    beside: new Set(readBesideTitle),
    prefers: new Set([
      'numbered-rows',
      'spine',
      'heading-rows',
      'figure-rows',
      'action-rows',
      'open-columns',
      'rows',
      'summary-rows',
    ]),
    takeaway: 'above',
  },
  /** Titles on a coloured ground beside cards and lists, and above what needs the whole slide. */
  panel: {
    title: { sizePt: 30, smallSizePt: 28, fullSizeLines: 5 },
    whole: headed({ titleIn: 1, gapsIn: [0.04, 0.12], share: 0.96 }),
    column: besideTitle({ share: 0.265, gapShare: 0.07, labelGapIn: 0.08 }),
    beside: new Set([...readBesideTitle, 'action-cards', 'question-cards', 'statement-panel']),
    prefers: new Set([
      'grid',
      'chevrons',
      'figure-rows',
      'quote-panel',
      'list',
      'dated-cards',
      'action-rows',
      'summary-rows',
      'quadrant-panels',
    ]),
    takeaway: 'above',
  },
  /** For reading: a title on a rule, narrow margins, the conclusion in a box of its own. */
  dense: {
    title: { sizePt: 27, smallSizePt: 25, fullSizeLines: 2 },
    whole: headed({ titleIn: 1, gapsIn: [0.02, 0.24], share: 0.93 }),
    prefers: new Set([
      'option-table',
      'score-table',
      'action-table',
      'figure-panels',
      'two-columns',
      'full-chart',
      'rows',
      'summary-rows',
    ]),
    takeaway: 'below',
  },
  /** For a stage: a title as large as a poster's, what it speaks of low on the slide. */
  poster: {
    title: { sizePt: 36, smallSizePt: 34, fullSizeLines: 2 },
    whole: headed({ titleIn: 1.3, gapsIn: [0.02, 0.2], share: 0.92 }),
    prefers: new Set([
      'chevrons',
      'lead-figure',
      'quote-panel',
      'statement-panel',
      'columns',
      'panels',
      'action-cards',
      'summary-rows',
      'quadrant-panels',
    ]),
    takeaway: 'above',
  },
};

/** Layouts for what stands beside the title, and for what has the whole width, by the layout that an arrangement asks for. */
const besideLayouts: Partial<Record<LayoutName, LayoutName>> = { 'title-only': 'content' };
const wholeLayouts: Partial<Record<LayoutName, LayoutName>> = { content: 'title-only', 'two-content': 'title-only' };

/** The layout of an arrangement in a template: its own, or the one that stands in the right place for it. */
export function layoutOf(theme: Theme, { name, layout }: { name: string; layout: LayoutName }): LayoutName {
  const { beside } = compositionOf(theme) ?? {};
  if (!beside) return layout;
  return (beside.has(name) ? besideLayouts : wholeLayouts)[layout] ?? layout;
}

/** Whether a template likes an arrangement by itself, or else by its composition. */
export function isPreferred(theme: Theme, arrangement: string): boolean {
  return theme.composition !== undefined && theme.prefers
    ? theme.prefers.includes(arrangement)
    : (compositionOf(theme)?.prefers.has(arrangement) ?? false);
}

/** Undefined for layouts that somebody made: they stand as they are. */
export function compositionOf({ composition }: Theme): Composition | undefined {
  return composition && compositions[composition];
}

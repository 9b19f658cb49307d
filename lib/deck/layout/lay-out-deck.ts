import { frontPicture } from './front-picture';
import { unknownIcons } from '../icons/unknown-icons';
import type { Paragraph, Scene, SceneElement, SceneSlide, TextElement } from '../scene/scene';
import type { DeckSpec } from '../spec/deck-spec';
import type { Hyphenate } from '../text/break-lines';
import { withoutDanglingWords, withoutLoneWord } from '../text/lone-word';
import { themeBeforeMirror } from '../theme/direct-theme';
import type { Theme } from '../theme/theme';
import { outlineOf } from './bind-slide';
import { chartChanges } from './charts/adapt-chart';
import { withLocalFormats } from './charts/short-format';
import { evenTitles } from './even-titles';
import { pictureFaults } from './faults';
import type { FittedTitle } from './fit-title';
import { fitTitle } from './fit-title';
import { eyebrowLine, panelOf, slideNumber, sourceLine, templateFields } from './frame-slide';
import { partSuffix } from './labels';
import { giveRoom, joinTexts } from './join-texts';
import type { PictureCover, DeckContext, ImageSizes, LayoutWarning } from './layout-types';
import { notPlotted } from './kinds/plot-positions';
import { withLinks } from './links';
import { mirrorElement } from './mirror';
import { outlineText, partSlides } from './part-slides';
import type { SlidePart } from './part-slides';
import { drawTracker, trackSections } from './track-sections';

export interface LayOutOptions {
  /** The scene never has more slides than this. */
  maxSlides: number;
  /** 0 (or absent) for the form that suits best; each further number gives the next form. */
  variant?: number;
  /** As in `DeckContext`. */
  date?: Date;
  /** Sizes of the pictures that image slides name by id. */
  images: ImageSizes;
  /** How the deck's language divides words; without it, a word too long for its line is divided between any two letters. */
  hyphenate?: Hyphenate;
}

/**
 * Gives every word of a deck its place.
 *
 *     DeckSpec ──part──▶ parts ──title──▶ titles ──frame──▶ slides ──mirror──▶ Scene
 *               (arrange, fit,  (size, suffix, (lone words, eyebrow, (right-to-left
 *                continue)       shorten)       source, notes)     decks)
 *
 * Boxes are in inches and final; nothing downstream moves them. No word of the spec is
 * lost: what does not fit continues on a further slide or moves into the notes, and each
 * such move is a warning. Pure: the same input gives a deep-equal scene. For right-to-left
 * decks the file needs `directTheme(theme, 'rtl')`.
 */
export function layOutDeck(
  asked: DeckSpec,
  whole: Theme,
  options: LayOutOptions,
): { scene: Scene; warnings: LayoutWarning[] } {
  const spec: DeckSpec = { ...asked, slides: asked.slides.map((slide) => withLocalFormats(slide, asked.language)) };
  const theme = themeBeforeMirror(whole, spec.direction);
  const context: DeckContext = {
    theme,
    language: spec.language,
    direction: spec.direction,
    hyphenate: options.hyphenate,
    images: options.images,
    date: options.date,
    saidDate: saidDateOf(spec),
    ...(spec.slides.length > 1 && { deckTitle: spec.title }),
    agenda: agendaOf(spec),
  };
  const parts = partSlides(spec, context, { maxSlides: options.maxSlides, variant: options.variant ?? 0 });
  const titles = titleParts(parts, context);
  const track = trackSections(parts.map((part) => part.spec));
  const framed = parts.map((part, index) =>
    frame(part, titles[index]!, index, context, drawTracker(track, index, theme.layouts[part.placed.layout], context)),
  );
  const surplus = spec.slides.slice(Math.max(1, options.maxSlides));
  const slides = appendSurplus(
    framed.map(({ slide }) => slide),
    surplus,
  ).map((slide) => (spec.direction === 'rtl' ? mirrorSlide(slide, theme) : slide));
  const warnings = framed.flatMap((one) => one.warnings);
  if (surplus.length > 0)
    warnings.push({ type: 'moved-to-notes', specIndex: slides.length, slideIndex: slides.length - 1, what: 'slides' });
  const { title, author, language, direction } = spec;
  return { scene: { title, ...(author ? { author } : {}), language, direction, slides }, warnings };
}

/** What its cover says of a day; an occasion is none. */
function saidDateOf({ slides }: DeckSpec): string | undefined {
  const [first] = slides;
  return first?.kind === 'title' && first.date !== undefined && /\p{N}/u.test(first.date) ? first.date : undefined;
}

function agendaOf({ slides }: DeckSpec): string[] {
  return slides.find((slide) => slide.kind === 'agenda')?.items.map(({ text }) => text) ?? [];
}

/**
 * Sets every title. Titles that would stand on several slides, continued or repeated, count
 * their parts from the second on, so that no title of the outline occurs twice.
 */
function titleParts(parts: readonly SlidePart[], context: DeckContext): FittedTitle[] {
  const styles = evenTitles(parts, context);
  const first = parts.map((part, index) => fitTitle(context, part.spec.title, '', styles[index]!));
  const groups = new Map<string, number>();
  for (const { shown } of first) groups.set(shown, (groups.get(shown) ?? 0) + 1);
  const seen = new Map<string, number>();
  return first.map((fitted, index) => {
    const ordinal = (seen.get(fitted.shown) ?? 0) + 1;
    seen.set(fitted.shown, ordinal);
    if (ordinal === 1) return fitted;
    const part = parts[index]!;
    return fitTitle(
      context,
      part.spec.title,
      partSuffix(context.language, ordinal, groups.get(fitted.shown) ?? ordinal),
      styles[index]!,
    );
  });
}

function frame(
  part: SlidePart,
  title: FittedTitle,
  slideIndex: number,
  context: DeckContext,
  tracker: readonly SceneElement[],
): { slide: SceneSlide; warnings: LayoutWarning[] } {
  const { spec, placed, specIndex } = part;
  const { cover } = placed;
  const layout = cover?.layout ?? context.theme.layouts[placed.layout];
  const eyebrow = eyebrowLine({ ...spec, eyebrow: placed.eyebrow }, layout, context);
  const source = sourceLine(spec, layout, context);
  const isHidden = layout.isUntitled === true && !placed.drawsTitle;
  const isUnsaid = isHidden || (!placed.drawsTitle && title.shortened);
  const moved = [
    ...part.movedToNotes.map((text) => ({ what: 'content' as const, text })),
    ...placed.toNotes,
    ...(isUnsaid ? [{ what: 'title' as const, text: spec.title }] : []),
    ...[eyebrow.moved, source.moved].filter((one) => one !== null),
  ];
  const notes = [part.part === 0 ? spec.notes : '', ...moved.map(({ text }) => text)].filter(
    (text) => text.trim() !== '',
  );
  const slide: SceneSlide = {
    kind: spec.kind,
    arrangement: placed.arrangement,
    layout: placed.layout,
    ...(part.part > 0 ? { continues: true } : {}),
    elements: withLinks(
      spec.kind,
      giveRoom(
        [
          ...(cover ? cover.behind : [...panelOf(layout), ...frontPicture(placed.layout, context.theme)]),
          ...onPlane(cover, [
            ...mendLoneWords(placed.drawsTitle ? [] : [isHidden ? hidden(title.element) : title.element], context),
            ...eyebrow.elements,
            ...joinTexts(mendLoneWords(placed.elements, context), context),
            ...source.elements,
            ...(cover ? [] : [...tracker, ...templateFields(layout, context)]),
            ...slideNumber(slideIndex + 1, layout, context),
          ]),
        ],
        layout.body.box,
      ),
    ),
    notes: notes.join('\n'),
    title: placed.drawsTitle ? spec.title : title.shown,
  };
  const warnings: LayoutWarning[] = [
    ...(part.part > 0 ? [{ type: 'continues' as const, specIndex, slideIndex }] : []),
    ...moved.map(({ what }) => ({ type: 'moved-to-notes' as const, specIndex, slideIndex, what })),
    ...chartChanges(spec, placed, context.language).map((change) => ({
      type: 'chart-adapted' as const,
      specIndex,
      slideIndex,
      change,
    })),
    ...(part.part === 0 ? pictureFaults(spec) : []).map((fault) => ({
      type: 'not-drawn' as const,
      specIndex,
      slideIndex,
      fault,
    })),
    ...(part.part === 0 ? notPlotted(spec) : []).map((names) => ({
      type: 'not-plotted' as const,
      specIndex,
      slideIndex,
      names,
    })),
    ...(part.part === 0 ? unknownIcons(spec) : []).map((icon) => ({
      type: 'unknown-icon' as const,
      specIndex,
      slideIndex,
      icon,
    })),
  ];
  return { slide, warnings };
}

const aboveIn = 0.2;

/** Above the slide, where nobody sees it. */
function hidden(title: TextElement): TextElement {
  return { ...title, isHidden: true, box: { ...title.box, y: -title.box.h - aboveIn } };
}

/** All words of a slide whose picture covers it stand on the plane for them. */
function onPlane(cover: PictureCover | undefined, elements: readonly SceneElement[]): readonly SceneElement[] {
  return cover ? elements.map((element) => ({ on: cover.plane, ...element })) : elements;
}

/** Texts from this size on are read at a glance, where a last word alone on its line is seen. */
const largePt = 16;
/** And from this one on as a picture, in which a line that ends in "in" or "the" looks torn. */
const displayPt = 28;

/** What somebody copies to run it has no other spaces than its author's. */
const isListing = (paragraphs: readonly Paragraph[]): boolean =>
  paragraphs.every(({ runs }) => runs.every(({ font }) => font === 'mono'));

/** Titles and other large texts without words that look forgotten at the end of a line, where that takes no more lines. */
function mendLoneWords(elements: readonly SceneElement[], { theme, language, hyphenate }: DeckContext): SceneElement[] {
  return elements.map((element) => {
    if (element.type !== 'text' || isListing(element.paragraphs)) return element;
    const options = {
      widthIn: element.box.w - element.inset.left - element.inset.right,
      fonts: theme.fonts,
      language,
      hyphenate,
    };
    const paragraphs = element.paragraphs.map((paragraph) => {
      const sizePt = paragraph.runs[0]?.sizePt ?? 0;
      const held = sizePt >= displayPt ? withoutDanglingWords(paragraph, options) : paragraph;
      return sizePt >= largePt ? withoutLoneWord(held, options) : held;
    });
    return { ...element, paragraphs };
  });
}

/** Slides of the spec beyond the limit: their words go into the notes of the last slide. */
function appendSurplus(slides: readonly SceneSlide[], surplus: DeckSpec['slides']): SceneSlide[] {
  if (surplus.length === 0) return [...slides];
  const words = surplus.map((slide) =>
    [slide.eyebrow, slide.title, outlineText(outlineOf(slide)), slide.notes, slide.source].filter(Boolean).join('\n'),
  );
  return slides.map((slide, index) =>
    index === slides.length - 1 ? { ...slide, notes: [slide.notes, ...words].filter(Boolean).join('\n') } : slide,
  );
}

function mirrorSlide(slide: SceneSlide, theme: Theme): SceneSlide {
  return { ...slide, elements: slide.elements.map((element) => mirrorElement(element, theme.canvas.w)) };
}

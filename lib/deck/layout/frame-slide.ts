import type { PlaceholderRole } from '../scene/placeholder-role';
import type { Box, SceneElement } from '../scene/scene';
import { turnedBox } from '../scene/turned-box';
import type { SlideSpec } from '../spec/slide-spec';
import { footerBoxes } from '../theme/footer-boxes';
import type { FieldStyle, TemplateField, ThemeLayout } from '../theme/theme';
import { draft } from './blocks/draft';
import type { Fitted } from './blocks/fit';
import { firstFitting, fitDrafts } from './blocks/fit';
import { footerSizePt, labelSizesPt, usualNumber } from './blocks/size-limits';
import { textElement } from './blocks/text-element';
import type { DeckContext, MovedText } from './layout-types';
import { shortenText } from './shorten-text';

/** A line of the frame, and what of it had to go into the notes. */
export interface FrameLine {
  elements: readonly SceneElement[];
  moved: MovedText | null;
}

const none: FrameLine = { elements: [], moved: null };
const leastLabelPt = 10;

/** What a busy ground is covered with, so that words are read on it. */
export function panelOf({ panel }: ThemeLayout): SceneElement[] {
  if (!panel) return [];
  return [{ type: 'shape', name: 'Backing', geometry: 'rect', box: panel, fill: { color: 'canvas' } }];
}

/** The short label above the title. */
export function eyebrowLine(slide: SlideSpec, layout: ThemeLayout, context: DeckContext): FrameLine {
  if (!slide.eyebrow) return none;
  const { box, color, place } = layout.eyebrow;
  // Spaced letters would tear joined scripts apart and are not used in East Asian text.
  const letterSpacingPt = /^(?:en|de|fr|es|it|pt|nl|sv|da|nb|fi|pl|cs)\b/i.test(context.language) ? 0.6 : undefined;
  const { bracketedEyebrow, labelFont: font } = context.theme.style;
  const label = (text: string) => (bracketedEyebrow ? `[${text}]` : text);
  return oneLine(
    context,
    slide.eyebrow,
    'eyebrow',
    (text, sizePt) =>
      draft(label(text), context.direction, {
        sizePt,
        bold: true,
        align: layout.title.align,
        font,
        letterSpacingPt,
        ...(place && { bold: place.bold, align: place.align, letterSpacingPt: undefined }),
        color,
        lineSpacing: 1,
      }),
    {
      box,
      name: 'Eyebrow',
      placeholder: place ? 'eyebrow' : 'none',
      sizesPt: place ? [Math.max(leastLabelPt, place.sizePt)] : labelSizesPt(context.theme, layout),
    },
  );
}

/** Where the facts come from, at the foot of the slide. */
export function sourceLine(slide: SlideSpec, layout: ThemeLayout, context: DeckContext): FrameLine {
  if (!slide.source) return none;
  if (!layout.footer) return { elements: [], moved: { what: 'source', text: slide.source } };
  const { source, color, sourceColor = color, fields = [] } = layout.footer;
  const line = (box: Box) =>
    oneLine(
      context,
      slide.source ?? '',
      'source',
      (text, sizePt) => draft(text, context.direction, { sizePt, color: sourceColor, lineSpacing: 1 }),
      { box, name: 'Source', placeholder: 'source', sizesPt: [footerSizePt(context.theme)] },
    );
  // Long sources take the place of footer and date, as far as nothing is said there.
  const before = line(footerBoxes(source).source);
  return before.moved ? line(beforeFields(source, fields)) : before;
}

const fieldGapIn = 0.2;

/** What is left of a line before the first field that stands on it. */
function beforeFields(line: Box, fields: readonly TemplateField[]): Box {
  const starts = fields.flatMap(({ box }) =>
    box.y < line.y + line.h && box.y + box.h > line.y && box.x > line.x ? [box.x - fieldGapIn] : [],
  );
  return { ...line, w: Math.min(line.x + line.w, ...starts) - line.x };
}

/** The page number; layouts without a footer have none. */
export function slideNumber(number: number, layout: ThemeLayout, context: DeckContext): SceneElement[] {
  if (!layout.footer) return [];
  const { slideNumber: box, color, number: style } = layout.footer;
  const { sizePt, align, font, turnDeg }: FieldStyle = style ?? usualNumber(context.theme);
  const lying = turnDeg ? turnedBox(box, turnDeg) : box;
  const fitted = fitDrafts(
    context,
    [draft(String(number), context.direction, { sizePt, color, align, font, lineSpacing: 1 })],
    {
      widthIn: lying.w,
      heightIn: lying.h,
    },
  );
  return [
    {
      ...textElement({
        name: 'Slide number',
        placeholder: 'slide-number',
        box,
        paragraphs: fitted?.paragraphs ?? [],
        anchor: 'middle',
        turnDeg,
      }),
      field: 'slidenum',
    },
  ];
}

const fieldNames = { footer: 'Footer', date: 'Date', label: 'Label' } as const;

/** Footer, date and label of a layout that somebody made; without what its place is too small for. */
export function templateFields(layout: ThemeLayout, context: DeckContext): SceneElement[] {
  return (layout.footer?.fields ?? []).flatMap((field) => {
    const { role, box, color, sizePt, align, anchor, turnDeg } = field;
    const lying = turnDeg ? turnedBox(box, turnDeg) : box;
    const fit = (text: string) =>
      fitDrafts(context, [draft(text, context.direction, { sizePt, color, align, lineSpacing: 1 })], {
        widthIn: lying.w,
        heightIn: Math.max(lying.h, sizePt / 50),
      });
    const fitted = firstFitting(
      wordsOf(field, context).filter((text) => text !== ''),
      fit,
    );
    if (!fitted) return [];
    const { paragraphs } = fitted;
    const element = textElement({ name: fieldNames[role], placeholder: role, box, paragraphs, anchor, turnDeg });
    return [field.field ? { ...element, field: field.field } : element];
  });
}

/** The day as programs write it in a field of the type. */
const dateStyles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  datetime1: { dateStyle: 'short' },
  datetime2: { dateStyle: 'full' },
};

/** What a field may say, the most wanted first. */
function wordsOf(
  { role, text, beforeTitle, field = '' }: TemplateField,
  { date, saidDate, deckTitle, language }: DeckContext,
): string[] {
  if (role !== 'date')
    return beforeTitle !== undefined && deckTitle
      ? [[text, deckTitle].filter(Boolean).join(beforeTitle), text]
      : [text];
  if (saidDate !== undefined && field === '') return [saidDate];
  const style = dateStyles[field] ?? { dateStyle: 'long' };
  return date ? [new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(date)] : [];
}

interface LinePosition {
  box: Box;
  name: string;
  placeholder: PlaceholderRole;
  /** Descending. */
  sizesPt: readonly number[];
}

function oneLine(
  context: DeckContext,
  text: string,
  what: MovedText['what'],
  build: (text: string, sizePt: number) => ReturnType<typeof draft>,
  { box, name, placeholder, sizesPt }: LinePosition,
): FrameLine {
  const limits = { widthIn: box.w, heightIn: box.h, maxLines: 1, breakWords: true };
  const fitAt = (candidate: string, sizePt: number) => fitDrafts(context, [build(candidate, sizePt)], limits);
  const whole = firstFitting(sizesPt, (sizePt) => fitAt(text, sizePt));
  const fit = (candidate: string) => fitAt(candidate, sizesPt.at(-1)!);
  const line = ({ paragraphs }: Fitted) => textElement({ name, placeholder, box, paragraphs, anchor: 'middle' });
  if (whole) return { elements: [line(whole)], moved: null };
  const shown = fit(shortenText(text, context.language, (candidate) => fit(candidate) !== null));
  return { elements: shown ? [line(shown)] : [], moved: { what, text } };
}

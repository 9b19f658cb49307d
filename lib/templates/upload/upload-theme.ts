import { contrastRatio } from '@/lib/deck/quality/contrast';
import {
  layoutNames,
  type LayoutName,
  type TableLook,
  type Theme,
  type ThemeLayout,
  type ThemeStyle,
} from '@/lib/deck/theme/theme';
import type { TableStyle } from '@/lib/pptx/template/table-style';
import type { OwnFamilies } from '../fonts/read-font';
import type { DrawnLayouts } from './artwork/layout-drawings';
import { isTitledOnPicture, otherLayoutsOf, type ClassifiedLayout } from './classify-layouts';
import { readPlacesOf } from './line-places';
import { contentsOf, isTitlePlaceholder, mainContentsOf } from './placeholder-roles';
import { canvasHeightIn, contentArea, hasLineAbove, isFront, unionOf, Units } from './places';
import { withDevices } from './device-colors';
import { shownDevices } from './shown-devices';
import { templateTableStyle } from './template-table-style';
import type { SeenColor } from './template-colors';
import { bulletOf, levelOf, runningLevelOf, themeFontsOf, type ReadBullet } from './template-text';
import type { ReadLayout, ReadMaster, TemplateTree } from './template-tree';
import { clearContent, isBusyUnder, contentRoomOf, hasPictureFrame, themeLayout } from './theme-layout';
import { holdsTitle, placedTitle, type LayoutContext } from './title-place';
import { uploadColors, type RoleSlots } from './upload-colors';
import { usedColors, wordsOnFills } from './words-on-fills';

/** What an upload is said to be like when decks are laid out. */
export interface UploadTheme {
  theme: Theme;
  /** Which layout serves what, by how words are read on them too. */
  layouts: Readonly<Record<LayoutName, ClassifiedLayout>>;
  /** Which slot of the palette each role is. */
  slots: RoleSlots;
  /** What an inch of the layout is on the template's slides. */
  scale: number;
  /** The template's own, where it has one that can be used. */
  tableStyle?: TableStyle;
}

export interface UploadIdentity {
  name: string;
  description: string;
  tags: readonly string[];
}

export function uploadTheme(
  identity: UploadIdentity,
  {
    slideSize,
    slides,
    tableStyles,
    drawn,
    families,
  }: Pick<TemplateTree, 'slideSize' | 'slides' | 'tableStyles'> & {
    drawn: DrawnLayouts;
    families: OwnFamilies;
  },
  master: ReadMaster,
  classified: Readonly<Record<LayoutName, ClassifiedLayout>>,
): UploadTheme {
  const unit = new Units(slideSize);
  const canvas = { w: unit.inches(slideSize.cx), h: canvasHeightIn };
  const drawnOf = (layout: ReadLayout) => drawn.get(layout.path)!;
  const fonts = themeFontsOf(master.theme);
  const familyOf = (name: string) => families.get(name.toLowerCase()) ?? name;
  const heading = familyOf(fonts.heading ?? 'Calibri');
  const { layout: content } = classified.content;
  const [body] = mainContentsOf(content);
  const bodyPt = body ? levelOf(body, content, runningLevelOf(body)).sizePt * unit.share : 20;
  const { ground } = drawnOf(content);
  const whole = contentArea(content, { unit, canvas });
  const samples = slides.map(({ root }) => ({ root, palette: content.palette }));
  const { cornerRadius, card, hasArrows, face, ...devices } = shownDevices(master.layouts, samples, slideSize.cy);
  const sheets = [...master.layouts, ...samples];
  const shown = { written: wordsOnFills(sheets), face, isUsed: usedColors([master, ...sheets]) };
  const plain = uploadColors(classified, ground, whole, shown);
  const isBusy = isBusyUnder(whole, clearContent(whole, ground, plain.colors.ink));
  const { palette, ...roles } = isBusy ? uploadColors(classified, ground, undefined, shown) : plain;
  const bullet = body && bulletOf(body, content);
  const { colors, slots, marks } = withDevices(roles, {
    ...devices,
    bullet,
    marks: devices.marks.length > 0 ? devices.marks : huesOf(master),
  });
  const title = content.placeholders.find(isTitlePlaceholder);
  const isBelowLine = hasLineAbove(content, title && unit.inner(title), whole, unit);
  const usual = { ...whole, ...(isBelowLine && { isBelowLine }) };
  const isFaint = contrastRatio(colors.surface, ground.colorOf(whole)) < leastOfFaces;
  const context: LayoutContext = { unit, canvas, colors, slides, drawnOf, usual };
  const layouts = readableLayouts(classified, context);
  const themeLayouts = layoutNames.map((name) => [name, themeLayout(name, layouts, context)] as const);
  const isLight = contrastRatio(colors.canvas, '000000') > contrastRatio(colors.ink, '000000');
  const tableStyle = templateTableStyle(tableStyles, slides, { colors, palette: content.palette });
  return {
    slots,
    layouts,
    ...(tableStyle && { tableStyle }),
    scale: 1 / unit.share,
    theme: {
      ...identity,
      appearance: isLight ? 'light' : 'dark',
      canvas,
      colors,
      palette,
      fonts: { heading, body: fonts.body ? familyOf(fonts.body) : heading, mono: 'Courier New' },
      cornerRadius,
      style: {
        card: isFaint ? { ...card, face: 'outlined' } : card,
        ...(marks.length > 1 && { marks }),
        table: { head: 'accent', banded: false, ...(tableStyle && { look: withTotals(tableStyle.look) }) },
        chart: { gapWidthPercent: 60, gridlines: true, lineWidthPt: 2.25, markers: true },
        ...(hasArrows && { hasArrows }),
        // Drawings in a bright colour would hardly be seen.
        icon: marks.length > 1 ? 'disc' : 'plain',
        bullet: formOf(bullet),
        bracketedEyebrow: false,
        labelFont: 'body',
        numerals: { font: 'heading', bold: true },
        columnRules: false,
        takeaway: 'panel',
        type: {
          leadPt: between(18, bodyPt, 24),
          bodyPt: between(16, bodyPt, 24),
          drawnPt: between(20, bodyPt + drawnStepPt, 24),
          statementPt: 40,
          figurePt: 60,
        },
      },
      layouts: Object.fromEntries(themeLayouts) as Record<LayoutName, ThemeLayout>,
    },
  };
}

/** Text in shapes has more room than a list, and is set so much larger than the template's lists at most, in pt. */
const drawnStepPt = 4;

/** A layout with less than this share of the room that another one has is left for that. */
const leastRoom = 0.72;

/**
 * Where a layout is dark in a light template, or light in a dark one, the words of a slide would not be read, and where
 * pictures take most of its room they would be small: another one stands in. So does a cover where the title of a part would
 * have room for a word or two, or stand on a place for a picture.
 */
function readableLayouts(
  layouts: Readonly<Record<LayoutName, ClassifiedLayout>>,
  context: LayoutContext,
): Readonly<Record<LayoutName, ClassifiedLayout>> {
  const isRoomy = (name: LayoutName) =>
    holdsTitle(placedTitle(name, layouts, context).title.box) && !isTitledOnPicture(layouts[name].layout);
  const room = (name: LayoutName) => contentRoomOf(layouts[name].layout, context);
  const served = layoutNames.map((name) => {
    const own = layouts[name];
    if (name === 'section' && !own.isChosen && !isRoomy(name) && isRoomy('cover'))
      return [name, layouts.cover] as const;
    if (isFront(name) || own.isChosen) return [name, own] as const;
    if (readPlacesOf(name, own, context)) return [name, own] as const;
    if (name === 'picture-caption' && hasPictureFrame(layouts, context)) return [name, own] as const;
    // A title would stand on what is drawn where none is meant to.
    const hasNoTitle = name !== 'blank' && !own.layout.placeholders.some(isTitlePlaceholder);
    if (hasNoTitle || isDrawnFor(own.layout, layouts['title-only'].layout, context))
      return [name, layouts['title-only']] as const;
    const others = [...otherLayoutsOf(name), 'content' as const].filter((other) => !isFront(other));
    const instead = others.reduce((most, other) => (room(other) > room(most) ? other : most), name);
    // A few large words need little room.
    const least = name === 'quote' || name === 'statement' ? 0.01 : leastRoom;
    return room(name) >= room(instead) * least
      ? ([name, own] as const)
      : ([name, { ...layouts[instead], role: instead }] as const);
  });
  return Object.fromEntries(served) as Record<LayoutName, ClassifiedLayout>;
}

/** Whether a layout draws something about its places that the one with nothing but a title has not: it belongs to what those hold, and to nothing else. */
function isDrawnFor(layout: ReadLayout, plain: ReadLayout, context: LayoutContext): boolean {
  if (layout === plain || countOf(layout) < 2) return false;
  const heading = layout.placeholders.find(isTitlePlaceholder);
  const area = contentArea(layout, context, heading && context.unit.inner(heading), context.usual);
  const [own, other] = [layout, plain].map((one) => context.drawnOf(one).ground);
  return own!.differingShare(other!, unionOf([area, context.usual])) > leastDrawn;
}

const countOf = (layout: ReadLayout): number =>
  contentsOf(layout).length + layout.placeholders.filter(({ type }) => type === 'pic').length;

/** Less is an edge that two layouts have a little apart. */
const leastDrawn = 0.001;

/** Less is no card that anybody sees. */
const leastOfFaces = 1.035;

/** The accents of a template that shows many colours; none of others. */
function huesOf({ shownHues = 0, palette }: ReadMaster): SeenColor[] {
  if (shownHues < manyHues) return [];
  return [1, 2, 3, 4].flatMap((place) => {
    const hex = palette.slots.get(`accent${place}`);
    return hex === undefined ? [] : [{ hex, opacity: 1, slot: `accent${place}` }];
  });
}

const manyHues = 4;

/** What looks most like the sign of the template's lists. */
function formOf(bullet: ReadBullet | undefined): ThemeStyle['bullet'] {
  const { sign, font = '' } = bullet ?? { sign: '•' };
  const known = /^(?:wingdings|webdings)/i.test(font) ? lettersForSigns : signs;
  return known.find(([of]) => of.includes(sign))?.[1] ?? 'disc';
}

const signs = [
  ['-–—‒―', 'dash'],
  ['▪■◼◾□▫', 'square'],
] as const;
/** In fonts of symbols letters stand for signs. */
const lettersForSigns = [
  ['§noqr', 'square'],
  ['-–—', 'dash'],
] as const;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Whatever a style says of a last row, people set totals apart. */
function withTotals(look: TableLook): TableLook {
  return { ...look, rows: { ...look.rows, total: { ...look.rows.total, bold: true } } };
}

import { contrastRatio } from '@/lib/deck/quality/contrast';
import type { Box } from '@/lib/deck/scene/scene';
import {
  layoutNames,
  type ColorRole,
  type LayoutName,
  type Theme,
  type ThemeLayout,
  type TitleStyle,
} from '@/lib/deck/theme/theme';
import { artworkOf, type Artwork } from './artwork/artwork';
import type { ClassifiedLayout } from './classify-layouts';
import { canvasHeightIn, clearOf, unionOf, Units } from './free-area';
import { backgroundOf } from './template-background';
import { anchorOf, levelOf, themeFontsOf } from './template-text';
import {
  isContentPlaceholder,
  isTitlePlaceholder,
  type ReadLayout,
  type ReadMaster,
  type ReadPlaceholder,
  type TemplateTree,
} from './template-tree';
import { legibleRole, nearestRole, textRoles, uploadColors } from './upload-colors';

/** What an upload is said to be like when decks are laid out. */
export interface UploadTheme {
  theme: Theme;
  /** Which slot of the palette each role is. */
  slots: Readonly<Partial<Record<ColorRole, string>>>;
  /** What an inch of the layout is on the template's slides. */
  scale: number;
}

export interface UploadIdentity {
  name: string;
  description: string;
  tags: readonly string[];
}

export function uploadTheme(
  identity: UploadIdentity,
  { slideSize, opened }: Pick<TemplateTree, 'slideSize' | 'opened'>,
  master: ReadMaster,
  layouts: Readonly<Record<LayoutName, ClassifiedLayout>>,
): UploadTheme {
  const unit = new Units(slideSize);
  const { colors, palette, slots } = uploadColors(layouts);
  const fonts = themeFontsOf(master.theme);
  const heading = fonts.heading ?? 'Calibri';
  const body = layouts.content.layout.placeholders.find(isContentPlaceholder);
  const bodyPt = body ? levelOf(body, layouts.content.layout).sizePt * unit.share : 20;
  const canvas = { w: unit.inches(slideSize.cx), h: canvasHeightIn };
  const artworks = new Map<ReadLayout, Artwork>();
  const artwork = (layout: ReadLayout) => {
    const known =
      artworks.get(layout) ?? artworkOf(layout, { opened, slide: slideSize, inches: (emu) => unit.inches(emu) });
    artworks.set(layout, known);
    return known;
  };
  const themeLayouts = layoutNames.map(
    (name) => [name, themeLayout(name, layouts, { unit, canvas, colors, artwork })] as const,
  );
  const isLight = contrastRatio(colors.canvas, '000000') > contrastRatio(colors.ink, '000000');
  return {
    slots,
    scale: 1 / unit.share,
    theme: {
      ...identity,
      appearance: isLight ? 'light' : 'dark',
      canvas,
      colors,
      palette,
      fonts: { heading, body: fonts.body ?? heading, mono: 'Courier New' },
      cornerRadius: 0,
      style: {
        card: { face: 'filled', accent: 'none' },
        table: { head: 'accent', banded: false },
        chart: { gapWidthPercent: 60, gridlines: true, lineWidthPt: 2.25, markers: true },
        icon: 'plain',
        bullet: 'disc',
        bracketedEyebrow: false,
        labelFont: 'body',
        numerals: { font: 'heading', bold: true },
        columnRules: false,
        takeaway: 'panel',
        type: { leadPt: between(18, bodyPt, 24), bodyPt: between(16, bodyPt, 24), statementPt: 40, figurePt: 60 },
      },
      layouts: Object.fromEntries(themeLayouts) as Record<LayoutName, ThemeLayout>,
    },
  };
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

interface LayoutContext {
  unit: Units;
  canvas: Theme['canvas'];
  colors: Theme['colors'];
  artwork: (layout: ReadLayout) => Artwork;
}

const marginIn = 0.5;
const sourceIn = 0.26;
const gapIn = 0.08;
const nowhere: Box = { x: 0, y: 0, w: 0, h: 0 };

function themeLayout(
  name: LayoutName,
  layouts: Readonly<Record<LayoutName, ClassifiedLayout>>,
  context: LayoutContext,
): ThemeLayout {
  const { layout } = layouts[name];
  const { unit, canvas, colors } = context;
  const ground = backgroundOf(layout).color?.hex ?? colors.canvas;
  const background = nearestRole(colors, ground, [
    'canvas',
    'ink',
    'accent',
    'second',
    'surface',
    'series3',
    'series4',
  ]);
  const heading =
    layout.placeholders.find(isTitlePlaceholder) ??
    layouts.content.layout.placeholders.find(isTitlePlaceholder) ??
    layouts.cover.layout.placeholders.find(isTitlePlaceholder);
  const title = heading ? titleStyle(heading, layout, context) : standardTitle(canvas);
  const number = layout.placeholders.find(({ type }) => type === 'sldNum');
  const readable = legibleRole(colors, background);
  const body = bodyBox(name, layout, title.box, context);
  const above = title.box.y - 0.12;
  const isCover = name === 'cover' || name === 'section' || name === 'closing';
  const subtitle =
    layout.placeholders.find(({ type }) => type === 'subTitle') ??
    (isCover ? layout.placeholders.find(isContentPlaceholder) : undefined);
  const subtitleColor = subtitle && levelOf(subtitle, layout).color;
  const { svg, pieces } = context.artwork(layout);
  const whole: Box = { x: 0, y: 0, ...canvas };
  return {
    background,
    artwork: svg,
    sheet: clearOf(
      whole,
      pieces.map(({ box }) => box),
    ),
    decor: [],
    title,
    eyebrow: {
      box: above > 0.3 ? { x: title.box.x, y: above - 0.26, w: title.box.w, h: 0.26 } : nowhere,
      color: background === 'canvas' ? 'accent' : readable,
    },
    body: {
      box: body,
      color: subtitleColor
        ? nearestRole(colors, subtitleColor.hex, textRoles)
        : background === 'canvas'
          ? 'ink'
          : readable,
    },
    footer: {
      source: isCover ? nowhere : { x: body.x, y: body.y + body.h + gapIn, w: body.w, h: sourceIn },
      slideNumber: number ? unit.inner(number) : nowhere,
      color: background === 'canvas' ? 'muted' : readable,
    },
  };
}

function titleStyle(heading: ReadPlaceholder, layout: ReadLayout, { unit, colors }: LayoutContext): TitleStyle {
  const { sizePt, color, bold, align } = levelOf(heading, layout);
  const box = unit.inner(heading);
  const size = Math.round(sizePt * unit.share);
  return {
    box,
    sizePt: size,
    fullSizeLines: Math.max(1, Math.min(3, Math.floor(box.h / ((size * 1.2) / 72)))),
    smallSizePt: Math.max(18, Math.round(size * 0.84)),
    color: color ? nearestRole(colors, color.hex, textRoles) : 'ink',
    bold,
    anchor: anchorOf(heading),
    align,
  };
}

function standardTitle({ w }: Theme['canvas']): TitleStyle {
  return {
    box: { x: marginIn, y: 0.5, w: w - 2 * marginIn, h: 1 },
    sizePt: 28,
    smallSizePt: 24,
    color: 'ink',
    bold: true,
    anchor: 'middle',
  };
}

/** What a slide is about stands where the layout's placeholders for content are, or in what title and footer leave. */
function bodyBox(name: LayoutName, layout: ReadLayout, title: Box, context: LayoutContext): Box {
  const { unit, canvas } = context;
  const freeOf = (box: Box, { artwork }: LayoutContext) =>
    clearOf(
      box,
      artwork(layout).pieces.map((piece) => piece.box),
    );
  const isCover = name === 'cover' || name === 'section' || name === 'closing';
  const subtitle = layout.placeholders.find(({ type }) => type === 'subTitle');
  if (isCover && subtitle) return unit.inner(subtitle);
  const contents = layout.placeholders
    .filter((one) => isContentPlaceholder(one) || one.type === 'pic')
    .map((one) => unit.box(one.frame));
  const footers = layout.placeholders
    .filter(({ type }) => ['dt', 'ftr', 'sldNum'].includes(type))
    .map((one) => unit.box(one.frame));
  const foot = Math.min(canvas.h - 0.35, ...footers.map(({ y }) => y).filter((y) => y > canvas.h * 0.8));
  const top = title.y + title.h + 0.15;
  const free: Box = { x: title.x, y: top, w: Math.max(title.w, 3), h: Math.max(0.5, foot - top) };
  const area = freeOf(contents.length > 0 ? unionOf(contents) : free, context);
  if (isCover) return contents[0] ?? { ...free, h: Math.min(free.h, 1.4) };
  const bottom = Math.min(area.y + area.h, foot - sourceIn - gapIn);
  return { ...area, h: Math.max(0.5, bottom - area.y) };
}

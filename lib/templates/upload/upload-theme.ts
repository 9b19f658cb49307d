import { contrastRatio, leastContrast } from '@/lib/deck/quality/contrast';
import type { Box } from '@/lib/deck/scene/scene';
import {
  layoutNames,
  type ColorRole,
  type LayoutName,
  type Theme,
  type ThemeLayout,
  type ThemeStyle,
  type TitleStyle,
} from '@/lib/deck/theme/theme';
import type { TableStyle } from '@/lib/pptx/template/table-style';
import type { Ground } from './artwork/ground';
import type { ClassifiedLayout } from './classify-layouts';
import {
  areaOf,
  bodyPlace,
  contentArea,
  gapIn,
  isFront,
  marginIn,
  nowhere,
  numberOf,
  padded,
  sourceIn,
  unionOf,
} from './places';
import { facesOf, type SampleFace } from './sample-slides';
import { fieldStyle, fieldsOfLayout } from './template-fields';
import { templateTableStyle } from './template-table-style';
import { anchorOf, levelOf, themeFontsOf } from './template-text';
import { contentsOf, isTitlePlaceholder, placesByRole } from './placeholder-roles';
import type { ReadLayout, ReadMaster, ReadPlaceholder, TemplateTree } from './template-tree';
import { legibleRole, nearestRole, textRoles, uploadColors, type RoleSlots } from './upload-colors';
import { canvasHeightIn, Units } from './units';

/** What an upload is said to be like when decks are laid out. */
export interface UploadTheme {
  theme: Theme;
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

/** What a layout shows before anybody writes on it, as SVG and in squares. */
export interface DrawnLayout {
  svg: string;
  ground: Ground;
}

export function uploadTheme(
  identity: UploadIdentity,
  {
    slideSize,
    slides,
    tableStyles,
    drawn,
  }: Pick<TemplateTree, 'slideSize' | 'slides' | 'tableStyles'> & { drawn: ReadonlyMap<ReadLayout, DrawnLayout> },
  master: ReadMaster,
  layouts: Readonly<Record<LayoutName, ClassifiedLayout>>,
): UploadTheme {
  const unit = new Units(slideSize);
  const canvas = { w: unit.inches(slideSize.cx), h: canvasHeightIn };
  const drawnOf = (layout: ReadLayout) => drawn.get(layout)!;
  const fonts = themeFontsOf(master.theme);
  const heading = fonts.heading ?? 'Calibri';
  const { layout: content } = layouts.content;
  const body = contentsOf(content)[0];
  const bodyPt = body ? levelOf(body, content).sizePt * unit.share : 20;
  const { ground } = drawnOf(content);
  const whole = contentArea(content, { unit, canvas });
  const plain = uploadColors(layouts, ground, whole);
  const isBusy = isBusyUnder(whole, ground.clearOf(whole, plain.colors.ink));
  const { colors, palette, slots } = isBusy ? uploadColors(layouts, ground, undefined) : plain;
  const themeLayouts = layoutNames.map(
    (name) => [name, themeLayout(name, layouts, { unit, canvas, colors, slides, drawnOf, usual: whole })] as const,
  );
  const isLight = contrastRatio(colors.canvas, '000000') > contrastRatio(colors.ink, '000000');
  const tableStyle = templateTableStyle(tableStyles, slides, { colors, palette: content.palette });
  const faces = facesOf(slides);
  return {
    slots,
    ...(tableStyle && { tableStyle }),
    scale: 1 / unit.share,
    theme: {
      ...identity,
      appearance: isLight ? 'light' : 'dark',
      canvas,
      colors,
      palette,
      fonts: { heading, body: fonts.body ?? heading, mono: 'Courier New' },
      cornerRadius: cornerOf(faces),
      style: {
        card: { face: faceOf(faces), accent: 'none' },
        table: { head: 'accent', banded: false, ...(tableStyle && { look: tableStyle.look }) },
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

/** Fewer shapes on the slides of a file are no habit. */
const fewestFaces = 3;
const roundestCorner = 0.2;

/** As round as most boxes of the file's slides are. */
function cornerOf(faces: readonly SampleFace[]): number {
  const round = faces.filter(({ geometry }) => geometry === 'roundRect').map(({ cornerRadius }) => cornerRadius);
  if (round.length < fewestFaces || round.length * 2 < faces.length) return 0;
  return Math.min(roundestCorner, round.sort((one, other) => one - other)[Math.floor(round.length / 2)] ?? 0);
}

function faceOf(faces: readonly SampleFace[]): ThemeStyle['card']['face'] {
  const open = faces.filter(({ isFilled }) => !isFilled).length;
  return faces.length >= fewestFaces && open * 2 > faces.length ? 'outlined' : 'filled';
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

interface LayoutContext {
  unit: Units;
  canvas: Theme['canvas'];
  colors: Theme['colors'];
  slides: TemplateTree['slides'];
  drawnOf: (layout: ReadLayout) => DrawnLayout;
  /** Where content stands on the layout for it. */
  usual: Box;
}

/** Where less than this of a body is clear, what is drawn is the ground of all of it, and slides lay a panel over it. */
const fewestClear = { area: 0.4, width: 0.58 };
const panelMarginIn = 0.2;

const isBusyUnder = (area: Box, clear: Box) =>
  areaOf(clear) < areaOf(area) * fewestClear.area || clear.w < area.w * fewestClear.width;

function themeLayout(
  name: LayoutName,
  layouts: Readonly<Record<LayoutName, ClassifiedLayout>>,
  context: LayoutContext,
): ThemeLayout {
  const { layout } = layouts[name];
  const { unit, canvas, colors, drawnOf } = context;
  const { svg, ground } = drawnOf(layout);
  const heading =
    layout.placeholders.find(isTitlePlaceholder) ??
    layouts.content.layout.placeholders.find(isTitlePlaceholder) ??
    layouts.cover.layout.placeholders.find(isTitlePlaceholder);
  const drawnTitle = heading
    ? titleStyle(heading, layout, { ...context, isFront: isFront(name) })
    : standardTitle(canvas);
  const { area, subtitle } = bodyPlace(name, layout, { title: drawnTitle.box, usual: context.usual }, context);
  const onGround = (asked: ColorRole, box: Box, least?: number) =>
    legibleRole(colors, asked, { ground, box, ...(least === undefined ? {} : { least }) });
  const readable = (box: Box): ColorRole => {
    const contrastWith = (role: ColorRole) => contrastRatio(colors[role], ground.colorOf(box));
    return contrastWith('canvas') > contrastWith('ink') ? 'canvas' : 'ink';
  };
  const clear = ground.clearOf(area, colors[onGround('ink', area).role]);
  const said = subtitle && levelOf(subtitle, layout);
  const words = onGround(said?.color ? nearestRole(colors, said.color.hex, textRoles) : readable(area), area);
  const heads = onGround(drawnTitle.color, drawnTitle.box, leastContrast(drawnTitle.sizePt, drawnTitle.bold));
  const isBusy = isFront(name) ? !words.isRead : isBusyUnder(area, clear);
  const free = isFront(name) || isBusy ? area : clear;
  const below: Box = { x: free.x, y: free.y + free.h + gapIn, w: free.w, h: sourceIn };
  // Where something is drawn below the body, its sources stand at its own foot.
  const isFree = isBusy || (onGround('muted', below).isRead && ground.isEven(below));
  const body = isFront(name) || isFree ? free : { ...free, h: free.h - sourceIn - gapIn };
  const source: Box = isFront(name) ? nowhere : { ...below, y: body.y + body.h + gapIn };
  const isTitleRead = heads.isRead && ground.isEven(drawnTitle.box);
  const covered = [
    ...(isBusy ? [isFront(name) ? body : unionOf([body, source])] : []),
    ...(isTitleRead ? [] : [drawnTitle.box]),
  ];
  const panel = covered.length === 0 ? undefined : padded(unionOf(covered), panelMarginIn, canvas);
  const title: TitleStyle = { ...drawnTitle, color: isTitleRead ? heads.role : 'ink' };
  const eyebrowBox = eyebrowOf(name, title.box, ground);
  const roles = placesByRole(name, layout);
  const colorIn = (box: Box, hex?: string) =>
    onGround(hex === undefined ? 'muted' : nearestRole(colors, hex, textRoles), box).role;
  const fields = fieldsOfLayout(name, layout, { unit, slides: context.slides, colorIn });
  const number = roles['slide-number'];
  const numberBox = numberOf(layout, context, isFront(name) ? [area, drawnTitle.box] : []);
  return {
    background: isBusy ? 'canvas' : nearestRole(colors, ground.colorOf(body), grounds),
    artwork: svg,
    sheet: body,
    decor: [],
    ...(panel && { panel }),
    grounds: [drawnTitle.box, numberBox, ...fields.map(({ box }) => box), eyebrowBox, body, source].map((box) => ({
      box,
      hex: ground.colorOf(box),
    })),
    title,
    eyebrow: { box: eyebrowBox, color: onGround('accent', eyebrowBox).role },
    body: {
      box: body,
      color: isBusy ? 'ink' : words.role,
      ...(said && { align: said.align, sizePt: Math.round(said.sizePt * unit.share) }),
    },
    footer: {
      source,
      slideNumber: numberBox,
      color: colorIn(numberBox.w > 0 ? numberBox : body, number && levelOf(number, layout).color?.hex),
      ...(number && { number: fieldStyle(number, layout, unit) }),
      fields,
      sourceColor: isBusy ? 'muted' : onGround('muted', source).role,
    },
  };
}

const grounds: readonly ColorRole[] = ['canvas', 'ink', 'accent', 'second', 'surface', 'series3', 'series4'];

/** Above the title, where nothing is drawn; on fronts the label stands in no placeholder, so that there is none. */
function eyebrowOf(name: LayoutName, title: Box, ground: Ground): Box {
  const box = { x: title.x, y: title.y - 0.38, w: title.w, h: 0.26 };
  const isFree = box.y > 0.25 && !isFront(name) && ground.legibleShare(box, ground.colorOf(box), 1.2) < 0.08;
  return isFree ? box : nowhere;
}

function titleStyle(
  heading: ReadPlaceholder,
  layout: ReadLayout,
  { unit, colors, isFront }: Pick<LayoutContext, 'unit' | 'colors'> & { isFront: boolean },
): TitleStyle {
  const { sizePt, color, bold, align } = levelOf(heading, layout);
  const box = unit.inner(heading);
  const stated = Math.round(sizePt * unit.share);
  const size = isFront ? stated : sizeForTitles(stated, box);
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

/** Titles of a deck are of one size: where the stated one leaves no room for what titles usually say, all are smaller. */
function sizeForTitles(statedPt: number, { w, h }: Box): number {
  const holds = (sizePt: number) => {
    const lines = Math.max(1, Math.floor((h * 72) / (sizePt * lineShare)));
    return lines * Math.floor((w * 72) / (sizePt * letterShare)) >= usualLetters;
  };
  for (let sizePt = statedPt; sizePt > leastTitlePt; sizePt -= 1) if (holds(sizePt)) return sizePt;
  return leastTitlePt;
}

const [usualLetters, lineShare, letterShare, leastTitlePt] = [46, 1.2, 0.52, 22];

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

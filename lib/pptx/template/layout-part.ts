import { footerSizePt, usualNumber } from '@/lib/deck/layout/blocks/size-limits';
import { mirrorBox } from '@/lib/deck/layout/mirror';
import type { Box } from '@/lib/deck/scene/scene';
import type { PlaceholderRole } from '@/lib/deck/scene/placeholder-role';
import { footerBoxes } from '@/lib/deck/theme/footer-boxes';
import type { FieldStyle } from '@/lib/deck/theme/text-places';
import type { CommonLayoutName } from '@/lib/deck/theme/stand-in-layouts';
import type { ColorRole, LayoutName, Theme, ThemeLayout } from '@/lib/deck/theme/theme';
import type { Relationship } from '../package/part';
import { namespaces, relationshipTypes, xmlDeclaration } from '../package/vocabulary';
import type { PlaceholderShape } from './placeholder-xml';
import { placeholderXml } from './placeholder-xml';
import { commonSlideData, decorXml, solidFillXml } from './shape-xml';
import { textLooks, themeFont, type TemplateInput, type TextLook } from './text-styles';

/** A placeholder beside what of a slide fills it. */
export type LayoutShape = PlaceholderShape & { role?: PlaceholderRole };

/** Where a placeholder stands in the area below the title, in shares of it, and what its text looks like. */
interface SlotPlan {
  role: PlaceholderRole;
  name: string;
  type?: 'body' | 'subTitle' | 'pic';
  idx: number;
  size?: 'half' | 'quarter';
  box: (area: Box, theme: Theme) => Box;
  look: TextLook;
}

interface LayoutPlan {
  /** What people read in PowerPoint's menu of layouts. */
  label: string;
  /** ECMA-376 part 1, 19.7.15; `cust` for what it has no word for. */
  type: string;
  hasTitle: boolean;
  slots: readonly SlotPlan[];
}

const gapIn = 0.4;
const headingIn = 0.55;

const whole = (area: Box): Box => area;
const left = (area: Box): Box => ({ ...area, w: (area.w - gapIn) / 2 });
const right = (area: Box): Box => ({ ...left(area), x: area.x + (area.w + gapIn) / 2 });
const top = (area: Box): Box => ({ ...area, h: headingIn });
const below = (area: Box): Box => ({ ...area, y: area.y + headingIn + 0.1, h: area.h - headingIn - 0.1 });
/** The first share of the width, or what is left behind it. */
const first = (share: number) => (area: Box) => ({ ...area, w: area.w * share - gapIn / 2 });
const last = (share: number) => (area: Box) => ({
  ...area,
  x: area.x + area.w * (1 - share) + gapIn / 2,
  w: area.w * share - gapIn / 2,
});
const upper = (share: number) => (area: Box) => ({ ...area, h: area.h * share - gapIn / 2 });
const lower = (share: number) => (area: Box) => ({
  ...area,
  y: area.y + area.h * (1 - share) + gapIn / 2,
  h: area.h * share - gapIn / 2,
});

const content = { role: 'body', name: 'Content', idx: 1, look: 'list' } as const;
const second = { role: 'second', name: 'Second content', idx: 2, size: 'half', look: 'list' } as const;
const caption = { role: 'caption', name: 'Caption', type: 'body', size: 'half', look: 'caption' } as const;
const heading = { type: 'body', size: 'quarter', look: 'heading' } as const;
const bylineBottomIn = 6.98;
const bylineIn = 0.55;
/** Author and date, at the foot of a cover. */
const byline: SlotPlan = {
  ...caption,
  name: 'Byline',
  idx: 13,
  look: 'byline',
  box: (area) => ({ ...area, y: bylineBottomIn - bylineIn, h: bylineIn }),
};
const subtitle = { role: 'subtitle', name: 'Subtitle', idx: 1, box: whole } as const;

const plans: Readonly<Record<CommonLayoutName, LayoutPlan>> = {
  cover: {
    label: 'Title slide',
    type: 'title',
    hasTitle: true,
    slots: [{ ...subtitle, type: 'subTitle', look: 'cover' }, byline],
  },
  section: {
    label: 'Section header',
    type: 'secHead',
    hasTitle: true,
    slots: [{ ...subtitle, type: 'body', look: 'section' }],
  },
  content: {
    label: 'Title and content',
    type: 'obj',
    hasTitle: true,
    slots: [{ ...content, box: whole }],
  },
  'two-content': {
    label: 'Two content',
    type: 'twoObj',
    hasTitle: true,
    slots: [
      { ...content, size: 'half', box: left },
      { ...second, box: right },
    ],
  },
  comparison: {
    label: 'Comparison',
    type: 'twoTxTwoObj',
    hasTitle: true,
    slots: [
      { ...heading, role: 'heading', name: 'Heading', idx: 3, box: (area) => top(left(area)) },
      { ...content, size: 'half', box: (area) => below(left(area)) },
      { ...heading, role: 'second-heading', name: 'Second heading', idx: 4, box: (area) => top(right(area)) },
      { ...second, box: (area) => below(right(area)) },
    ],
  },
  'title-only': { label: 'Title only', type: 'titleOnly', hasTitle: true, slots: [] },
  blank: { label: 'Blank', type: 'blank', hasTitle: false, slots: [] },
  'content-caption': {
    label: 'Content with caption',
    type: 'objTx',
    hasTitle: true,
    slots: [
      { ...content, box: first(2 / 3) },
      { ...caption, idx: 2, box: last(1 / 3) },
    ],
  },
  'picture-caption': {
    label: 'Picture with caption',
    type: 'picTx',
    hasTitle: true,
    slots: [
      { ...caption, idx: 2, look: 'list', box: first(5 / 12) },
      { role: 'picture', name: 'Picture', type: 'pic', idx: 1, look: 'attribution', box: last(7 / 12) },
    ],
  },
  quote: {
    label: 'Quote',
    type: 'cust',
    hasTitle: true,
    slots: [
      { ...content, name: 'Quote', type: 'body', look: 'quote', box: upper(3 / 4) },
      { ...caption, name: 'Attribution', idx: 2, look: 'attribution', box: lower(1 / 4) },
    ],
  },
  statement: {
    label: 'Statement',
    type: 'cust',
    hasTitle: true,
    slots: [
      { ...content, name: 'Statement', type: 'body', look: 'statement', box: upper(2 / 3) },
      { ...caption, name: 'Support', idx: 2, look: 'support', box: lower(1 / 3) },
    ],
  },
  closing: {
    label: 'Closing',
    type: 'cust',
    hasTitle: true,
    slots: [{ ...subtitle, type: 'body', look: 'cover' }, byline],
  },
};

const slideNumberIdx = 12;
const footerIdx = 11;
const dateIdx = 10;

/** What a layout has of its own in a placeholder that the master has too: the rest follows the master when somebody changes it. */
function beyondMaster(shape: Omit<LayoutShape, 'id'>, master: readonly PlaceholderShape[]): Omit<LayoutShape, 'id'> {
  const general = master.find(({ type, idx }) => type === shape.type && idx === shape.idx);
  if (general === undefined || shape.type === 'body') return shape;
  const sides = ['x', 'y', 'w', 'h'] as const;
  const isInherited = general.anchor === shape.anchor && sides.every((side) => general.box[side] === shape.box[side]);
  // LibreOffice takes nothing but the place of a footer from the master.
  return { ...shape, isInherited };
}

/**
 * One slide layout: background and decor of the theme, placeholders at the theme's boxes, and the relationships to the
 * pictures that it shows.
 */
export function layoutPart(
  name: CommonLayoutName,
  input: TemplateInput,
  master: readonly PlaceholderShape[],
  { firstFreeLink, partOf }: { firstFreeLink: number; partOf: (imageId: string) => string },
): { xml: string; shapes: readonly LayoutShape[]; pictures: Relationship[] } {
  const { theme, colors } = input;
  const { background, decor } = theme.layouts[name];
  const { type, label } = plans[name];
  const shapes = layoutShapes(name, input).map((shape, index) => ({
    ...beyondMaster(shape, master),
    id: 2 + decor.length + index,
  }));
  const shown = [...new Set(decor.flatMap((element) => (element.type === 'image' ? [element.imageId] : [])))];
  const idOf = (imageId: string) => `rId${firstFreeLink + shown.indexOf(imageId)}`;
  const ornaments = decor.map((element, index) => decorXml(element, { id: 2 + index, colors, linkOf: idOf }));
  const data = commonSlideData([...ornaments, ...shapes.map((shape) => placeholderXml(shape, 'layout'))], {
    name: label,
    background: colors[background],
  });
  const xml =
    `${xmlDeclaration}<p:sldLayout xmlns:a="${namespaces.a}" xmlns:r="${namespaces.r}" xmlns:p="${namespaces.p}" type="${type}" preserve="1">` +
    `${data}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;
  const pictures = shown.map((imageId) => ({
    id: idOf(imageId),
    type: relationshipTypes.image,
    target: partOf(imageId),
  }));
  return { xml, shapes, pictures };
}

function layoutShapes(name: CommonLayoutName, input: TemplateInput): Omit<LayoutShape, 'id'>[] {
  const { theme } = input;
  const { hasTitle, slots } = plans[name];
  const { title } = theme.layouts[name];
  const heads = hasTitle
    ? [
        {
          role: 'title',
          name: 'Title',
          type: 'title',
          box: title.box,
          anchor: title.anchor,
          listStyle: titleLevel(name, input),
          content: 'title',
        } as const,
      ]
    : [];
  const texts = slots.map((plan) => {
    const { look, box: _, ...slot } = plan;
    return { ...slot, box: boxOf(plan, name, input), ...textLooks[look](input) };
  });
  return [...heads, ...texts, ...footerShapes(theme.layouts[name], input)];
}

/** The first of two columns is the right one where reading starts there. */
function boxOf({ role, box }: SlotPlan, name: LayoutName, { theme, direction }: TemplateInput): Box {
  const { body, caption } = theme.layouts[name];
  const area = body.box;
  // With a place of its own for the caption, the body is for what that speaks of.
  if (caption) return role === 'caption' ? caption : area;
  const placed = box(area, theme);
  return direction === 'rtl' ? mirrorBox(placed, 2 * area.x + area.w) : placed;
}

/** Only what a layout's title has of its own: the rest is the master's, so that a change there reaches every slide. */
function titleLevel(name: LayoutName, { theme, colors }: TemplateInput): string {
  const { title } = theme.layouts[name];
  const general = theme.layouts.content.title;
  const size = title.sizePt === general.sizePt ? '' : ` sz="${Math.round(title.sizePt * 100)}"`;
  const weight = title.bold === general.bold ? '' : ` b="${title.bold ? 1 : 0}"`;
  const fill = title.color === general.color ? '' : solidFillXml(colors[title.color]);
  return size + weight + fill === '' ? '' : `<a:lvl1pPr><a:defRPr${size}${weight}>${fill}</a:defRPr></a:lvl1pPr>`;
}

/** Date, footer and number, where the theme has them. */
export function footerShapes(
  { footer }: ThemeLayout,
  { theme, colors, direction }: TemplateInput,
): Omit<LayoutShape, 'id'>[] {
  if (footer === null) return [];
  const boxes = footerBoxes(footer.source, direction);
  const rtl = direction === 'rtl' ? 1 : 0;
  const set = ({ sizePt, align, font }: FieldStyle, color: ColorRole) => {
    const algn = align === 'center' ? 'ctr' : (align === 'end') === (rtl === 0) ? 'r' : 'l';
    const run = `<a:defRPr sz="${sizePt * 100}">${solidFillXml(colors[color])}${themeFont(font === 'heading' ? 'mj' : 'mn')}</a:defRPr>`;
    return { anchor: 'middle', listStyle: `<a:lvl1pPr algn="${algn}" rtl="${rtl}">${run}</a:lvl1pPr>` } as const;
  };
  const own = set({ sizePt: footerSizePt(theme), align: 'end' }, footer.sourceColor ?? footer.color);
  return [
    { name: 'Date', type: 'dt', size: 'half', idx: dateIdx, box: boxes.date, ...own, content: 'date' },
    {
      role: 'footer',
      name: 'Footer',
      type: 'ftr',
      size: 'quarter',
      idx: footerIdx,
      box: boxes.footer,
      ...own,
      content: 'blank',
      words: footer.fields?.find(({ role }) => role === 'footer')?.text,
    },
    {
      role: 'slide-number',
      name: 'Slide number',
      type: 'sldNum',
      size: 'quarter',
      idx: slideNumberIdx,
      box: footer.slideNumber,
      ...set(footer.number ?? usualNumber(theme), footer.color),
      content: 'number',
    },
  ];
}

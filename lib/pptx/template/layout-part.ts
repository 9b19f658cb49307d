import type { LayoutName, Theme, ThemeLayout, TitleStyle } from '@/lib/deck/theme/theme';
import type { RoleColors, SchemeColor } from '@/lib/deck/theme/scheme-color';
import { namespaces, xmlDeclaration } from '../package/vocabulary';
import type { PlaceholderShape } from './placeholder-xml';
import { placeholderXml, slotOf } from './placeholder-xml';
import { commonSlideData, decorXml, solidFillXml } from './shape-xml';
import type { TemplateLayout } from './template-package';
import type { Direction } from './text-styles';

/** Type of each layout (ECMA-376 part 1, 19.7.15) and what its text placeholder is. */
const kinds: Readonly<Record<LayoutName, { type: string; body?: 'subTitle' | 'body' }>> = {
  cover: { type: 'title', body: 'subTitle' },
  section: { type: 'secHead', body: 'body' },
  content: { type: 'titleOnly' },
  text: { type: 'tx', body: 'body' },
  statement: { type: 'titleOnly' },
};

export const slideNumberIdx = 12;
export const footerIdx = 11;

/** One slide layout: background and decor of the theme, placeholders at the theme's boxes. */
export function layoutPart(
  name: LayoutName,
  theme: Theme,
  direction: Direction,
  colors: RoleColors,
): { xml: string; placeholders: TemplateLayout['placeholders'] } {
  const layout = theme.layouts[name];
  const { type } = kinds[name];
  const shapes = placeholdersOf(name, theme, direction, colors).map((shape, index) => ({
    ...shape,
    id: 2 + layout.decor.length + index,
  }));
  const decor = layout.decor.map((element, index) => decorXml(element, 2 + index, colors));
  const data = commonSlideData([...decor, ...shapes.map(placeholderXml)], {
    name: layout.label,
    background: colors[layout.background],
  });
  const xml =
    `${xmlDeclaration}<p:sldLayout xmlns:a="${namespaces.a}" xmlns:r="${namespaces.r}" xmlns:p="${namespaces.p}" type="${type}" preserve="1">` +
    `${data}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;
  return { xml, placeholders: rolesOf(shapes) };
}

function placeholdersOf(
  name: LayoutName,
  theme: Theme,
  direction: Direction,
  colors: RoleColors,
): Omit<PlaceholderShape, 'id'>[] {
  const layout = theme.layouts[name];
  const { body } = kinds[name];
  const shapes: Omit<PlaceholderShape, 'id'>[] = [
    {
      name: 'Title',
      type: 'title',
      box: layout.title.box,
      anchor: layout.title.anchor,
      listStyle: titleLevel(layout.title, colors),
      content: 'title',
    },
  ];
  if (body !== undefined)
    shapes.push({
      name: 'Text',
      type: body,
      idx: 1,
      box: layout.body.box,
      ...bodyStyle(name, layout, theme.style.type, colors),
    });
  if (layout.footer !== null) {
    const { source, slideNumber } = layout.footer;
    const color = colors[layout.footer.color];
    const small = { anchor: 'middle', listStyle: footerLevel(color, 'start', direction) } as const;
    shapes.push({ name: 'Footer', type: 'ftr', idx: footerIdx, box: source, ...small, content: 'none' });
    shapes.push({
      name: 'Slide number',
      type: 'sldNum',
      idx: slideNumberIdx,
      box: slideNumber,
      ...small,
      listStyle: footerLevel(color, 'end', direction),
      content: 'number',
    });
  }
  return shapes;
}

function bodyStyle(
  name: LayoutName,
  { body }: ThemeLayout,
  { leadPt }: Theme['style']['type'],
  colors: RoleColors,
): Pick<PlaceholderShape, 'listStyle' | 'content'> {
  if (name === 'text') return { content: 'levels' };
  return {
    listStyle: `<a:lvl1pPr marL="0" indent="0"><a:buNone/><a:defRPr sz="${leadPt * 100}">${solidFillXml(colors[body.color])}</a:defRPr></a:lvl1pPr>`,
    content: 'subtitle',
  };
}

function titleLevel({ sizePt, bold, color }: TitleStyle, colors: RoleColors): string {
  const fill = solidFillXml(colors[color]);
  return `<a:lvl1pPr><a:defRPr sz="${Math.round(sizePt * 100)}" b="${bold ? 1 : 0}">${fill}</a:defRPr></a:lvl1pPr>`;
}

/** Ten point text at the start or end of the footer, whichever side that is. */
export function footerLevel(color: SchemeColor, align: 'start' | 'end', direction: Direction): string {
  const algn = (align === 'start') === (direction === 'ltr') ? 'l' : 'r';
  const fill = solidFillXml(color);
  return `<a:lvl1pPr algn="${algn}"><a:defRPr sz="1000">${fill}</a:defRPr></a:lvl1pPr>`;
}

function rolesOf(shapes: readonly PlaceholderShape[]): TemplateLayout['placeholders'] {
  const slot = (...types: readonly PlaceholderShape['type'][]) => {
    const shape = shapes.find(({ type }) => types.includes(type));
    return shape && slotOf(shape);
  };
  const body = slot('body', 'subTitle');
  return { title: slot('title'), subtitle: body, body, 'slide-number': slot('sldNum') };
}

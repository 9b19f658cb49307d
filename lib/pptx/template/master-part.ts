import type { Box } from '@/lib/deck/scene/scene';
import type { RoleColors } from '@/lib/deck/theme/scheme-color';
import type { Theme } from '@/lib/deck/theme/theme';
import { namespaces, xmlDeclaration } from '../package/vocabulary';
import { footerIdx, footerLevel, slideNumberIdx } from './layout-part';
import type { PlaceholderShape } from './placeholder-xml';
import { placeholderXml } from './placeholder-xml';
import { commonSlideData } from './shape-xml';
import type { Direction } from './text-styles';
import { textStyles } from './text-styles';
import { colorMap } from './theme-part';

/** The slide master: what every layout inherits. `layoutIds` are the ids of its layouts with their relationship ids. */
export function masterXml(
  theme: Theme,
  layoutIds: readonly { id: number; relationshipId: string }[],
  direction: Direction,
  colors: RoleColors,
): string {
  const list = layoutIds
    .map(({ id, relationshipId }) => `<p:sldLayoutId id="${id}" r:id="${relationshipId}"/>`)
    .join('');
  return (
    `${xmlDeclaration}<p:sldMaster xmlns:a="${namespaces.a}" xmlns:r="${namespaces.r}" xmlns:p="${namespaces.p}">` +
    `${commonSlideData(placeholdersOf(theme, direction, colors).map(placeholderXml), { background: colors.canvas })}${colorMap(theme.appearance)}` +
    `<p:sldLayoutIdLst>${list}</p:sldLayoutIdLst>${textStyles(theme, direction, colors)}</p:sldMaster>`
  );
}

function placeholdersOf(theme: Theme, direction: Direction, colors: RoleColors): PlaceholderShape[] {
  const { content, text } = theme.layouts;
  const footer = footerBoxes(theme);
  const color = colors[content.footer?.color ?? 'muted'];
  const small = { anchor: 'middle', content: 'none' } as const;
  return [
    { id: 2, name: 'Title', type: 'title', box: content.title.box, anchor: content.title.anchor, content: 'title' },
    { id: 3, name: 'Text', type: 'body', idx: 1, box: text.body.box, content: 'levels' },
    {
      id: 4,
      name: 'Date',
      type: 'dt',
      idx: 10,
      box: footer.date,
      ...small,
      listStyle: footerLevel(color, 'end', direction),
    },
    {
      id: 5,
      name: 'Footer',
      type: 'ftr',
      idx: footerIdx,
      box: footer.source,
      ...small,
      listStyle: footerLevel(color, 'start', direction),
    },
    {
      id: 6,
      name: 'Slide number',
      type: 'sldNum',
      idx: slideNumberIdx,
      box: footer.number,
      ...small,
      listStyle: footerLevel(color, 'end', direction),
      content: 'number',
    },
  ];
}

const dateWidthIn = 1.8;
const gapIn = 0.2;

/** Footer boxes of the content layout; the date, which the theme does not place, stands inwards of the number. */
function footerBoxes({ layouts: { content }, canvas }: Theme): { source: Box; number: Box; date: Box } {
  const y = canvas.h - 0.5;
  const number = content.footer?.slideNumber ?? { x: canvas.w - 1.2, y, w: 0.6, h: 0.25 };
  const source = content.footer?.source ?? { x: 0.6, y, w: canvas.w / 2, h: 0.25 };
  const inwards = number.x > canvas.w / 2 ? number.x - gapIn - dateWidthIn : number.x + number.w + gapIn;
  return { source, number, date: { x: inwards, y: number.y, w: dateWidthIn, h: number.h } };
}

import { childOf, childrenOf, pathOf, type XmlElement } from '@/lib/pptx/xml/tree';
import { fillColor, firstColor, type SeenColor } from './template-colors';
import type { ReadLayout } from './template-tree';

/** What a layout lies on: its own background, or the master's. */
export interface ReadBackground {
  /** About the middle of a gradient; undefined for pictures. */
  color: SeenColor | undefined;
  /** The fill as the file has it, for whoever draws it. */
  fill: XmlElement | undefined;
  /** The part whose relationships the fill names. */
  part: string;
}

export function backgroundOf(layout: ReadLayout): ReadBackground {
  const { master, palette } = layout;
  const own = pathOf(layout.root, 'p:cSld', 'p:bg');
  const background = own ?? pathOf(master.root, 'p:cSld', 'p:bg');
  const part = own ? layout.path : master.path;
  const properties = childOf(background, 'p:bgPr');
  if (properties) {
    const fill = childrenOf(properties)[0];
    return { color: fillColor(properties, palette), fill, part };
  }
  const reference = childOf(background, 'p:bgRef');
  const color = firstColor(reference, palette);
  const index = Number(reference?.get('idx') ?? 0);
  const formats = pathOf(
    master.theme,
    'a:themeElements',
    'a:fmtScheme',
    index > 1000 ? 'a:bgFillStyleLst' : 'a:fillStyleLst',
  );
  const fill = formats && childrenOf(formats)[(index > 1000 ? index - 1000 : index) - 1];
  if (fill === undefined) return { color: color ?? whiteOf(layout), fill: undefined, part };
  if (fill.name === 'a:solidFill') return { color: firstColor(fill, palette, color), fill, part: master.themePath };
  const holder = fill.parent;
  return {
    color: fill.name === 'a:gradFill' && holder ? gradientColor(fill, layout, color) : undefined,
    fill,
    part: master.themePath,
  };
}

function gradientColor(
  fill: XmlElement,
  { palette }: ReadLayout,
  placeholder: SeenColor | undefined,
): SeenColor | undefined {
  const stops = childrenOf(childOf(fill, 'a:gsLst') ?? fill, 'a:gs').flatMap(
    (stop) => firstColor(stop, palette, placeholder) ?? [],
  );
  return stops[Math.floor(stops.length / 2)];
}

function whiteOf({ palette }: ReadLayout): SeenColor {
  return { hex: palette.slots.get(palette.map.get('bg1') ?? 'lt1') ?? 'FFFFFF', opacity: 1, slot: 'bg1' };
}

import { colorChanges, type RoleColors } from '@/lib/deck/theme/scheme-color';
import { schemeSlots, type ColorRole } from '@/lib/deck/theme/theme';
import { colorTag } from '../template/shape-xml';
import { createElement, descendantsOf, renameElement, type XmlElement } from '../xml/tree';
import type { ChartRule } from './chart/chart-drawing';
import type { SlideRule } from './slide/slide-drawing';

/** pptxgenjs knows slots and nothing that is done to them, so that until here each role is named by a slot of its own. */
export const slideColors: SlideRule = ({ shapeTree, colors }) => nameColors(shapeTree, colors);

/** The same for charts, whose rules leave the slots of roles as the slides' do. */
export const chartColors: ChartRule = ({ chartSpace, colors }) => nameColors(chartSpace, colors);

const colorTags = ['a:schemeClr', 'a:srgbClr'] as const;
const roles = new Map<string | undefined, ColorRole>(
  Object.entries(schemeSlots).map(([role, slot]) => [slot, role as ColorRole]),
);

/** Changes of lightness and saturation stand before the opacity, as PowerPoint writes them. */
function nameColors(root: XmlElement, colors: RoleColors): void {
  for (const node of colorTags.flatMap((tag) => [...descendantsOf(root, tag)])) {
    const role = roles.get(node.get('val'));
    if (role === undefined) continue;
    const color = colors[role];
    const named = renameElement(node, colorTag(color));
    named.set('val', color.slot);
    const opacity = named.takeChildren();
    const changes = colorChanges(color).map(({ name, value }) => createElement(`a:${name}`, { val: String(value) }));
    named.append(...changes, ...opacity);
  }
}

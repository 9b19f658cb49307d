import { roleColors } from '@/lib/deck/theme/scheme-color';
import { commonLayoutNames, isStandInLayout, standInLayouts } from '@/lib/deck/theme/stand-in-layouts';
import type { LayoutName, Theme } from '@/lib/deck/theme/theme';
import { tableLook } from '@/lib/deck/theme/table-look';
import { layoutNames } from '@/lib/deck/theme/theme';
import { inchesToEmu } from '../package/emu';
import type { Part, Relationship } from '../package/part';
import { xmlPart } from '../package/part';
import { contentTypes, pictureTypes, relationshipTypes } from '../package/vocabulary';
import { layoutPart, type LayoutShape } from './layout-part';
import { masterShapes, masterXml, notesMasterXml } from './master-part';
import { slotOf, type PlaceholderShape } from './placeholder-xml';
import type { TemplateLayout, TemplatePackage } from './template-package';
import { tableStyleOf } from './table-style';
import { masterStyles, resolveLevels, type Direction, type MasterStyles, type TemplateInput } from './text-styles';
import { notesColors, themeColors, themeXml } from './theme-part';

const slideTheme = 'ppt/theme/theme1.xml';
const notesTheme = 'ppt/theme/theme2.xml';
const master = 'ppt/slideMasters/slideMaster1.xml';
const notesMaster = 'ppt/notesMasters/notesMaster1.xml';

/** Smallest id of masters and layouts (ECMA-376 part 1, 19.7.5 and 19.7.6). */
const firstMasterId = 2_147_483_648;

/** What PowerPoint calls a wide slide; themes give its width in rounded inches. */
const wideSlideCx = 12_192_000;

/**
 * Makes the package of a built-in template: theme, master, one layout for each of the theme's, notes master.
 *
 * @throws when a layout shows a picture that the theme has not, or that is of a type which not every PowerPoint opens
 * @param theme as the deck needs it: mirrored (`directTheme`) for decks from right to left
 * @param direction on which side the text of master and layouts starts
 */
export function buildTemplatePackage(theme: Theme, direction: Direction = 'ltr'): TemplatePackage {
  const colors = roleColors(theme);
  const input: TemplateInput = { theme, direction, colors };
  const styles = masterStyles(theme, direction, colors);
  const shapes = masterShapes(input);
  const parts = new Map<string, Part>();
  const layouts = {} as Record<LayoutName, TemplateLayout>;
  const layoutLinks: Relationship[] = [];
  commonLayoutNames.forEach((name, index) => {
    const part = `ppt/slideLayouts/slideLayout${index + 1}.xml`;
    const layout = layoutPart(name, input, shapes, { firstFreeLink: 2, partOf: (id) => picturePath(theme, id) });
    const link = { id: 'rId1', type: relationshipTypes.slideMaster, target: master };
    parts.set(part, xmlPart(contentTypes.slideLayout, layout.xml, [link, ...layout.pictures]));
    layouts[name] = { part, placeholders: slotsOf(layout.shapes, shapes, styles) };
    layoutLinks.push({ id: `rId${index + 1}`, type: relationshipTypes.slideLayout, target: part });
  });
  for (const name of layoutNames.filter(isStandInLayout)) layouts[name] = layouts[standInLayouts[name]];
  for (const [id, { mimeType, bytes }] of theme.pictures ?? [])
    parts.set(picturePath(theme, id), { contentType: pictureType(mimeType).contentType, bytes, relationships: [] });
  const ids = layoutLinks.map(({ id }, index) => ({ id: firstMasterId + 1 + index, relationshipId: id }));
  const themeLink = (target: string) => ({ id: `rId${layoutLinks.length + 1}`, type: relationshipTypes.theme, target });
  parts.set(
    master,
    xmlPart(contentTypes.slideMaster, masterXml(theme, { shapes, styles, layoutIds: ids }, colors), [
      ...layoutLinks,
      themeLink(slideTheme),
    ]),
  );
  parts.set(slideTheme, xmlPart(contentTypes.theme, themeXml(theme, themeColors(theme))));
  parts.set(notesMaster, xmlPart(contentTypes.notesMaster, notesMasterXml(direction), [themeLink(notesTheme)]));
  parts.set(notesTheme, xmlPart(contentTypes.theme, themeXml(theme, notesColors(theme))));
  return {
    name: theme.name,
    parts,
    colors,
    tableStyle: tableStyleOf(tableLook(theme.style.table)),
    slideSize: slideSizeOf(theme),
    masters: [{ part: master, id: firstMasterId }],
    notesMaster,
    layouts,
  };
}

function picturePath({ pictures }: Theme, id: string): string {
  const picture = pictures?.get(id);
  if (!picture) throw new RangeError(`A layout shows the picture "${id}", which its theme has not.`);
  return `ppt/media/${id}.${pictureType(picture.mimeType).extension}`;
}

function pictureType(mimeType: string): { extension: string; contentType: string } {
  const type = pictureTypes[mimeType];
  if (!type) throw new RangeError(`Pictures of type ${mimeType} can't stand in a presentation.`);
  return type;
}

/** Which style of the master goes with each type of placeholder (ECMA-376 part 1, 19.3.1.52); content of any kind is a body. */
const styleOfType: Readonly<Record<NonNullable<PlaceholderShape['type']>, keyof MasterStyles>> = {
  title: 'titleStyle',
  body: 'bodyStyle',
  subTitle: 'bodyStyle',
  pic: 'bodyStyle',
  dt: 'otherStyle',
  ftr: 'otherStyle',
  sldNum: 'otherStyle',
};

/** What slides can fill on a layout, with all that they inherit there. */
function slotsOf(
  shapes: readonly LayoutShape[],
  master: readonly PlaceholderShape[],
  styles: MasterStyles,
): TemplateLayout['placeholders'] {
  const slots = shapes.flatMap((shape) => {
    if (shape.role === undefined) return [];
    const style = styles[styleOfType[shape.type ?? 'body']];
    const general = master.find(({ type }) => type === shape.type);
    return [[shape.role, slotOf(shape, () => resolveLevels(style, general?.listStyle, shape.listStyle))]];
  });
  return Object.fromEntries(slots) as TemplateLayout['placeholders'];
}

function slideSizeOf({ canvas }: Theme): TemplatePackage['slideSize'] {
  const cx = inchesToEmu(canvas.w);
  return { cx: Math.abs(cx - wideSlideCx) < 1000 ? wideSlideCx : cx, cy: inchesToEmu(canvas.h) };
}

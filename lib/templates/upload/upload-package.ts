import { roleColors, type RoleColors } from '@/lib/deck/theme/scheme-color';
import { tableLook } from '@/lib/deck/theme/table-look';
import { layoutNames, type LayoutName, type Theme } from '@/lib/deck/theme/theme';
import type { PlaceholderRole } from '@/lib/deck/scene/placeholder-role';
import { inchesToEmu } from '@/lib/pptx/package/emu';
import type { OpenPackage } from '@/lib/pptx/package/open-package';
import { xmlPart, type Part } from '@/lib/pptx/package/part';
import { contentTypes, relationshipTypes } from '@/lib/pptx/package/vocabulary';
import { notesMasterXml } from '@/lib/pptx/template/master-part';
import { tableStyleOf } from '@/lib/pptx/template/table-style';
import type { PlaceholderSlot, TemplateLayout, TemplatePackage } from '@/lib/pptx/template/template-package';
import { textBody } from '@/lib/pptx/template/placeholder-xml';
import { overlaid, overlaidLevels, themeFont } from '@/lib/pptx/template/text-styles';
import { solidFillXml } from '@/lib/pptx/template/shape-xml';
import { notesColors, themeXml } from '@/lib/pptx/template/theme-part';
import { childrenOf, descendantsOf, parseXml, pathOf, type XmlElement } from '@/lib/pptx/xml/tree';
import type { ClassifiedLayout } from './classify-layouts';
import { PartCleaner, type RemovedPart } from './clean-parts';
import { ownPlacesOf } from './own-places';
import { isTitlePlaceholder, mainContentsOf, placesByRole } from './placeholder-roles';
import type { ReadLayout, ReadMaster, ReadPlaceholder, TemplateTree } from './template-tree';
import { anchorOf, inheritedLevel, insetsOf, listSignsOf } from './template-text';
import { outlineIn } from './shapes';
import { Units } from './places';
import { nearestRole, textRoles } from './upload-colors';
import type { UploadTheme } from './upload-theme';

export interface UploadPackage {
  template: TemplatePackage;
  removed: readonly RemovedPart[];
}

/** Masters, layouts and themes of an upload as decks are put onto them: nothing else of the file, and nothing in them that acts or reaches outside. */
export function uploadPackage(
  { opened, slideSize, presentationPath, masters }: TemplateTree,
  master: ReadMaster,
  { theme, layouts, slots, scale, tableStyle = tableStyleOf(tableLook(theme.style.table)) }: UploadTheme,
): UploadPackage {
  const cleaner = new PartCleaner(opened);
  for (const one of masters) cleaner.keep(one.path);
  const parts = new Map(cleaner.parts);
  const colors = colorsOf(theme, slots);
  const notesMaster = addNotesMaster(parts, theme);
  const unit = new Units(slideSize);
  const templateLayouts = layoutNames.map((name): [LayoutName, TemplateLayout] => [
    name,
    { part: layouts[name].layout.path, placeholders: slotsOf(name, layouts[name], { theme, unit, scale, colors }) },
  ]);
  const [body] = mainContentsOf(layouts.content.layout);
  const signs = body ? listSignsOf(body) : [];
  const ids = masterIds(opened, presentationPath);
  // The first master's theme is the presentation's.
  const ordered = [master, ...masters.filter((one) => one !== master)];
  return {
    removed: cleaner.removed,
    template: {
      name: theme.name,
      parts,
      colors,
      tableStyle,
      ...(masters.some(({ root }) => leavesCellsOpen(root)) && { leavesCellsOpen: true }),
      ...(signs.length > 0 && { listSigns: signs }),
      slideSize,
      masters: ordered.map(({ path }, index) => ({ part: path, id: ids.get(path) ?? 2_147_483_648 + 100_000 + index })),
      notesMaster,
      layouts: Object.fromEntries(templateLayouts) as Record<LayoutName, TemplateLayout>,
    },
  };
}

/** Whether words outside of places have another font than that of the theme, or programs differ in it. */
function leavesCellsOpen(root: XmlElement): boolean {
  const style = pathOf(root, 'p:txStyles', 'p:otherStyle');
  const typeface = pathOf(style, 'a:lvl1pPr', 'a:defRPr', 'a:latin')?.get('typeface');
  return style === undefined || (typeface !== undefined && !typeface.startsWith('+mn'));
}

function masterIds(opened: OpenPackage, presentation: string): Map<string, number> {
  const bytes = opened.parts.get(presentation);
  const list = bytes && pathOf(parseXml(bytes), 'p:sldMasterIdLst');
  const links = new Map(opened.relationshipsOf(presentation).map(({ id, target }) => [id, target]));
  const named = list ? childrenOf(list) : [];
  return new Map(
    named.flatMap((entry) => {
      const path = links.get(entry.get('r:id') ?? '');
      const id = Number(entry.get('id'));
      return path !== undefined && id >= 2_147_483_648 ? [[path, id] as const] : [];
    }),
  );
}

/** Roles by the slots that the template has for them. */
function colorsOf(theme: Theme, slots: UploadTheme['slots']): RoleColors {
  const usual = roleColors(theme);
  const rebased = Object.entries(usual).map(([role, color]) => {
    const own = slots[role as keyof typeof slots];
    if (own !== undefined) return [role, own];
    const base = color.slot === 'tx1' ? slots.ink : color.slot === 'bg1' ? slots.canvas : undefined;
    return [role, base === undefined ? color : { ...color, slot: base.slot }];
  });
  return Object.fromEntries(rebased) as RoleColors;
}

function addNotesMaster(parts: Map<string, Part>, theme: Theme): string {
  const free = (prefix: string) => {
    for (let number = 1; ; number += 1) if (!parts.has(`${prefix}${number}.xml`)) return `${prefix}${number}.xml`;
  };
  const themePath = free('ppt/theme/theme');
  parts.set(themePath, xmlPart(contentTypes.theme, themeXml(theme, notesColors(theme))));
  const path = free('ppt/notesMasters/notesMaster');
  parts.set(
    path,
    xmlPart(contentTypes.notesMaster, notesMasterXml('ltr'), [
      { id: 'rId1', type: relationshipTypes.theme, target: themePath },
    ]),
  );
  return path;
}

interface SlotContext {
  theme: Theme;
  unit: Units;
  scale: number;
  colors: RoleColors;
}

function slotsOf(
  name: LayoutName,
  { layout, role }: ClassifiedLayout,
  context: SlotContext,
): TemplateLayout['placeholders'] {
  const { places, isUntitled } = context.theme.layouts[name];
  const own = places && role === name ? ownPlacesOf(name, layout) : undefined;
  // A slide has one title, however many places its layout has for some.
  const isHeld = ([role, { type }]: [string, ReadPlaceholder]) => role === 'title' || type !== 'title';
  const slots = Object.entries({ ...placesByRole(name, layout), ...own })
    .filter(isHeld)
    .map(([role, placeholder]) => [role, slotOf(role as PlaceholderRole, placeholder, layout, context)]);
  return {
    ...(isUntitled && { title: hiddenTitle }),
    ...(Object.fromEntries(slots) as TemplateLayout['placeholders']),
  };
}

/** No box is this one, so that a slide says where its own stands. */
const nowhereEmu = { x: -1e9, y: -1e9, cx: 0, cy: 0 };

/** Where the layout has no title, that of a slide inherits nothing. */
const hiddenTitle: PlaceholderSlot = { type: 'title', ...nowhereEmu, textBody: {}, levels: [] };

function slotOf(
  role: PlaceholderRole,
  placeholder: ReadPlaceholder,
  layout: ReadLayout,
  context: SlotContext,
): PlaceholderSlot {
  const { unit, scale } = context;
  const inner = unit.inner(placeholder);
  const emu = (value: number) => inchesToEmu(value * scale);
  return {
    ...(placeholder.type === 'obj' ? {} : { type: placeholder.type }),
    ...(placeholder.size === undefined ? {} : { size: placeholder.size }),
    ...(placeholder.idx === undefined ? {} : { idx: Number(placeholder.idx) }),
    ...(placeholder.isPlaced ? { x: emu(inner.x), y: emu(inner.y), cx: emu(inner.w), cy: emu(inner.h) } : nowhereEmu),
    columns: Number(placeholder.textBody.get('numCol') ?? 1),
    ...(Object.values(insetsOf(placeholder)).some((inset) => inset !== 0) && { isInset: true }),
    ...(!isTitlePlaceholder(placeholder) && { outline: outlineIn(placeholder.node) }),
    textBody: textBody({ anchor: anchorOf(placeholder) }),
    levels: levelsAsLaidOut(role, placeholder, layout, context),
  };
}

/**
 * What the text of a placeholder inherits, in the words in which decks are laid out: colour and font of a placeholder
 * are roles there, and a title has one line spacing. What a slide says the same of is then left to the template, which
 * may call it otherwise.
 */
function levelsAsLaidOut(
  role: PlaceholderRole,
  { styles }: ReadPlaceholder,
  layout: ReadLayout,
  { theme, scale, colors, unit }: SlotContext,
): XmlElement[] {
  const { sizePt = unsaidPt, bold = false, align = 'start', color } = inheritedLevel({ styles }, layout);
  const inherited = color?.hex ?? layout.palette.slots.get(layout.palette.map.get('tx1') ?? 'tx1') ?? '000000';
  const isFontStated = styles.some((style) => style && descendantsOf(style, 'a:latin').length > 0);
  // Programs differ in the font that words have of which no style says one.
  const font = isFontStated ? themeFont(role === 'title' ? 'mj' : 'mn') : '';
  const run = `${solidFillXml(colors[nearestRole(theme.colors, inherited, textRoles)])}${font}`;
  const size = Math.round(Math.round(sizePt * unit.share) * scale * 100);
  const said =
    role === 'title'
      ? `<a:lvl1pPr marL="0" indent="0" algn="${alignments[align]}"><a:lnSpc><a:spcPct val="100000"/></a:lnSpc><a:spcBef><a:spcPts val="0"/></a:spcBef><a:buNone/>` +
        `<a:defRPr sz="${size}" b="${bold ? 1 : 0}">${run}</a:defRPr></a:lvl1pPr>`
      : '';
  const plain = parseXml(new TextEncoder().encode(`<a:lvl1pPr><a:defRPr>${run}</a:defRPr></a:lvl1pPr>`));
  const spoken = parseXml(new TextEncoder().encode(`<a:lstStyle>${said}</a:lstStyle>`));
  return overlaidLevels([...styles, spoken]).map((level) => overlaid(level, plain));
}

/** Where no style says a size (ECMA-376 part 1, 21.1.2.3.9). */
const unsaidPt = 18;
const alignments = { start: 'l', center: 'ctr', end: 'r' } as const;

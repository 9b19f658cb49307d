import { commonLayoutNames, isStandInLayout } from '@/lib/deck/theme/stand-in-layouts';
import { layoutNames, type LayoutName, type Theme } from '@/lib/deck/theme/theme';
import { packageOf, type OpenPackage } from '@/lib/pptx/package/open-package';
import type { TemplatePackage } from '@/lib/pptx/template/template-package';
import { embeddedFonts } from '../fonts/embedded-fonts';
import { ownFamilies } from '../fonts/read-font';
import type { FontFace } from '../fonts/read-font';
import { cutText } from '@/lib/text/cut/cut-text';
import type { DrawingTools } from './artwork/ground';
import { LayoutDrawings, type DrawnLayouts } from './artwork/layout-drawings';
import { asSlideHas, composedFront, isDivider } from './front-places';
import { placedBySlides } from './placed-by-slides';
import { isTitlePlaceholder } from './placeholder-roles';
import { areaOf, contentArea, isFront, nowhere, within } from './places';
import { classifyLayouts, usableLayouts, type ClassifiedLayout } from './classify-layouts';
import { withCanonicalNames, withoutLeftOverFields } from './canonical-names';
import { readUpload } from './read-upload';
import { readTree, type ReadLayout, type ReadMaster, type TemplateTree } from './template-tree';
import { UploadError } from './upload-error';
import type { SampleSlide } from './sample-slides';
import type { RemovedPart } from './clean-parts';
import { asItLooks } from './template-look';
import { sharedPart } from './shapes';
import { titledBySlides } from './shown-titles';
import { themeFontsOf } from './template-text';
import { isStrong } from './surface-colors';
import { uploadPackage } from './upload-package';
import { uploadTheme, type UploadIdentity } from './upload-theme';

/** A layout and whether it stands in for one of a role that the file has none of. */
export type ServingLayout = { part: string; name: string; isStandIn: boolean };

/** An uploaded file as a template: what decks are laid out by, what they are put onto, and what was found. */
export interface OpenedUpload {
  theme: Theme;
  template: TemplatePackage;
  /** What an inch of the layout is on the template's slides. */
  scale: number;
  /** Which of the template's layouts serves what, by its name. */
  layouts: Readonly<Record<LayoutName, ServingLayout>>;
  removed: readonly RemovedPart[];
  /** Layouts that could serve, in the order of the masters: what people choose from. */
  available: readonly { part: string; name: string }[];
  /** What the slides of the file say, for the automatic choice. */
  words: string;
}

/** Of what the slides say, as far as it matters for what the template is for. */
const longestWords = 4000;

/** What layouts can serve as. */
export const layoutRoles: readonly LayoutName[] = layoutNames;

/** Those that files mostly have no layout of their own for. */
export const standInRoles: readonly LayoutName[] = layoutNames.filter(isStandInLayout);

/** Which layout is to serve a role, by its part: what people decided against the classification. */
export type LayoutChoices = Readonly<Partial<Record<LayoutName, string>>>;

/** What people added to a file. */
export interface UploadHelp {
  choices?: LayoutChoices;
  /** Faces of its families, which go before those that it carries. */
  fonts?: readonly FontFace[];
}

/**
 * Understands a PowerPoint file as a template.
 *
 * @param tools draw what layouts show, so that text can be kept clear of it and be read on it
 * @throws {UploadError}
 */
export async function openUpload(
  bytes: Buffer,
  identity: UploadIdentity,
  tools: DrawingTools,
  { choices = {}, fonts = [] }: UploadHelp = {},
): Promise<OpenedUpload> {
  const read = placedBySlides(readTree(packageFrom(await readUpload(bytes))));
  const drawings = new LayoutDrawings(read, tools);
  const tree = await asItLooks(read, drawings);
  const { master, layouts: chosen } = await chooseLayouts(tree, choices, drawings);
  const carried = await embeddedFonts(tree.opened, tree.presentationPath);
  const { heading = '', body = '' } = themeFontsOf(master.theme);
  const families = ownFamilies([...carried, ...fonts], [heading, body]);
  const drawn = await drawings.of(layoutNames.map((name) => chosen[name].layout));
  const classified = withWords(chosen, tree.slides, drawn, drawings);
  const laidOut = uploadTheme(identity, { ...tree, drawn, families }, master, classified);
  const { layouts } = laidOut;
  const { template, removed } = uploadPackage(tree, master, laidOut);
  const served = layoutNames.map((name) => {
    const { layout, role } = layouts[name];
    return [name, { part: layout.path, name: layout.name, isStandIn: role !== name }];
  });
  return {
    theme: laidOut.theme,
    scale: laidOut.scale,
    template,
    removed,
    layouts: Object.fromEntries(served) as OpenedUpload['layouts'],
    available: availableOn(master, tree),
    words: cutText(tree.slides.map(({ words }) => words).join(' '), longestWords),
  };
}

function canonicalPart(part: string, bytes: Buffer): Buffer {
  if (!/^ppt\/.*\.xml$/i.test(part)) return bytes;
  try {
    const named = withCanonicalNames(bytes);
    return /^ppt\/slide(?:Masters|Layouts)\//i.test(part) ? withoutLeftOverFields(named) : named;
  } catch (cause) {
    throw new UploadError('unreadable', `${part} can’t be read.`, { part, cause });
  }
}

function packageFrom(entries: Map<string, Buffer>): OpenPackage {
  try {
    return packageOf(new Map([...entries].map(([path, bytes]) => [path, canonicalPart(path, bytes)])));
  } catch (cause) {
    if (cause instanceof UploadError) throw cause;
    throw new UploadError('unreadable', 'The file is damaged: what it says of its parts can’t be read.', { cause });
  }
}

interface ChosenLayouts {
  /** What most slides have. */
  master: ReadMaster;
  layouts: Record<LayoutName, ClassifiedLayout>;
}

/**
 * The layouts of the master that serve most; of several that do, those with about the most room beside what they draw and nothing across
 * their title, and then those that most slides of the file have. Files often have a master for covers: where their first slide stands on one
 * that looks alike, so do ours.
 */
async function chooseLayouts(
  { masters, slides }: TemplateTree,
  choices: LayoutChoices,
  drawings: LayoutDrawings,
): Promise<ChosenLayouts> {
  const classified = masters.flatMap((master) => {
    const choosable = masters.filter((one) => looksLike(one, master)).flatMap((one) => one.layouts);
    const layouts = classifyLayouts(master.layouts, { choices, choosable, slides });
    if (layouts === undefined) return [];
    return [
      {
        master,
        layouts,
        served: commonLayoutNames.filter((name) => name !== 'quote' && layouts[name].role === name).length,
      },
    ];
  });
  const most = Math.max(...classified.map(({ served }) => served));
  const candidates = classified.filter(({ served }) => served === most);
  const drawn =
    candidates.length > 1 ? await drawings.of(candidates.map(({ layouts }) => layouts.content.layout)) : null;
  const judged = candidates.map((one) => ({
    ...one,
    room: drawn ? clearRoomOf(one.layouts.content.layout, drawn, drawings) : 0,
    hasTitle: drawn !== null && isTitleClear(one.layouts.content.layout, drawn, drawings),
    // The first slide is a cover.
    shown: slides.slice(1).filter((slide) => has(one.master, slide) && isTitledAs(one.layouts.content.layout, slide))
      .length,
  }));
  const enough = Math.max(...judged.map(({ room }) => room)) * aboutAsMuch;
  const [best] = judged
    .filter(({ room }) => room >= enough)
    .sort(
      (one, other) => Number(other.hasTitle) - Number(one.hasTitle) || other.shown - one.shown || other.room - one.room,
    );
  if (best === undefined)
    throw new UploadError(
      'no_usable_layout',
      'No layout of the file has a title that runs across. Add a layout with a title, such as “Title and Content”.',
    );
  // Nobody would accept content on covers because all else has titles that run down.
  const { content, cover } = best.layouts;
  if (
    content.layout === cover.layout &&
    cover.role === 'cover' &&
    usableLayouts(best.master.layouts).length < best.master.layouts.length
  )
    throw new UploadError(
      'no_usable_layout',
      'Only covers of the file have a title that runs across; those for content have one that runs down. Add a layout with a title that runs across, such as “Title and Content”.',
    );
  return { ...best, layouts: { ...best.layouts, ...frontsOf(best, classified, slides) } };
}

/** Whether the title of a slide stands about where a layout has it. */
function isTitledAs({ placeholders }: ReadLayout, slide: SampleSlide): boolean {
  const place = placeholders.find(isTitlePlaceholder);
  const shown = slide.placeholders.find(({ type }) => type === 'title');
  return place === undefined || shown?.frame === undefined || sharedPart(shown.frame, place.frame) > aboutThere;
}

const [aboutAsMuch, aboutThere] = [0.75, 0.3];

/** How much room a layout has for content where words are read, black ones or white ones; the less on a strong colour. */
function clearRoomOf(layout: ReadLayout, drawn: DrawnLayouts, { unit, canvas }: LayoutDrawings): number {
  const heading = layout.placeholders.find(isTitlePlaceholder);
  const area = contentArea(layout, { unit, canvas }, heading && unit.inner(heading));
  const { ground } = drawn.get(layout.path)!;
  const room = Math.max(...['000000', 'FFFFFF'].map((hex) => areaOf(ground.clearOf(area, hex))));
  return isStrong(ground.colorOf(area)) ? room / 2 : room;
}

/** Whether next to nothing is drawn across the place of a title. */
function isTitleClear(layout: ReadLayout, drawn: DrawnLayouts, { unit, canvas }: LayoutDrawings): boolean {
  const heading = layout.placeholders.find(isTitlePlaceholder);
  const box = within(heading ? unit.inner(heading) : nowhere, canvas);
  const { ground } = drawn.get(layout.path)!;
  const clear = ['000000', 'FFFFFF'].map((hex) => ground.clearOf(box, hex, 3));
  return clear.some(({ w, h }) => w >= box.w * clearTitle.share && h >= clearTitle.h);
}

/** Of the width of its place, and in inches. */
const clearTitle = { share: 0.8, h: 0.5 };

const frontNames = ['cover', 'section', 'closing'] as const;

/**
 * The cover and what it stands in for, as the first slide of the file has it; sections as the first that looks like one. Fronts
 * that the master lacks are those of another that looks like it.
 */
function frontsOf(
  { master, layouts: own }: ChosenLayouts,
  classified: readonly ChosenLayouts[],
  [first, ...others]: readonly SampleSlide[],
): Partial<ChosenLayouts['layouts']> {
  const alike = classified.filter((one) => looksLike(one.master, master));
  const elsewhere = frontNames
    .filter((name) => own[name].role !== name && !own[name].isChosen)
    .flatMap((name) => {
      const found = alike.find(({ layouts }) => layouts[name].role === name);
      return found ? [[name, found.layouts[name]] as const] : [];
    });
  const lacking: Partial<ChosenLayouts['layouts']> = Object.fromEntries(elsewhere);
  const layouts = { ...own, ...lacking };
  const shown = first && alike.find((one) => has(one.master, first));
  if (!shown || (layouts.cover.role === 'cover' && shown.layouts.cover.role !== 'cover')) return lacking;
  const { layout } = shown.layouts.cover;
  const isCover = shown.master !== master || first.layout === layout.path || !hasContent(first);
  const cover = { ...shown.layouts.cover, layout: isCover ? asSlideHas(layout, first) : layout };
  const fronts = frontNames.filter((name) => layouts[name].role === 'cover' && !layouts[name].isChosen);
  const [divider] = others
    .filter((slide) => isDivider(slide, master.slideSize.cy))
    .flatMap((slide) => {
      const own = alike.find((one) => has(one.master, slide));
      return own && own !== shown && own.master !== master
        ? { ...own.layouts.cover, layout: asSlideHas(own.layouts.cover.layout, slide) }
        : [];
    });
  const asShown = Object.fromEntries(fronts.map((name) => [name, (name === 'section' && divider) || cover]));
  return { ...lacking, ...asShown };
}

/** Layouts with their words as fronts, and as the slides of the file, have them. */
function withWords(
  layouts: ChosenLayouts['layouts'],
  slides: readonly SampleSlide[],
  drawn: DrawnLayouts,
  { unit, canvas }: LayoutDrawings,
): ChosenLayouts['layouts'] {
  const worded = layoutNames.map((name) => {
    const { layout } = layouts[name];
    const { ground } = drawn.get(layout.path)!;
    const heading = layout.placeholders.find(isTitlePlaceholder);
    const own = isFront(name)
      ? composedFront(layout, { ground, unit, canvas })
      : titledBySlides(layout, slides, heading ? ground.colorOf(unit.inner(heading)) : 'FFFFFF');
    return [name, { ...layouts[name], layout: own }];
  });
  return Object.fromEntries(worded) as ChosenLayouts['layouts'];
}

const hasContent = ({ placeholders }: SampleSlide) =>
  placeholders.some(({ type, text }) => type === 'obj' && text !== '');

/** Layouts of the master and of those that look like it; names that several have are told apart by their number. */
function availableOn(master: ReadMaster, { masters }: TemplateTree): OpenedUpload['available'] {
  const others = masters.filter((one) => one !== master && looksLike(one, master));
  const layouts = [master, ...others].flatMap((one) => usableLayouts(one.layouts));
  const counts = new Map<string, number>();
  return layouts.map(({ path: part, name }) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { part, name: count === 1 ? name : `${name} (${count})` };
  });
}

const has = ({ layouts }: ReadMaster, slide: SampleSlide) => layouts.some(({ path }) => path === slide.layout);

/** Whether slides of both masters can be one deck: a colour or a font is the same by its name. */
function looksLike(one: ReadMaster, other: ReadMaster): boolean {
  const [{ heading, body }, fonts] = [themeFontsOf(one.theme), themeFontsOf(other.theme)];
  const isSameColor = [...one.palette.slots].every(([slot, hex]) => other.palette.slots.get(slot) === hex);
  return isSameColor && heading === fonts.heading && body === fonts.body;
}

import { layoutNames, type LayoutName, type Theme } from '@/lib/deck/theme/theme';
import { packageOf, type OpenPackage } from '@/lib/pptx/package/open-package';
import type { TemplatePackage } from '@/lib/pptx/template/template-package';
import { embeddedFonts } from '../fonts/embedded-fonts';
import { ownFamilies } from '../fonts/read-font';
import type { FontFace } from '../fonts/read-font';
import { cutText } from '@/lib/text/cut/cut-text';
import { artworkOf } from './artwork/artwork';
import { Ground, groundWidthPx, type DrawingTools } from './artwork/ground';
import { pictureAddress, pointsPerInch } from './artwork/paint';
import { canvasHeightIn, Units } from './units';
import { classifyLayouts, usableLayouts, type ClassifiedLayout } from './classify-layouts';
import { withCanonicalNames } from './canonical-names';
import { readUpload } from './read-upload';
import { readTree, type ReadLayout, type ReadMaster, type TemplateTree } from './template-tree';
import { UploadError } from './upload-error';
import type { RemovedPart } from './clean-parts';
import { themeFontsOf } from './template-text';
import { uploadPackage } from './upload-package';
import type { DrawnLayout } from './theme-layout';
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
  /** Layouts that could serve, in the order of the master: what people choose from. */
  available: readonly { part: string; name: string }[];
  /** What the slides of the file say, for the automatic choice. */
  words: string;
}

/** Of what the slides say, as far as it matters for what the template is for. */
const longestWords = 4000;

/** What layouts can serve as. */
export const layoutRoles: readonly LayoutName[] = layoutNames;

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
  const tree = readTree(packageFrom(await readUpload(bytes)));
  const { master, layouts: classified } = chooseMaster(tree, choices);
  const carried = await embeddedFonts(tree.opened, tree.presentationPath);
  const { heading = '', body = '' } = themeFontsOf(master.theme);
  const families = ownFamilies([...carried, ...fonts], [heading, body]);
  const drawn = await drawLayouts(tree, classified, tools);
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
    available: usableLayouts(master.layouts).map(({ path: part, name }) => ({ part, name })),
    words: cutText(tree.slides.map(({ words }) => words).join(' '), longestWords),
  };
}

function canonicalPart(part: string, bytes: Buffer): Buffer {
  if (!/^ppt\/.*\.xml$/i.test(part)) return bytes;
  try {
    return withCanonicalNames(bytes);
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

/** Slides are looked at in no more pixels than these. */
const widestPx = 1280;

/** What each layout shows, drawn once where several show the same. */
async function drawLayouts(
  { slideSize, opened }: TemplateTree,
  layouts: Readonly<Record<LayoutName, ClassifiedLayout>>,
  { drawPixels, shrinkPicture }: DrawingTools,
): Promise<Map<ReadLayout, DrawnLayout>> {
  const unit = new Units(slideSize);
  const canvas = { w: unit.inches(slideSize.cx), h: canvasHeightIn };
  const [width, height] = [canvas.w * pointsPerInch, canvas.h * pointsPerInch];
  const grounds = new Map<string, Promise<Ground>>();
  const draw = async (svg: string): Promise<Ground> => {
    const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${svg}</svg>`;
    return new Ground(await drawPixels(sheet, { widthPx: groundWidthPx }), canvas);
  };
  const used = [...new Set(layoutNames.map((name) => layouts[name].layout))];
  const pictures = await shrunkPictures(opened, used, shrinkPicture);
  const drawn = used.map(async (layout): Promise<[ReadLayout, DrawnLayout]> => {
    const inches = (emu: number) => unit.inches(emu);
    const svg = artworkOf(layout, { opened, slide: slideSize, inches, pictures });
    const ground = grounds.get(svg) ?? draw(svg);
    grounds.set(svg, ground);
    return [layout, { svg, ground: await ground }];
  });
  return new Map(await Promise.all(drawn));
}

/** What layouts, their masters and themes show, one after the other, so that no two large ones are held at once. */
async function shrunkPictures(
  opened: OpenPackage,
  layouts: readonly ReadLayout[],
  shrinkPicture: DrawingTools['shrinkPicture'],
): Promise<Map<string, string>> {
  const from = new Set(layouts.flatMap(({ path, master }) => [path, master.path, master.themePath]));
  const parts = new Set([...from].flatMap((path) => opened.relationshipsOf(path).map(({ target }) => target)));
  const pictures = new Map<string, string>();
  for (const part of parts) {
    const address = pictureAddress(opened, part);
    if (address !== undefined) pictures.set(part, await shrinkPicture(address, { widestPx }));
  }
  return pictures;
}

/** A deck has one look: that of the master whose layouts serve most, and of several that do, the one that most slides of the file have. */
function chooseMaster(
  { masters, slides: samples }: TemplateTree,
  choices: LayoutChoices,
): {
  master: ReadMaster;
  layouts: Record<LayoutName, ClassifiedLayout>;
} {
  const classified = masters.flatMap((master) => {
    const layouts = classifyLayouts(master.layouts, choices);
    if (layouts === undefined) return [];
    const served = layoutNames.filter((name) => layouts[name].role === name).length;
    const paths = new Set(master.layouts.map(({ path }) => path));
    // The first slide is a cover, which often has a master of its own.
    const slides = samples.slice(1).filter(({ layout }) => paths.has(layout)).length;
    return [{ master, layouts, served, slides }];
  });
  const [best] = classified.sort((one, other) => other.served - one.served || other.slides - one.slides);
  if (best === undefined)
    throw new UploadError(
      'no_usable_layout',
      'No layout of the file has a title that runs across. Add a layout with a title, such as “Title and Content”.',
    );
  return best;
}

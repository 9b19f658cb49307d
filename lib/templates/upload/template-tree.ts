import type { OpenPackage } from '@/lib/pptx/package/open-package';
import { childOf, childrenOf, descendantsOf, parseXml, pathOf, type XmlElement } from '@/lib/pptx/xml/tree';
import { colorMapOf, themeSlots, type MasterColors } from './template-colors';
import { placeholderOf, seenFrameOf, shapesOf, type Frame } from './shapes';
import {
  isPrompt,
  readSampleSlide,
  textOfShape,
  wordSamplesOf,
  type SampleSlide,
  type WordSample,
} from './sample-slides';
import { UploadError } from './upload-error';

/** A placeholder of a layout with all that it has from itself and from the master. */
export interface ReadPlaceholder {
  /** As written; `obj` when the file says nothing. */
  type: string;
  idx: string | undefined;
  size: string | undefined;
  name: string;
  /** Where it is seen, whichever way it is turned. */
  frame: Frame;
  /** How far its frame is turned clockwise, by about a quarter. */
  turnDeg?: 90 | 270;
  /** False where neither layout nor master says where it stands. */
  isPlaced: boolean;
  /** Attributes of `a:bodyPr`. */
  textBody: ReadonlyMap<string, string>;
  /** Children of list styles behind one another, the later one before the former: of the master's style, its placeholder, the layout's. */
  styles: readonly (XmlElement | undefined)[];
  /** How the words are set that stand in it, the master's before the layout's: slides don't inherit it, but people see it. */
  samples: readonly WordSample[];
  /** How the words of a slide that shows how it is meant are set, before all that the placeholder inherits. */
  shown?: readonly WordSample[];
  node: XmlElement;
}

export interface ReadLayout {
  path: string;
  name: string;
  /** ECMA-376 part 1, 19.7.15. */
  type: string;
  root: XmlElement;
  master: ReadMaster;
  palette: MasterColors;
  placeholders: readonly ReadPlaceholder[];
  showsMasterShapes: boolean;
  /** Whether it is covered with pieces of colour that have no room for words, so that these need a panel. */
  isPieced?: boolean;
}

export interface ReadMaster {
  path: string;
  slideSize: SlideSize;
  root: XmlElement;
  themePath: string;
  theme: XmlElement;
  palette: MasterColors;
  /** What its footer says; empty when nothing but a call to write. */
  footer: string;
  /** In the order of the master's list. */
  layouts: readonly ReadLayout[];
  /** How many of its accents are hues that layouts and slides show, in the place of those that a program gives. */
  shownHues?: number;
}

/** EMU. */
export interface SlideSize {
  cx: number;
  cy: number;
}

export interface TemplateTree {
  opened: OpenPackage;
  presentationPath: string;
  slideSize: SlideSize;
  masters: readonly ReadMaster[];
  /** Root of the list of table styles, where there is one. */
  tableStyles: XmlElement | undefined;
  /** The slides of the file, in their order. */
  slides: readonly SampleSlide[];
}

/**
 * Masters, layouts and themes of a presentation, with what placeholders inherit.
 *
 * @throws {UploadError} when it is no presentation or what every presentation needs is missing
 */
export function readTree(opened: OpenPackage): TemplateTree {
  const presentationPath = linked(opened, '', 'officeDocument')[0];
  const type = presentationPath === undefined ? undefined : opened.contentTypeOf(presentationPath);
  if (presentationPath === undefined || !type?.includes('presentationml'))
    throw new UploadError('not_a_presentation', 'The file is no PowerPoint presentation or template.');
  const root = rootOf(opened, presentationPath);
  const size = childOf(root, 'p:sldSz');
  const slideSize = { cx: Number(size?.get('cx') ?? 12_192_000), cy: Number(size?.get('cy') ?? 6_858_000) };
  const masters = byList(opened, presentationPath, pathOf(root, 'p:sldMasterIdLst'), 'slideMaster').map((path) =>
    readMaster(opened, path, slideSize),
  );
  if (masters.length === 0)
    throw new UploadError('no_usable_layout', 'The file has no slide master.', { part: presentationPath });
  const slides = byList(opened, presentationPath, pathOf(root, 'p:sldIdLst'), 'slide').map((path) =>
    readSampleSlide(rootOf(opened, path), linked(opened, path, 'slideLayout')[0] ?? ''),
  );
  const styles = linked(opened, presentationPath, 'tableStyles').find((path) => opened.parts.has(path));
  const tableStyles = styles === undefined ? undefined : rootOf(opened, styles);
  return { opened, presentationPath, slideSize, masters, tableStyles, slides };
}

/** The root of a part that has to be there. */
function rootOf(opened: OpenPackage, part: string): XmlElement {
  const bytes = opened.parts.get(part);
  if (bytes === undefined) throw new UploadError('unreadable', `The file lacks ${part}.`, { part });
  try {
    return parseXml(bytes);
  } catch (cause) {
    throw new UploadError('unreadable', `${part} can’t be read.`, { part, cause });
  }
}

/** Link types are compared by their last word: the strict form of the standard has types of its own. */
function linked(opened: OpenPackage, from: string, type: string): string[] {
  return opened
    .relationshipsOf(from)
    .flatMap((link) => (link.type.endsWith(`/${type}`) && link.external !== true ? [link.target] : []));
}

/** The parts that a list names by relationship, in its order; those that exist. */
function byList(opened: OpenPackage, from: string, list: XmlElement | undefined, type: string): string[] {
  const links = new Map(opened.relationshipsOf(from).map((link) => [link.id, link]));
  const named =
    list === undefined ? [] : childrenOf(list).flatMap((entry) => links.get(entry.get('r:id') ?? '')?.target ?? []);
  const paths = named.length > 0 ? named : linked(opened, from, type);
  return paths.filter((path) => opened.parts.has(path));
}

function readMaster(opened: OpenPackage, path: string, slideSize: SlideSize): ReadMaster {
  const root = rootOf(opened, path);
  const themePath = linked(opened, path, 'theme')[0];
  if (themePath === undefined) throw new UploadError('unreadable', `${path} has no theme.`, { part: path });
  const theme = rootOf(opened, themePath);
  const palette = { slots: themeSlots(theme), map: colorMapOf(childOf(root, 'p:clrMap')) };
  const words = shapesOf(root).find((node) => placeholderOf(node)?.get('type') === 'ftr');
  const footer = words ? textOfShape(words) : '';
  const master = { path, slideSize, root, themePath, theme, palette, footer: isPrompt(footer) ? '' : footer };
  const layouts: ReadLayout[] = [];
  const whole: ReadMaster = { ...master, layouts };
  for (const layoutPath of byList(opened, path, childOf(root, 'p:sldLayoutIdLst'), 'slideLayout'))
    layouts.push(readLayout(opened, layoutPath, whole));
  return whole;
}

function readLayout(opened: OpenPackage, path: string, master: ReadMaster): ReadLayout {
  const root = rootOf(opened, path);
  const override = pathOf(root, 'p:clrMapOvr', 'a:overrideClrMapping');
  return {
    path,
    name: childOf(root, 'p:cSld')?.get('name') ?? '',
    type: root.get('type') ?? 'cust',
    root,
    master,
    palette: override ? { ...master.palette, map: colorMapOf(override) } : master.palette,
    placeholders: shapesOf(root).flatMap((node) => readPlaceholder(node, master) ?? []),
    showsMasterShapes: root.get('showMasterSp') !== '0' && root.get('showMasterSp') !== 'false',
  };
}

/** Which placeholder of the master one of a layout follows (ECMA-376 part 1, 19.3.1.36). */
const masterTypes: Readonly<Record<string, string>> = {
  title: 'title',
  ctrTitle: 'title',
  dt: 'dt',
  ftr: 'ftr',
  sldNum: 'sldNum',
};

const masterStyles: Readonly<Record<string, string>> = {
  title: 'p:titleStyle',
  dt: 'p:otherStyle',
  ftr: 'p:otherStyle',
  sldNum: 'p:otherStyle',
};

/** Where titles and texts usually stand, as shares of the slide. */
const standardPlaces: Readonly<Record<string, readonly [x: number, y: number, w: number, h: number]>> = {
  title: [0.07, 0.07, 0.86, 0.14],
  ctrTitle: [0.125, 0.2, 0.75, 0.3],
  subTitle: [0.125, 0.54, 0.75, 0.2],
  obj: [0.07, 0.26, 0.86, 0.6],
  body: [0.07, 0.26, 0.86, 0.6],
};

function standardFrame(type: string, { cx, cy }: SlideSize): Frame | undefined {
  const place = standardPlaces[type];
  if (place === undefined) return undefined;
  const [x, y, w, h] = place;
  return { x: Math.round(x * cx), y: Math.round(y * cy), cx: Math.round(w * cx), cy: Math.round(h * cy) };
}

function readPlaceholder(node: XmlElement, master: ReadMaster): ReadPlaceholder | undefined {
  const placeholder = placeholderOf(node);
  if (placeholder === undefined) return undefined;
  const type = placeholder.get('type') ?? 'obj';
  const masterType = masterTypes[type] ?? 'body';
  const general = shapesOf(master.root).find((one) => placeholderOf(one)?.get('type') === masterType);
  const stated = seenFrameOf(node) ?? (general && seenFrameOf(general));
  const frame = stated?.frame ?? standardFrame(type, master.slideSize);
  if (frame === undefined) return undefined;
  const bodies = [general, node].flatMap((one) => pathOf(one, 'p:txBody', 'a:bodyPr') ?? []);
  const name = descendantsOf(node, 'p:cNvPr')[0]?.get('name') ?? '';
  return {
    type,
    idx: placeholder.get('idx'),
    size: placeholder.get('sz'),
    name,
    frame,
    ...(stated?.turnDeg && { turnDeg: stated.turnDeg }),
    isPlaced: stated !== undefined,
    textBody: new Map(bodies.flatMap((body) => [...body.attributes])),
    styles: [
      pathOf(master.root, 'p:txStyles', masterStyles[masterType] ?? 'p:bodyStyle'),
      pathOf(general, 'p:txBody', 'a:lstStyle'),
      pathOf(node, 'p:txBody', 'a:lstStyle'),
    ],
    samples: [general, node].flatMap(wordSamplesOf),
    node,
  };
}

import { createHash } from 'node:crypto';
import type { ChartElement, ImageAsset, Scene, SceneSlide } from '@/lib/deck/scene/scene';
import { languageTag } from '../package/language-tag';
import { xmlPart } from '../package/part';
import type { Part, PartMap, Relationship } from '../package/part';
import { contentTypes, pictureTypes, relationshipTypes } from '../package/vocabulary';
import { writePackage } from '../package/write-package';
import {
  layoutRelationshipId,
  linkedAddresses,
  linkedElements,
  notesRelationshipId,
} from '../normalise/slide/pictures';
import { tableStylesXml } from '../template/table-style';
import type { TemplatePackage } from '../template/template-package';
import { chartWorkbook } from './chart-workbook';
import { withLanguageFonts } from './language-fonts';
import { notesSlideXml } from './notes-slide';
import {
  corePropertiesXml,
  extendedPropertiesXml,
  presentationPart,
  presentationPath,
  settingParts,
} from './presentation-part';

export interface AssembleInput {
  scene: Scene;
  template: TemplatePackage;
  images: ReadonlyMap<string, ImageAsset>;
  /** Finished XML of the slides, one for each of the scene's. */
  slides: readonly Uint8Array[];
  /** Finished XML of the charts, in the order of the scene's chart elements. */
  charts: readonly Uint8Array[];
  createdAt?: Date;
}

/** The package while parts are being added to it. */
interface Assembly extends AssembleInput {
  parts: Map<string, Part>;
  media: MediaParts;
  nextChart: number;
}

/**
 * Puts finished slides onto a template and zips the result: part names beside the template's,
 * each slide on its layout, charts with their workbooks, notes, properties; then out goes what
 * nothing refers to.
 */
export function assemble(input: AssembleInput): Uint8Array {
  const parts = new Map<string, Part>(input.template.parts);
  const assembly: Assembly = { ...input, parts, media: new MediaParts(parts), nextChart: 0 };
  withLanguageFonts(parts, input.scene.language);
  const slidePaths = input.scene.slides.map((slide, index) => addSlide(assembly, slide, input.slides[index]));
  const root = addDocument(assembly, slidePaths);
  return writePackage(reachableParts(parts, root), root);
}

function addSlide(assembly: Assembly, slide: SceneSlide, bytes: Uint8Array | undefined): string {
  if (bytes === undefined) throw new Error('A slide of the scene was not written.');
  const { parts, template } = assembly;
  const path = allocatePartPath(parts, 'ppt/slides/slide', '.xml');
  const relationships: Relationship[] = [
    { id: layoutRelationshipId, type: relationshipTypes.slideLayout, target: template.layouts[slide.layout].part },
  ];
  const part = { contentType: contentTypes.slide, bytes, relationships };
  parts.set(path, part);
  if (slide.notes.trim() !== '') {
    relationships.push({
      id: notesRelationshipId,
      type: relationshipTypes.notesSlide,
      target: addNotes(assembly, slide.notes, path),
    });
  }
  for (const { id, href } of linkedAddresses(slide))
    relationships.push({ id, type: relationshipTypes.hyperlink, target: href, external: true });
  for (const { id, element } of linkedElements(slide)) {
    if (element.type === 'chart') {
      relationships.push({ id, type: relationshipTypes.chart, target: addChart(assembly, element) });
    } else {
      relationships.push({
        id,
        type: relationshipTypes.image,
        target: assembly.media.pathOf(imageOrThrow(assembly, element.imageId)),
      });
    }
  }
  return path;
}

function imageOrThrow({ images }: Assembly, id: string): ImageAsset {
  const image = images.get(id);
  if (image === undefined) throw new Error(`The deck shows the picture "${id}", which was not given.`);
  return image;
}

function addNotes({ parts, scene, template }: Assembly, notes: string, slidePath: string): string {
  const path = allocatePartPath(parts, 'ppt/notesSlides/notesSlide', '.xml');
  const xml = notesSlideXml(notes, { language: languageTag(scene.language), direction: scene.direction });
  parts.set(
    path,
    xmlPart(contentTypes.notesSlide, xml, [
      { id: 'rId1', type: relationshipTypes.notesMaster, target: template.notesMaster },
      { id: 'rId2', type: relationshipTypes.slide, target: slidePath },
    ]),
  );
  return path;
}

function addChart(assembly: Assembly, element: ChartElement): string {
  const { parts, charts } = assembly;
  const bytes = charts[assembly.nextChart];
  assembly.nextChart += 1;
  if (bytes === undefined) throw new Error('A chart of the scene was not written.');
  const workbookPath = allocatePartPath(parts, 'ppt/embeddings/Microsoft_Excel_Worksheet', '.xlsx');
  parts.set(workbookPath, {
    contentType: contentTypes.spreadsheetFile,
    bytes: chartWorkbook(element),
    relationships: [],
  });
  const path = allocatePartPath(parts, 'ppt/charts/chart', '.xml');
  // The id that pptxgenjs wrote into `c:externalData`.
  const relationships = [{ id: 'rId1', type: relationshipTypes.embeddedPackage, target: workbookPath }];
  parts.set(path, { contentType: contentTypes.chart, bytes, relationships });
  return path;
}

/** Presentation, settings and properties; gives the relationships of the package itself. */
function addDocument({ parts, scene, template, createdAt }: Assembly, slidePaths: readonly string[]): Relationship[] {
  const settingPaths = {
    presProps: 'ppt/presProps.xml',
    viewProps: 'ppt/viewProps.xml',
    tableStyles: 'ppt/tableStyles.xml',
  };
  for (const name of ['presProps', 'viewProps'] as const) parts.set(settingPaths[name], settingParts[name]);
  const { tableStyle } = template;
  parts.set(settingPaths.tableStyles, {
    ...xmlPart(contentTypes.tableStyles, tableStylesXml(tableStyle, template.name, template.colors)),
    ...(tableStyle.xml && { bytes: tableStyle.xml }),
  });
  parts.set(presentationPath, presentationPart(template, slidePaths, settingPaths, scene));
  parts.set('docProps/core.xml', xmlPart(contentTypes.coreProperties, corePropertiesXml(scene, createdAt)));
  parts.set('docProps/app.xml', xmlPart(contentTypes.extendedProperties, extendedPropertiesXml(scene)));
  return [
    { id: 'rId1', type: relationshipTypes.officeDocument, target: presentationPath },
    { id: 'rId2', type: relationshipTypes.coreProperties, target: 'docProps/core.xml' },
    { id: 'rId3', type: relationshipTypes.extendedProperties, target: 'docProps/app.xml' },
  ];
}

/** Puts pictures into a package, each content once however often slides show it. */
class MediaParts {
  readonly #paths = new Map<string, string>();
  readonly #parts: Map<string, Part>;

  constructor(parts: Map<string, Part>) {
    this.#parts = parts;
  }

  /** The name of the part that holds the picture; made when it is not there yet. */
  pathOf({ mimeType, bytes }: ImageAsset): string {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const known = this.#paths.get(hash);
    if (known !== undefined) return known;
    const type = pictureTypes[mimeType];
    if (type === undefined) throw new Error(`Pictures of type ${mimeType} can't stand in a presentation.`);
    const path = allocatePartPath(this.#parts, 'ppt/media/image', `.${type.extension}`);
    this.#parts.set(path, { contentType: type.contentType, bytes, relationships: [] });
    this.#paths.set(hash, path);
    return path;
  }
}

/**
 * Mark and sweep: the parts that relationships lead to from the root, in the order in which
 * they are reached. What nothing leads to, such as an unused layout's picture, stays out of the file.
 *
 * @throws when a relationship leads to a part that does not exist
 */
export function reachableParts(parts: PartMap, root: readonly Relationship[]): Map<string, Part> {
  const reached = new Map<string, Part>();
  const queue = root.map((relationship) => ({ from: 'the package', relationship }));
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { target, external } = next.relationship;
    if (external || reached.has(target)) continue;
    const part = parts.get(target);
    if (part === undefined) throw new Error(`${next.from} refers to ${target}, which does not exist.`);
    reached.set(target, part);
    queue.push(...part.relationships.map((relationship) => ({ from: target, relationship })));
  }
  return reached;
}

/**
 * The first free name `<prefix><number><suffix>`, counting from 1, beside the parts that exist
 * already, the template's included.
 */
export function allocatePartPath(taken: { has(path: string): boolean }, prefix: string, suffix: string): string {
  for (let number = 1; ; number += 1) {
    const path = `${prefix}${number}${suffix}`;
    if (!taken.has(path)) return path;
  }
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import type { ImageAsset, Scene, SceneElement, SceneSlide } from '@/lib/deck/scene/scene';
import { slideSpecSchema, type SlideSpec } from '@/lib/deck/spec/slide-spec';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import type { Theme } from '@/lib/deck/theme/theme';
import { sentenceOfLayout } from '@/lib/generation/pipeline/notices';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import { readZip } from '@/lib/pptx/package/read-zip';
import { writePptx, type UploadedLooks } from '@/lib/pptx/write-pptx';
import { childOf, descendantsOf, parseXml, type XmlElement } from '@/lib/pptx/xml/tree';
import { drawSlide } from '@/lib/preview/draw-slide';
import type { GalleryContent } from './content/contents';
import type { Example } from './examples';

/** One slide as it was written; paths are relative to the gallery, with slashes. */
export interface Cell {
  example: Example;
  template: string;
  svg: string;
  png: string;
  arrangement: string;
  remarks: readonly string[];
}

export interface WrittenTemplate {
  name: string;
  /** Path relative to the gallery. */
  pptx: string;
  cells: readonly Cell[];
  editing: EditingCounts;
  /** Height by width. */
  proportions: number;
}

export interface WriteTemplateInput {
  theme: Theme;
  /** The file that it was read from, where it is nobody's built-in one. */
  upload?: UploadedLooks;
  content: GalleryContent;
  examples: readonly Example[];
  images: ReadonlyMap<string, ImageAsset>;
  folder: string;
}

/** Width of the pictures in pixels; the slide's own proportions give the height. */
const pictureWidthPx = 960;
const picturesAtOnce = 4;

/** All examples in one template: one .pptx, and each slide as SVG and PNG. */
export async function writeTemplate({
  theme,
  upload,
  content,
  examples,
  images,
  folder,
}: WriteTemplateInput): Promise<WrittenTemplate> {
  const laid = layOutExamples(examples, { theme, content, images });
  const scene = sceneOf(content, laid);
  const directed = directTheme(theme, content.direction);
  const slug = theme.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  await mkdir(join(folder, slug), { recursive: true });
  const pptx = `${slug}/${slug}.pptx`;
  const bytes = await writePptx({ scene, theme: directed, images, ...(upload && { upload }) });
  await writeFile(join(folder, pptx), bytes);
  const cells: Cell[] = [];
  for (let start = 0; start < laid.length; start += picturesAtOnce) {
    const drawn = laid.slice(start, start + picturesAtOnce).map(async ({ example, slide, remarks }): Promise<Cell> => {
      const { svg } = drawSlide({
        slide,
        direction: content.direction,
        language: content.language,
        theme: directed,
        images,
      });
      const paths = { svg: `${slug}/${example.id}.svg`, png: `${slug}/${example.id}.png` };
      await writeFile(join(folder, paths.svg), svg);
      await writeFile(join(folder, paths.png), await rasterizeSvg(svg, { widthPx: pictureWidthPx }));
      return { example, template: theme.name, ...paths, arrangement: slide.arrangement, remarks };
    });
    cells.push(...(await Promise.all(drawn)));
  }
  return {
    name: theme.name,
    pptx,
    cells,
    editing: countForEditing(bytes),
    proportions: theme.canvas.h / theme.canvas.w,
  };
}

/** What of a file decides how it bears edits. */
interface EditingCounts {
  slides: number;
  layouts: number;
  groups: number;
  /** Titles and content; without footer, date and number. */
  placeholders: number;
  slidesWithBody: number;
  /** Runs that leave size, weight, colour and font to what they inherit from, and those that don't. */
  inheritedRuns: number;
  ownRuns: number;
  /** Text that neither shrinks nor grows with its words. */
  fixedBodies: number;
  bodies: number;
  tables: number;
  styledTables: number;
}

const notContent = new Set(['dt', 'ftr', 'sldNum']);
const autofits = ['a:normAutofit', 'a:spAutoFit'];

function countForEditing(pptx: Uint8Array): EditingCounts {
  const parts = [...readZip(pptx)];
  const slides = parts
    .filter(([path]) => /^ppt\/slides\/[^/]+\.xml$/.test(path))
    .map(([, bytes]) => descendantsOf(parseXml(bytes)));
  const all = slides.flat();
  const named = (name: string, some = all) => some.filter((one) => one.name === name);
  const types = (some: readonly XmlElement[]) =>
    some
      .flatMap((one) => (one.name === 'p:ph' ? [one.get('type') ?? 'obj'] : []))
      .filter((type) => !notContent.has(type));
  const runs = named('a:r').map((run) => childOf(run, 'a:rPr'));
  const own = runs.filter((run) => run && (run.attributes.size > (run.get('lang') ? 1 : 0) || run.children.length > 0));
  const bodies = named('p:txBody').map((body) => childOf(body, 'a:bodyPr'));
  const tables = named('a:tbl');
  return {
    slides: slides.length,
    layouts: parts.filter(([path]) => /^ppt\/slideLayouts\/[^/]+\.xml$/.test(path)).length,
    groups: named('p:grpSp').length,
    placeholders: types(all).length,
    slidesWithBody: slides.filter((some) => types(some).some((type) => type !== 'title')).length,
    inheritedRuns: runs.length - own.length,
    ownRuns: own.length,
    fixedBodies: bodies.filter((body) => !autofits.some((name) => childOf(body, name))).length,
    bodies: bodies.length,
    tables: tables.length,
    styledTables: tables.filter((table) => descendantsOf(table, 'a:tableStyleId').length > 0).length,
  };
}

/** The counts as a sentence for people. */
export function sentenceOfEditing({ name, editing }: WrittenTemplate): string {
  const { slides, layouts, groups, placeholders, slidesWithBody, inheritedRuns, ownRuns, ...rest } = editing;
  return (
    `${name}: ${layouts} layouts, ${groups} groups, ${placeholders} placeholders, ${slidesWithBody} of ${slides} slides with content in one, ` +
    `${inheritedRuns} of ${inheritedRuns + ownRuns} runs inherit all, ${rest.fixedBodies} of ${rest.bodies} texts fixed, ` +
    `${rest.styledTables} of ${rest.tables} tables styled`
  );
}

interface LaidExample {
  example: Example;
  slide: SceneSlide;
  /** Sentences about what is not as asked for: another arrangement, words in the notes, findings of the quality report. */
  remarks: readonly string[];
}

interface Laying {
  theme: Theme;
  content: GalleryContent;
  images: ReadonlyMap<string, ImageAsset>;
}

/** Each example as a deck of its own, so that no neighbour has a say in its form; numbered as in one file. */
export function layOutExamples(examples: readonly Example[], laying: Laying): LaidExample[] {
  return examples.map((example, index) => layOut(example, index + 1, laying));
}

/** All of them as one deck. */
export function sceneOf({ title, author, language, direction }: GalleryContent, laid: readonly LaidExample[]): Scene {
  return { title, author, language, direction, slides: laid.map(({ slide }) => slide) };
}

function layOut(example: Example, number: number, laying: Laying): LaidExample {
  const { scene, warnings, slide } = firstAsAsked(example.specs, laying);
  const { blocking, warnings: doubts } = inspectScene(scene, laying.theme, laying.images);
  const remarks = [
    ...otherForm(example.specs[0], slide),
    ...warnings.map((warning) => sentenceOfLayout(warning, () => 'this slide')),
    ...blocking.map(({ rule, message }) => `Blocking, ${rule}: ${message}`),
    ...doubts.map(({ rule, message }) => `${rule}: ${message}`),
  ];
  return {
    example,
    slide: { ...slide, elements: slide.elements.map((element) => renumber(element, number)) },
    remarks,
  };
}

function otherForm({ arrangement: asked }: SlideSpec, { arrangement, kind }: SceneSlide): string[] {
  return asked === undefined || asked === arrangement ? [] : [`Asked for ${asked}, got ${arrangement} of ${kind}.`];
}

function layOutOne(spec: SlideSpec, { theme, content, images }: Laying) {
  const { title, author, language, direction } = content;
  // Sections say where they stand on the agenda, if there is one before them.
  const slides = spec.kind === 'section' ? [slideSpecSchema.parse(content.slides.agenda[0]), spec] : [spec];
  const { scene, warnings } = layOutDeck({ title, author, language, direction, slides }, theme, {
    maxSlides: slides.length,
    images,
  });
  const slide = scene.slides.at(-1);
  if (!slide) throw new RangeError(`"${spec.title}" has no slide.`);
  return { scene: { ...scene, slides: [slide] }, warnings, slide };
}

/** Not every content suits every arrangement: the first one that does, or else the first one in another form. */
function firstAsAsked(specs: Example['specs'], laying: Laying): ReturnType<typeof layOutOne> {
  for (const spec of specs) {
    const laid = layOutOne(spec, laying);
    if (spec.arrangement === undefined || spec.arrangement === laid.slide.arrangement) return laid;
  }
  return layOutOne(specs[0], laying);
}

function renumber(element: SceneElement, number: number): SceneElement {
  if (element.type !== 'text' || element.placeholder !== 'slide-number') return element;
  const text = String(number);
  return {
    ...element,
    paragraphs: element.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.slice(0, 1).map((run) => ({ ...run, text })),
      lines: [text],
    })),
  };
}

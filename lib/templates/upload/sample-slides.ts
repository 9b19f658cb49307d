import { childOf, descendantsOf, pathOf, type XmlElement } from '@/lib/pptx/xml/tree';
import { frameOf, placeholderOf, shapesOf, type Frame } from './shapes';

/** A slide of the file: what colleagues made of the template, and thereby show how it is meant. */
export interface SampleSlide {
  /** Path of its layout. */
  layout: string;
  placeholders: readonly SamplePlaceholder[];
  /** Words that stand in no placeholder. */
  texts: readonly ShownText[];
  root: XmlElement;
  /** Colours that its shapes and words have by their values, and how much of the slide they cover, in square EMU. */
  colors: readonly { hex: string; area: number }[];
  /** Ids of the styles that its tables have. */
  tableStyles: readonly string[];
  words: string;
}

export interface ShownText {
  text: string;
  /** Where the slide itself has it; undefined where its layout says so. */
  frame: Frame | undefined;
  /** Of its largest words, where the slide itself says it; else 0. */
  sizePt: number;
  /** How its first words are set. */
  samples: readonly WordSample[];
}

const headlinePt = 24;
/** Whether words that stand in no placeholder are as large as titles. */
export const isTitleSized = ({ sizePt }: ShownText): boolean => sizePt >= headlinePt;

export interface SamplePlaceholder extends ShownText {
  type: string;
  idx: string | undefined;
  /** Type of the field that the text is, such as `datetime1`. */
  field: string | undefined;
}

/** Properties of a paragraph and of its first words. */
export interface WordSample {
  paragraph: XmlElement | undefined;
  run: XmlElement | undefined;
}

/** How the first words of a shape are set; none for a shape without text. */
export function wordSamplesOf(node: XmlElement | undefined): WordSample[] {
  const paragraph = pathOf(node, 'p:txBody', 'a:p');
  return paragraph ? [{ paragraph: childOf(paragraph, 'a:pPr'), run: pathOf(paragraph, 'a:r', 'a:rPr') }] : [];
}

export function readSampleSlide(root: XmlElement, layout: string): SampleSlide {
  const shapes = shapesOf(root);
  const everyShape = descendantsOf(root, 'p:sp');
  return {
    layout,
    placeholders: shapes.flatMap((node) => {
      const placeholder = placeholderOf(node);
      if (!placeholder) return [];
      return {
        type: placeholder.get('type') ?? 'obj',
        idx: placeholder.get('idx'),
        ...shownText(node),
        field: descendantsOf(node, 'a:fld')[0]?.get('type'),
      };
    }),
    texts: shapes.flatMap((node) => (placeholderOf(node) || textOfShape(node) === '' ? [] : [shownText(node)])),
    root,
    colors: everyShape.flatMap(colorsOf),
    tableStyles: descendantsOf(root, 'a:tableStyleId').map(({ text }) => text.trim()),
    words: descendantsOf(root, 'a:t')
      .map(({ text }) => text)
      .join(' '),
  };
}

function shownText(node: XmlElement): ShownText {
  const sizes = descendantsOf(node, 'a:rPr').map((run) => Number(run.get('sz') ?? 0) / 100);
  return { text: textOfShape(node), frame: frameOf(node), sizePt: Math.max(0, ...sizes), samples: wordSamplesOf(node) };
}

export function textOfShape(node: XmlElement): string {
  return descendantsOf(node, 'a:p')
    .map((paragraph) =>
      descendantsOf(paragraph, 'a:t')
        .map(({ text }) => text)
        .join(''),
    )
    .join(' ')
    .trim();
}

/** Whether words of a layout are a call to write some. */
export const isPrompt = (text: string): boolean =>
  text === '' ||
  /^[<‹«[].*[>›»\]]$/.test(text) ||
  /\b(?:click|klick|edit|footer|fu(?:ß|ss)zeile|pied de page|pie de p)/i.test(text);

/** Of a letter, in squares of its size. */
const inkOfLetter = 0.15;
const [emuPerPoint, usualLineEmu] = [12_700, 9525];

const valueOf = (owner: XmlElement | undefined): string | undefined =>
  pathOf(owner, 'a:solidFill', 'a:srgbClr')?.get('val')?.toUpperCase();

function colorsOf(node: XmlElement): SampleSlide['colors'] {
  const [frame, fill] = [frameOf(node), valueOf(childOf(node, 'p:spPr'))];
  const words = descendantsOf(node, 'a:r').flatMap((run) => {
    const properties = childOf(run, 'a:rPr');
    const [hex, sizeEmu] = [valueOf(properties), (Number(properties?.get('sz') ?? 1800) / 100) * emuPerPoint];
    return hex === undefined ? [] : [{ hex, area: run.text.length * inkOfLetter * sizeEmu ** 2 }];
  });
  return [...(fill !== undefined && frame ? [{ hex: fill, area: frame.cx * frame.cy }] : []), ...words];
}

/** Colours of the outlines of shapes, and how much they cover, in square EMU. */
export function outlineColorsOf(root: XmlElement): SampleSlide['colors'] {
  return descendantsOf(root, 'p:spPr').flatMap((properties) => {
    const [line, size] = [childOf(properties, 'a:ln'), pathOf(properties, 'a:xfrm', 'a:ext')];
    const hex = valueOf(line);
    if (hex === undefined || size === undefined) return [];
    const around = 2 * (Number(size.get('cx')) + Number(size.get('cy')));
    return [{ hex, area: around * Number(line?.get('w') ?? usualLineEmu) }];
  });
}

/** The value that most have; the first of equals. */
export function commonest<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<[T | undefined, number]>((most, one) => (one[1] > most[1] ? one : most), [undefined, 0])[0];
}

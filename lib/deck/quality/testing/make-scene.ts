import type {
  Box,
  ChartElement,
  Paragraph,
  Scene,
  SceneElement,
  SceneSlide,
  ShapeElement,
  TableElement,
  TextElement,
  TextRun,
} from '../../scene/scene';
import type { ImageSizes } from '../../layout/layout-types';
import type { Theme } from '../../theme/theme';
import type { Finding } from '../quality-report';
import { inspectScene } from '../inspect-scene';
import { testTheme } from './test-theme';

export function paragraph(text: string, run: Partial<TextRun> = {}, changes: Partial<Paragraph> = {}): Paragraph {
  const runs = [{ text, sizePt: 18, color: 'ink' as const, font: 'body' as const, ...run }];
  return {
    runs,
    align: 'start',
    direction: 'ltr',
    level: 0,
    indentIn: 0,
    lineSpacing: 1,
    spaceBeforePt: 0,
    lines: [text],
    ...changes,
  };
}

export function text(
  name: string,
  box: Box,
  paragraphs: readonly Paragraph[],
  changes: Partial<TextElement> = {},
): TextElement {
  return {
    type: 'text',
    name,
    box,
    paragraphs,
    placeholder: 'none',
    anchor: 'top',
    inset: { left: 0, top: 0, right: 0, bottom: 0 },
    ...changes,
  };
}

export function shape(name: string, box: Box, changes: Partial<ShapeElement> = {}): ShapeElement {
  return { type: 'shape', name, geometry: 'rect', box, fill: { color: 'surface' }, ...changes };
}

export function chart(box: Box, changes: Partial<ChartElement> = {}): ChartElement {
  const data: ChartElement['chart'] = {
    type: 'column',
    categories: ['A', 'B'],
    series: [{ name: 'One', values: [1, 2] }],
    numberFormat: '0',
  };
  const picture = {
    horizontal: false,
    stacked: false,
    reversed: false,
    gapWidthPercent: 60,
    holePercent: 0,
    sizePt: 12,
    language: 'en-US',
  };
  return {
    type: 'chart',
    name: 'Chart',
    box,
    chart: data,
    altText: 'Column chart',
    plot: box,
    looks: [{ form: 'bar', axis: 'primary', fill: { color: 'accent' } }],
    ...picture,
    ...changes,
  };
}

export function table(box: Box, changes: Partial<TableElement> = {}): TableElement {
  const cell = (label: string) => ({ paragraphs: [paragraph(label, { sizePt: 12 })] });
  return {
    type: 'table',
    name: 'Table',
    box,
    altText: 'Table of figures',
    columnWidthsIn: [box.w / 2, box.w / 2],
    rows: [
      { kind: 'header', heightIn: box.h / 2, cells: [cell('Team'), cell('Change')] },
      { kind: 'body', heightIn: box.h / 2, cells: [cell('Sales'), cell('+3')] },
    ],
    cellMargin: { x: 0.1, y: 0.05 },
    rule: { color: 'quiet', widthPt: 0.75 },
    totalRule: { color: 'ink', widthPt: 1 },
    ...changes,
  };
}

/** A slide with a title in its placeholder and the given elements. */
export function slide(title: string, elements: readonly SceneElement[], changes: Partial<SceneSlide> = {}): SceneSlide {
  const heading = text('Title', testTheme.layouts.content.title.box, [paragraph(title, { sizePt: 28, bold: true })], {
    placeholder: 'title',
  });
  return {
    kind: 'bullets',
    arrangement: 'list',
    layout: 'content',
    elements: [heading, ...elements],
    notes: '',
    title,
    ...changes,
  };
}

export function scene(...slides: readonly SceneSlide[]): Scene {
  return { title: 'A test', language: 'en', direction: 'ltr', slides };
}

/** What one rule finds in the slides, blocking or not. */
export function findings(rule: string, ...slides: readonly SceneSlide[]): Finding[] {
  return findingsWith(rule, {}, ...slides);
}

/** As `findings`, in a changed theme or with pictures of known sizes. */
export function findingsWith(
  rule: string,
  { theme = testTheme, images }: { theme?: Theme; images?: ImageSizes },
  ...slides: readonly SceneSlide[]
): Finding[] {
  const { blocking, warnings } = inspectScene(scene(...slides), theme, images);
  return [...blocking, ...warnings].filter((finding) => finding.rule === rule);
}

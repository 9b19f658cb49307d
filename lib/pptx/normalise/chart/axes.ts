import type { ChartAxes, ChartCaption, ChartElement, ChartValueAxis } from '@/lib/deck/scene/scene';
import type { ChartPlot } from '../../chart/chart-plots';
import { childrenOf, createElement } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import { numberFormat, outline, textProperties, titleOf, valueOf } from './chart-xml';
import type { ChartDrawing, ChartRule } from './chart-drawing';

/** Ids of the axes that plots refer to; what runs along comes first. */
export const axisIds: Readonly<Record<ChartPlot['axis'], { along: number; value: number }>> = {
  primary: { along: 1001, value: 1002 },
  secondary: { along: 1003, value: 1004 },
};

const gridlinePt = 0.5;
const linePt = 0.75;

/**
 * Axes as the scene has them: the zero of bars, formats, the names that are printed, and the side
 * that they run from. Ends and steps that the scene does not fix follow the numbers when those change. pptxgenjs leaves most of it to the program that opens the file, and
 * has no words for the rest.
 */
export const axes: ChartRule = (drawing) => {
  const { plotArea, element } = drawing;
  for (const former of childrenOf(plotArea)) if (/^c:(?:cat|val|ser|date)Ax$/.test(former.name)) former.remove();
  const shape = childrenOf(plotArea, 'c:spPr')[0];
  for (const axis of element.axes ? axesOf(element.axes, drawing) : []) {
    if (shape === undefined) plotArea.append(axis);
    else plotArea.insertBefore(axis, shape);
  }
};

function axesOf(scene: ChartAxes, drawing: ChartDrawing): XmlElement[] {
  const { element } = drawing;
  if (scene.kind === 'numbers') {
    return [
      valueAxis(
        scene.x,
        {
          id: axisIds.primary.along,
          cross: axisIds.primary.value,
          side: 'b',
          crosses: 'min',
          between: 'midCat',
          line: true,
          reversed: element.reversed,
        },
        drawing,
      ),
      valueAxis(
        scene.value,
        {
          id: axisIds.primary.value,
          cross: axisIds.primary.along,
          side: startSide(element),
          crosses: 'min',
          between: 'midCat',
          line: false,
          reversed: false,
        },
        drawing,
      ),
    ];
  }
  const { value, secondary, category } = scene;
  const between = category.points === 'between' ? 'between' : 'midCat';
  const own = {
    id: axisIds.primary.value,
    cross: axisIds.primary.along,
    between,
    line: false,
    reversed: element.horizontal && element.reversed,
  } as const;
  // Turned round, horizontal bars begin on top, and so would the axis of their numbers.
  const primary = [
    categoryAxis(scene, drawing, false),
    valueAxis(
      value,
      { ...own, side: element.horizontal ? 'b' : startSide(element), crosses: element.horizontal ? 'max' : 'autoZero' },
      drawing,
    ),
  ];
  if (!secondary) return primary;
  const other = {
    id: axisIds.secondary.value,
    cross: axisIds.secondary.along,
    side: element.horizontal ? 't' : element.reversed ? 'l' : 'r',
    crosses: element.horizontal ? 'autoZero' : 'max',
    between,
    line: false,
    reversed: own.reversed,
    deleted: !secondary.shown,
    ...(element.secondaryCaption ? { caption: element.secondaryCaption } : {}),
  } as const;
  return [...primary, categoryAxis(scene, drawing, true), valueAxis(secondary, other, drawing)];
}

function startSide({ reversed }: ChartElement): 'l' | 'r' {
  return reversed ? 'r' : 'l';
}

function categoryAxis(
  { category }: Extract<ChartAxes, { kind: 'categories' }>,
  { element, language }: ChartDrawing,
  isSecondary: boolean,
): XmlElement {
  const { horizontal, reversed, sizePt } = element;
  const ids = axisIds[isSecondary ? 'secondary' : 'primary'];
  return createElement('c:catAx', {}, [
    valueOf('c:axId', ids.along),
    createElement('c:scaling', {}, [valueOf('c:orientation', horizontal || reversed ? 'maxMin' : 'minMax')]),
    valueOf('c:delete', isSecondary),
    valueOf('c:axPos', horizontal ? startSide(element) : 'b'),
    numberFormat('General', language),
    ...ticks('low'),
    createElement('c:spPr', {}, [outline({ fill: { color: 'muted' }, widthPt: linePt })]),
    textProperties({ sizePt, color: 'muted', language, spaced: category.every > 1 }),
    valueOf('c:crossAx', ids.value),
    valueOf('c:crosses', 'autoZero'),
    valueOf('c:auto', false),
    valueOf('c:lblAlgn', 'ctr'),
    valueOf('c:lblOffset', 100),
    ...(category.every > 1 ? [valueOf('c:tickLblSkip', category.every)] : []),
    valueOf('c:noMultiLvlLbl', true),
  ]);
}

interface ValueAxisPlace {
  id: number;
  cross: number;
  side: 'b' | 't' | 'l' | 'r';
  /** Where on the axis that it crosses. */
  crosses: 'autoZero' | 'min' | 'max';
  between: 'between' | 'midCat';
  /** Whether its line is drawn. */
  line: boolean;
  reversed: boolean;
  /** Whether it is not there at all. */
  deleted?: boolean;
  caption?: ChartCaption;
}

function valueAxis(
  axis: ChartValueAxis,
  { id, cross, side, crosses, between, line, reversed, deleted = false, caption }: ValueAxisPlace,
  { element, language }: ChartDrawing,
): XmlElement {
  const gridlines = createElement('c:majorGridlines', {}, [
    createElement('c:spPr', {}, [outline({ fill: { color: 'quiet' }, widthPt: gridlinePt })]),
  ]);
  return createElement('c:valAx', {}, [
    valueOf('c:axId', id),
    createElement('c:scaling', {}, [
      valueOf('c:orientation', reversed ? 'maxMin' : 'minMax'),
      ...(axis.fixed.includes('max') ? [valueOf('c:max', axis.max)] : []),
      ...(axis.fixed.includes('min') ? [valueOf('c:min', axis.min)] : []),
    ]),
    valueOf('c:delete', deleted),
    valueOf('c:axPos', side),
    ...(axis.gridlines ? [gridlines] : []),
    ...(caption ? [titleOf(caption, { element, language })] : []),
    numberFormat(axis.format, language),
    ...ticks(axis.shown ? 'nextTo' : 'none'),
    createElement('c:spPr', {}, [outline(line ? { fill: { color: 'muted' }, widthPt: linePt } : undefined)]),
    textProperties({ sizePt: element.sizePt, color: 'muted', language }),
    valueOf('c:crossAx', cross),
    valueOf('c:crosses', crosses),
    valueOf('c:crossBetween', between),
    ...(axis.fixed.includes('step') ? [valueOf('c:majorUnit', axis.step)] : []),
  ]);
}

function ticks(labels: 'low' | 'nextTo' | 'none'): XmlElement[] {
  return [valueOf('c:majorTickMark', 'none'), valueOf('c:minorTickMark', 'none'), valueOf('c:tickLblPos', labels)];
}

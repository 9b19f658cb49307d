import { childrenOf, createElement, descendantsOf, renameElement, childOf, pathOf } from '../../xml/tree';
import type { Box, SceneElement, TableRow } from '@/lib/deck/scene/scene';
import type { TableLook } from '@/lib/deck/theme/theme';
import { inchesToEmu } from '../../package/emu';
import type { XmlElement } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** pptxgenjs writes an empty `a:ln` where no outline is wanted, which leaves the choice to the reader's theme. */
export const noEmptyOutlines: SlideRule = ({ shapeTree }) => {
  for (const outline of descendantsOf(shapeTree, 'a:ln')) {
    if (childrenOf(outline).length === 0) outline.append(createElement('a:noFill'));
  }
};

/** pptxgenjs draws lines as shapes with a text box in them; PowerPoint's own lines are connectors. */
export const linesAsConnectors: SlideRule = ({ drawn }) => {
  for (const entry of drawn) {
    if (entry.element.type !== 'line') continue;
    const connector = renameElement(entry.node, 'p:cxnSp');
    for (const body of childrenOf(connector, 'p:txBody')) body.remove();
    const head = childOf(connector, 'p:nvSpPr');
    if (head !== undefined) {
      const renamed = renameElement(head, 'p:nvCxnSpPr');
      const locks = childOf(renamed, 'p:cNvSpPr');
      if (locks !== undefined) renameElement(locks, 'p:cNvCxnSpPr');
    }
    entry.node = connector;
  }
};

/** The sides of a rectangle in the order in which shapes count their connection sites (ECMA-376 part 1, 20.1.9.9). */
const sites = { top: '0', left: '1', bottom: '2', right: '3' } as const;

/**
 * Lines that join shapes are connectors which stay with them. One that runs down first is the bent connector turned by a
 * quarter, whose box is that of before the turn; it begins at the shape that it comes from.
 */
export const gluedConnectors: SlideRule = ({ drawn }) => {
  for (const { element, node } of drawn) {
    if (element.type !== 'line' || !element.connects) continue;
    const { box, connects } = element;
    const [from, to] = [connects.from, connects.to].map((name) => drawn.find((other) => other.element.name === name));
    const locks = pathOf(node, 'p:nvCxnSpPr', 'p:cNvCxnSpPr');
    if (!from || !to || !locks) continue;
    const isBackwards = centre(to.element.box).x < centre(from.element.box).x;
    const isUpwards = centre(to.element.box).y < centre(from.element.box).y;
    const [start, end] =
      connects.bend === 'down'
        ? ([sites.bottom, sites.top] as const)
        : isBackwards
          ? ([sites.left, sites.right] as const)
          : ([sites.right, sites.left] as const);
    locks.append(createElement('a:stCxn', { id: idOf(from.node), idx: start }));
    locks.append(createElement('a:endCxn', { id: idOf(to.node), idx: end }));
    const isStraight = box.w === 0 || box.h === 0;
    pathOf(node, 'p:spPr', 'a:prstGeom')?.set('prst', isStraight ? 'straightConnector1' : 'bentConnector3');
    const transform = pathOf(node, 'p:spPr', 'a:xfrm');
    for (const name of ['rot', 'flipH', 'flipV']) transform?.unset(name);
    if (isStraight || connects.bend === 'across') {
      if (isBackwards) transform?.set('flipH', '1');
      if (isUpwards && !isStraight) transform?.set('flipV', '1');
      continue;
    }
    transform?.set('rot', isBackwards ? '5400000' : '16200000');
    if (!isBackwards) transform?.set('flipH', '1');
    const { x, y } = centre(box);
    childOf(transform, 'a:off')?.set('x', String(inchesToEmu(x - box.h / 2)));
    childOf(transform, 'a:off')?.set('y', String(inchesToEmu(y - box.w / 2)));
    childOf(transform, 'a:ext')?.set('cx', String(inchesToEmu(box.h)));
    childOf(transform, 'a:ext')?.set('cy', String(inchesToEmu(box.w)));
  }
};

const centre = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });

function idOf(node: XmlElement): string {
  return descendantsOf(node, 'p:cNvPr')[0]?.get('id') ?? '';
}

/** Where lines can be tied to shapes, as shares of their boxes, in the order of ECMA-376's presets. */
const freeSites = {
  box: [
    [0.5, 0],
    [0, 0.5],
    [0.5, 1],
    [1, 0.5],
  ],
  ellipse: [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => {
    const angle = ((-90 - turn) * Math.PI) / 180;
    return [0.5 + Math.cos(angle) / 2, 0.5 + Math.sin(angle) / 2];
  }),
} as const;

/** The ends of lines that belong to shapes are tied to the nearest of their sites, so that they follow when shapes are moved. */
export const tiedConnectors: SlideRule = ({ drawn }) => {
  for (const { element, node } of drawn) {
    if (element.type !== 'line' || !element.joins) continue;
    const { box, flipVertical, joins } = element;
    const [top, bottom] = [box.y, box.y + box.h];
    const ends = [
      { tag: 'a:stCxn', name: joins.start, x: box.x, y: flipVertical ? bottom : top },
      { tag: 'a:endCxn', name: joins.end, x: box.x + box.w, y: flipVertical ? top : bottom },
    ];
    const locks = pathOf(node, 'p:nvCxnSpPr', 'p:cNvCxnSpPr');
    for (const { tag, name, x, y } of ends) {
      const shape = drawn.find((other) => other.element.name === name);
      if (!shape) continue;
      locks?.append(createElement(tag, { id: idOf(shape.node), idx: String(nearestSite(shape.element, x, y)) }));
    }
  }
};

function nearestSite(element: SceneElement, x: number, y: number): number {
  const geometry = 'geometry' in element ? element.geometry : undefined;
  const own = geometry === 'ellipse' ? freeSites.ellipse : freeSites.box;
  const distances = own.map(([across = 0, down = 0]) =>
    Math.hypot(element.box.x + across * element.box.w - x, element.box.y + down * element.box.h - y),
  );
  return distances.indexOf(Math.min(...distances));
}

/**
 * pptxgenjs closes paths to areas, ends lines flat and puts a text into every shape. An icon is round lines without a
 * text, and keeps its proportions.
 */
export const iconLines: SlideRule = ({ drawn }) => {
  for (const { element, node } of drawn) {
    if (element.type !== 'icon') continue;
    for (const path of descendantsOf(node, 'a:path')) path.set('fill', 'none');
    const outline = pathOf(node, 'p:spPr', 'a:ln');
    outline?.set('cap', 'rnd');
    outline?.append(createElement('a:round'));
    pathOf(node, 'p:nvSpPr', 'p:cNvSpPr')?.append(createElement('a:spLocks', { noChangeAspect: '1' }));
    childOf(node, 'p:txBody')?.remove();
  }
};

/**
 * pptxgenjs gives tables neither a style nor a header row nor a direction, and the same revision number to each. What
 * the style says cells do not repeat, so that rows that people add and styles that they choose look as expected.
 */
export const tableProperties: SlideRule = ({ drawn, direction, tableStyle }) => {
  for (const { element, node } of drawn) {
    if (element.type !== 'table') continue;
    const properties = descendantsOf(node, 'a:tblPr')[0];
    if (direction === 'rtl') properties?.set('rtl', '1');
    const hasHeader = element.rows[0]?.kind === 'header';
    // Where no row names the columns, the first column names the rows.
    properties?.set(hasHeader ? 'firstRow' : 'firstCol', '1');
    if (element.rows[element.rows.length - 1]?.kind === 'total') properties?.set('lastRow', '1');
    if (tableStyle.look.band) properties?.set('bandRow', '1');
    properties?.append(createElement('a:tableStyleId', {}, [tableStyle.id]));
    const rows = descendantsOf(node, 'a:tr');
    element.rows.forEach((row, index) => leaveToStyle(rows[index], row, { index, hasHeader, look: tableStyle.look }));
    const revision = childOf(pathOf(node, 'p:nvGraphicFramePr', 'p:nvPr'), 'p:extLst');
    if (revision !== undefined) revision.remove();
  }
};

interface StyledRow {
  index: number;
  hasHeader: boolean;
  look: TableLook;
}

function leaveToStyle(node: XmlElement | undefined, row: TableRow, { index, hasHeader, look }: StyledRow): void {
  if (node === undefined) return;
  const { color, bold, fill } = look.rows[row.kind];
  const isBand = row.kind === 'body' && (index - (hasHeader ? 1 : 0)) % 2 === 1;
  childrenOf(node, 'a:tc').forEach((cellNode, column) => {
    const cell = row.cells[column];
    // The style's first column is bold, and LibreOffice draws no bands in it.
    const isFirstColumn = !hasHeader && column === 0;
    const styled = isBand && !isFirstColumn ? (look.band ?? fill) : fill;
    const properties = childOf(cellNode, 'a:tcPr');
    for (const side of ['a:lnL', 'a:lnR', 'a:lnT', 'a:lnB']) childOf(properties, side)?.remove();
    if (cell?.fill?.color === styled?.color && cell?.fill?.opacity === styled?.opacity)
      childOf(properties, 'a:solidFill')?.remove();
    else if (cell?.fill === undefined) properties?.append(createElement('a:noFill'));
    const runs = cell?.paragraphs.flatMap((paragraph) => paragraph.runs) ?? [];
    const sameColor = runs.every((run) => run.color === color);
    const sameWeight = runs.every((run) => (run.bold ?? false) === (bold || isFirstColumn));
    for (const words of descendantsOf(cellNode, 'a:rPr')) {
      // LibreOffice would give a link the palette's colour.
      if (sameColor && childOf(words, 'a:hlinkClick') === undefined) childOf(words, 'a:solidFill')?.remove();
      if (sameWeight) words.unset('b');
      else if (words.get('b') === undefined) words.set('b', '0');
    }
  });
}

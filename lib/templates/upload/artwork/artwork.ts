import type { Box } from '@/lib/deck/scene/scene';
import { escapeXml } from '@/lib/pptx/package/escape-xml';
import { childOf, childrenOf, pathOf, type XmlElement } from '@/lib/pptx/xml/tree';
import { backgroundOf } from '../template-background';
import { firstColor } from '../template-colors';
import { frameOf, placeholderOf, shapesOf, type Frame } from '../shapes';
import { isMadeForPlaces } from '../own-places';
import type { ReadLayout } from '../template-tree';
import { customSvg, shapeSvg } from './outline';
import { inSvg, lineOf, paintOf, pictureOf, pointsPerInch, styleFill, unitPicture, type Drawing } from './paint';

/** Where a drawing object stands when the groups around it are undone: `x' = x * scaleX + dx`. */
interface Place {
  scaleX: number;
  scaleY: number;
  dx: number;
  dy: number;
}

const onSlide: Place = { scaleX: 1, scaleY: 1, dx: 0, dy: 0 };

/** What a layout shows before anybody writes on it, as SVG in points: its background, the master's pieces, its own. */
export function artworkOf(
  layout: ReadLayout,
  context: Pick<Drawing, 'opened' | 'inches' | 'slide' | 'pictures'>,
): string {
  const { master, palette } = layout;
  const draw = (root: XmlElement, part: string) =>
    shapesOf(root)
      .filter((node) => placeholderOf(node) === undefined)
      .flatMap((node) => pieces(node, onSlide, { ...context, master, palette, part }));
  return [
    backgroundSvg(layout, { ...context, master, palette, part: layout.path }),
    ...(layout.showsMasterShapes ? draw(master.root, master.path) : []),
    ...draw(layout.root, layout.path),
    ...filledPlaces(layout, { ...context, master, palette, part: layout.path }),
  ].join('');
}

/** Places for words that are filled themselves: wherever their words stand, that is drawn. */
function filledPlaces(layout: ReadLayout, drawing: Drawing): string[] {
  const isFront = layout.type === 'title' || layout.type === 'secHead';
  const isFilled = isMadeForPlaces(layout) ? ofPlaces : isFront ? ofFronts : ofAll;
  return layout.placeholders
    .filter(({ type, node }) => isFilled.test(type) && ownFillOf(node) !== undefined)
    .map(({ node, frame }) => drawShape(node, frame, drawing));
}

const [ofAll, ofFronts] = [/^(?:title|ctrTitle|subTitle)$/, /^(?:title|ctrTitle|subTitle|body)$/];
/** Where slides fill all places that a layout has for words. */
const ofPlaces = /^(?:title|ctrTitle|subTitle|body|obj)$/;

function backgroundSvg(layout: ReadLayout, drawing: Drawing): string {
  const { color, fill, part } = backgroundOf(layout);
  const whole = { x: 0, y: 0, cx: drawing.slide.cx, cy: drawing.slide.cy };
  const paint = fill ? paintOf(fill, { ...drawing, part }, color) : color ? { fill: `#${color.hex}` } : undefined;
  return shapeSvg('rect', boxOf(whole, drawing), paint, undefined);
}

function pieces(node: XmlElement, place: Place, drawing: Drawing): string[] {
  if (node.name === 'p:grpSp') {
    const inner = innerPlace(node, place);
    return childrenOf(node).flatMap((child) =>
      /^p:(sp|pic|grpSp|cxnSp)$/.test(child.name) ? pieces(child, inner, drawing) : [],
    );
  }
  const own = frameOf(node);
  if (own === undefined || isHidden(node)) return [];
  const frame = moved(own, place);
  const drawn = node.name === 'p:pic' ? drawPicture(node, frame, drawing) : drawShape(node, frame, drawing);
  const text = node.name === 'p:sp' ? drawWords(node, frame, drawing) : '';
  const transform = turned(node, frame, drawing);
  return [transform && drawn + text ? `<g transform="${transform}">${drawn}${text}</g>` : drawn + text];
}

function isHidden(node: XmlElement): boolean {
  const head = childrenOf(node).find(({ name }) => /^p:nv\w+Pr$/.test(name));
  return childOf(head, 'p:cNvPr')?.get('hidden') === '1';
}

function innerPlace(group: XmlElement, place: Place): Place {
  const transform = pathOf(group, 'p:grpSpPr', 'a:xfrm');
  const value = (name: string, attribute: string) => Number(childOf(transform, name)?.get(attribute) ?? 0);
  const child = {
    x: value('a:chOff', 'x'),
    y: value('a:chOff', 'y'),
    cx: value('a:chExt', 'cx'),
    cy: value('a:chExt', 'cy'),
  };
  const own = frameOf(group);
  if (own === undefined || child.cx === 0 || child.cy === 0) return place;
  const frame = moved(own, place);
  const [scaleX, scaleY] = [frame.cx / child.cx, frame.cy / child.cy];
  return { scaleX, scaleY, dx: frame.x - child.x * scaleX, dy: frame.y - child.y * scaleY };
}

function moved({ x, y, cx, cy }: Frame, { scaleX, scaleY, dx, dy }: Place): Frame {
  return { x: x * scaleX + dx, y: y * scaleY + dy, cx: cx * scaleX, cy: cy * scaleY };
}

function boxOf({ x, y, cx, cy }: Frame, { inches }: Drawing): Box {
  return { x: inches(x), y: inches(y), w: inches(cx), h: inches(cy) };
}

function turned(node: XmlElement, frame: Frame, { inches }: Drawing): string {
  const transform = pathOf(node, 'p:spPr', 'a:xfrm');
  const degrees = Number(transform?.get('rot') ?? 0) / 60_000;
  const [mirrored, upended] = [transform?.get('flipH') === '1', transform?.get('flipV') === '1'];
  if (degrees === 0 && !mirrored && !upended) return '';
  const x = inSvg(inches(frame.x + frame.cx / 2) * pointsPerInch);
  const y = inSvg(inches(frame.y + frame.cy / 2) * pointsPerInch);
  return `translate(${x} ${y}) rotate(${inSvg(degrees)}) scale(${mirrored ? -1 : 1} ${upended ? -1 : 1}) translate(${-Number(x)} ${-Number(y)})`;
}

function drawPicture(node: XmlElement, frame: Frame, drawing: Drawing): string {
  const fill = childOf(node, 'p:blipFill');
  const href = fill && pictureOf(fill, drawing);
  // What can't be drawn still takes its place.
  if (fill === undefined || href === undefined)
    return shapeSvg('rect', boxOf(frame, drawing), { fill: '#808080', opacity: 0.15 }, undefined);
  const { x, y, w, h } = boxOf(frame, drawing);
  const crop = childOf(fill, 'a:srcRect');
  const share = (side: string) => Number(crop?.get(side) ?? 0) / 100_000;
  const [left, top] = [share('l'), share('t')];
  const viewBox = [left, top, Math.max(0.01, 1 - left - share('r')), Math.max(0.01, 1 - top - share('b'))].join(' ');
  const at = [x, y, w, h].map((value) => inSvg(value * pointsPerInch));
  return `<svg x="${at[0]}" y="${at[1]}" width="${at[2]}" height="${at[3]}" viewBox="${viewBox}" preserveAspectRatio="none">${unitPicture(fill, href)}</svg>`;
}

const fillNames = new Set(['a:noFill', 'a:solidFill', 'a:gradFill', 'a:blipFill', 'a:pattFill', 'a:grpFill']);

function ownFillOf(node: XmlElement): XmlElement | undefined {
  const properties = childOf(node, 'p:spPr');
  return properties && childrenOf(properties).find(({ name }) => fillNames.has(name));
}

function drawShape(node: XmlElement, frame: Frame, drawing: Drawing): string {
  const properties = childOf(node, 'p:spPr');
  const own = ownFillOf(node);
  const paint = node.name === 'p:cxnSp' ? undefined : own ? paintOf(own, drawing) : styleFill(node, drawing);
  const line = lineOf(node, properties, drawing);
  const geometry = childOf(properties, 'a:custGeom');
  const preset = childOf(properties, 'a:prstGeom')?.get('prst') ?? 'rect';
  return geometry
    ? customSvg(geometry, boxOf(frame, drawing), frame, paint, line)
    : shapeSvg(node.name === 'p:cxnSp' ? 'line' : preset, boxOf(frame, drawing), paint, line);
}

const anchorShares: Readonly<Record<string, number>> = { t: 0, ctr: 0.5, b: 1 };

/** Words that a layout has of its own, such as a company's name, each paragraph on a line. */
function drawWords(node: XmlElement, frame: Frame, drawing: Drawing): string {
  const body = childOf(node, 'p:txBody');
  const paragraphs = body
    ? childrenOf(body, 'a:p').filter((paragraph) => childrenOf(paragraph, 'a:r').some(({ text }) => text.trim() !== ''))
    : [];
  if (paragraphs.length === 0) return '';
  const { x, y, w, h } = boxOf(frame, drawing);
  const properties = childOf(body, 'a:bodyPr');
  const inset = (name: string, usual: number) => drawing.inches(Number(properties?.get(name) ?? usual));
  const lines = paragraphs.map((paragraph) => {
    const run = childOf(childrenOf(paragraph, 'a:r')[0], 'a:rPr');
    const level = childOf(childOf(body, 'a:lstStyle'), 'a:lvl1pPr');
    const defaults = childOf(level, 'a:defRPr');
    const color = firstColor(
      childOf(run, 'a:solidFill') ?? childOf(defaults, 'a:solidFill') ?? pathOf(node, 'p:style', 'a:fontRef'),
      drawing.palette,
    );
    const sizePt = Number(run?.get('sz') ?? defaults?.get('sz') ?? 1800) / 100;
    const align = childOf(paragraph, 'a:pPr')?.get('algn') ?? level?.get('algn') ?? 'l';
    const text = childrenOf(paragraph, 'a:r')
      .map((one) => childOf(one, 'a:t')?.text ?? '')
      .join('');
    const pt = sizePt * drawing.inches(914_400);
    return { text, pt, align, hex: color?.hex ?? '000000', bold: run?.get('b') === '1' };
  });
  const heightPt = lines.reduce((sum, { pt }) => sum + pt * 1.2, 0);
  const [insetTop, insetBottom] = [inset('tIns', 45_720), inset('bIns', 45_720)];
  const free = (h - insetTop - insetBottom) * pointsPerInch - heightPt;
  let top = (y + insetTop) * pointsPerInch + free * (anchorShares[properties?.get('anchor') ?? 't'] ?? 0);
  return lines
    .map(({ text, pt, align, hex, bold }) => {
      const left = (x + inset('lIns', 91_440)) * pointsPerInch;
      const right = (x + w - inset('rIns', 91_440)) * pointsPerInch;
      const at = align === 'ctr' ? (left + right) / 2 : align === 'r' ? right : left;
      const anchor = align === 'ctr' ? 'middle' : align === 'r' ? 'end' : 'start';
      const baseline = top + pt * 0.95;
      top += pt * 1.2;
      return `<text x="${inSvg(at)}" y="${inSvg(baseline)}" font-family="Calibri, Carlito, Arial, sans-serif" font-size="${inSvg(pt)}" text-anchor="${anchor}" fill="#${hex}"${bold ? ' font-weight="700"' : ''}>${escapeXml(text)}</text>`;
    })
    .join('');
}

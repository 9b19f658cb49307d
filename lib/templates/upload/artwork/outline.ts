import type { Box } from '@/lib/deck/scene/scene';
import { childOf, childrenOf, type XmlElement } from '@/lib/pptx/xml/tree';
import type { Frame } from '../shapes';
import { inSvg, pointsPerInch, type Outlining, type Paint } from './paint';

function painted(paint: Paint | undefined, line: Outlining | undefined): string {
  const fill = paint
    ? `fill="${paint.fill}"${paint.opacity !== undefined && paint.opacity < 1 ? ` fill-opacity="${inSvg(paint.opacity)}"` : ''}`
    : 'fill="none"';
  const stroke = line
    ? ` stroke="${line.stroke}" stroke-width="${inSvg(line.widthPt)}"${line.opacity < 1 ? ` stroke-opacity="${inSvg(line.opacity)}"` : ''}`
    : '';
  return fill + stroke;
}

/** Outlines in a unit square, of the presets that templates draw with; others are drawn as their rectangle. */
const outlines: Readonly<Record<string, string>> = {
  triangle: 'M.5 0L1 1L0 1Z',
  rtTriangle: 'M0 0L1 1L0 1Z',
  parallelogram: 'M.25 0L1 0L.75 1L0 1Z',
  trapezoid: 'M.25 0L.75 0L1 1L0 1Z',
  diamond: 'M.5 0L1 .5L.5 1L0 .5Z',
  homePlate: 'M0 0L.75 0L1 .5L.75 1L0 1Z',
  chevron: 'M0 0L.75 0L1 .5L.75 1L0 1L.25 .5Z',
  hexagon: 'M.25 0L.75 0L1 .5L.75 1L.25 1L0 .5Z',
};

const point = /([ML])([\d.]+) ([\d.]+)/g;

export function shapeSvg(
  preset: string,
  { x, y, w, h }: Box,
  paint: Paint | undefined,
  line: Outlining | undefined,
): string {
  if (paint === undefined && line === undefined) return '';
  const [left, top, width, height] = [x, y, w, h].map((value) => value * pointsPerInch) as [
    number,
    number,
    number,
    number,
  ];
  const look = painted(paint, line);
  const defs = paint?.defs ?? '';
  if (/^(line|straightConnector1)$/.test(preset))
    return line
      ? `${defs}<line x1="${inSvg(left)}" y1="${inSvg(top)}" x2="${inSvg(left + width)}" y2="${inSvg(top + height)}" ${look}/>`
      : '';
  if (preset === 'ellipse')
    return `${defs}<ellipse cx="${inSvg(left + width / 2)}" cy="${inSvg(top + height / 2)}" rx="${inSvg(width / 2)}" ry="${inSvg(height / 2)}" ${look}/>`;
  const outline = outlines[preset];
  if (outline)
    return `${defs}<path d="${outline.replace(point, (_, letter: string, px: string, py: string) => `${letter}${inSvg(left + Number(px) * width)} ${inSvg(top + Number(py) * height)}`)}" ${look}/>`;
  const radius = /^round/.test(preset) ? ` rx="${inSvg(Math.min(width, height) / 6)}"` : '';
  return `${defs}<rect x="${inSvg(left)}" y="${inSvg(top)}" width="${inSvg(width)}" height="${inSvg(height)}"${radius} ${look}/>`;
}

/** Paths of a drawing of its own (ECMA-376 part 1, 20.1.9.8), as far as their numbers stand in it. */
export function customSvg(
  geometry: XmlElement,
  { x, y, w, h }: Box,
  { cx, cy }: Pick<Frame, 'cx' | 'cy'>,
  paint: Paint | undefined,
  line: Outlining | undefined,
): string {
  if (paint === undefined && line === undefined) return '';
  const list = childOf(geometry, 'a:pathLst');
  const paths = list ? childrenOf(list, 'a:path') : [];
  const drawn = paths.map((path) => {
    const [width, height] = [Number(path.get('w') ?? cx) || cx, Number(path.get('h') ?? cy) || cy];
    const px = (value: string | undefined) => inSvg((x + (Number(value ?? 0) / width) * w) * pointsPerInch);
    const py = (value: string | undefined) => inSvg((y + (Number(value ?? 0) / height) * h) * pointsPerInch);
    const points = (command: XmlElement) =>
      childrenOf(command, 'a:pt')
        .map((point) => `${px(point.get('x'))} ${py(point.get('y'))}`)
        .join(' ');
    const d = childrenOf(path).map((command) => {
      const letter = pathLetters[command.name];
      return letter === undefined ? '' : letter + (letter === 'Z' ? '' : points(command));
    });
    return `<path d="${d.join('')}" fill-rule="evenodd" ${painted(path.get('fill') === 'none' ? undefined : paint, line)}/>`;
  });
  return (paint?.defs ?? '') + drawn.filter((svg) => !svg.includes('NaN')).join('');
}

const pathLetters: Readonly<Record<string, string>> = {
  'a:moveTo': 'M',
  'a:lnTo': 'L',
  'a:cubicBezTo': 'C',
  'a:quadBezTo': 'Q',
  'a:close': 'Z',
};

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import svgpath from 'svgpath';
import { z } from 'zod';
import { iconNames } from './icon-names';

const number = z.coerce.number();
/** React's, no part of the form. */
const common = { key: z.string().optional() };

/** The elements of SVG that the drawings use; another one, or another attribute, is an error rather than a drawing that lacks something. */
const nodeSchema = z.union([
  z.tuple([z.literal('path'), z.strictObject({ d: z.string(), ...common })]).transform(([, { d }]) => d),
  z
    .tuple([z.literal('circle'), z.strictObject({ cx: number, cy: number, r: number, ...common })])
    .transform(([, { cx, cy, r }]) => ellipse(cx, cy, r, r)),
  // Filled ones are dots, smaller than the line is wide.
  z
    .tuple([
      z.literal('circle'),
      z.strictObject({ cx: number, cy: number, r: number.max(1), fill: z.literal('currentColor'), ...common }),
    ])
    .transform(([, { cx, cy, r }]) => dot(cx, cy, r)),
  z
    .tuple([z.literal('ellipse'), z.strictObject({ cx: number, cy: number, rx: number, ry: number, ...common })])
    .transform(([, { cx, cy, rx, ry }]) => ellipse(cx, cy, rx, ry)),
  z
    .tuple([z.literal('line'), z.strictObject({ x1: number, y1: number, x2: number, y2: number, ...common })])
    .transform(([, { x1, y1, x2, y2 }]) => `M${x1} ${y1}L${x2} ${y2}`),
  z
    .tuple([z.literal('polyline'), z.strictObject({ points: z.string(), ...common })])
    .transform(([, { points }]) => `M${points}`),
  z
    .tuple([z.literal('polygon'), z.strictObject({ points: z.string(), ...common })])
    .transform(([, { points }]) => `M${points}Z`),
  z
    .tuple([
      z.literal('rect'),
      z.strictObject({
        x: number.default(0),
        y: number.default(0),
        width: number,
        height: number,
        rx: number.optional(),
        ry: number.optional(),
        ...common,
      }),
    ])
    .transform(([, { x, y, width, height, rx, ry }]) => rectangle(x, y, width, height, rx ?? ry ?? 0, ry ?? rx ?? 0)),
]);

/**
 * An element of a drawing, as Lucide lists it (`['circle', { cx: '12', … }]`), as plain path data: `M`, `L`, `C` and
 * `Z` with absolute coordinates, each command with its letter.
 *
 * @throws when it is none of the seven basic shapes of SVG 2, says more than its form or has a path that can't be read
 */
export function pathOfNode(node: unknown): string {
  const path = svgpath(nodeSchema.parse(node)).abs().unshort().unarc();
  if ('err' in path && path.err !== '') throw new Error(String(path.err));
  let plain = '';
  path.iterate((segment, _, x, y) => {
    const [command, ...numbers] = plainSegment(segment, x, y);
    plain += command + numbers.map((number) => Number(number.toFixed(decimals))).join(' ');
  });
  return plain;
}

/** As many as Lucide has. */
const decimals = 3;

type Point = readonly [x: number, y: number];

/** A quadratic curve as a cubic one: both handles reach two thirds of the way to its one. */
function cubicOf(from: Point, handle: Point, to: Point): number[] {
  const towards = ([x, y]: Point) => [x + ((handle[0] - x) * 2) / 3, y + ((handle[1] - y) * 2) / 3];
  return [...towards(from), ...towards(to), ...to];
}

type Segment = Parameters<Parameters<ReturnType<typeof svgpath>['iterate']>[0]>[0];

/** A segment of an absolute path without arcs and short forms, which begins at (`x`, `y`). */
function plainSegment(segment: Segment, x: number, y: number): readonly [string, ...number[]] {
  switch (segment[0]) {
    case 'H':
      return ['L', segment[1], y];
    case 'V':
      return ['L', x, segment[1]];
    case 'Z':
      return ['Z'];
    case 'M':
    case 'L':
    case 'C':
      return segment;
    case 'Q':
      return ['C', ...cubicOf([x, y], [segment[1], segment[2]], [segment[3], segment[4]])];
    default:
      throw new Error(`${segment[0]} is no plain segment.`);
  }
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** Four lines through one point, whose round ends together fill a circle; a tiny circle of a broad line is drawn with a hole by some. */
function dot(cx: number, cy: number, r: number): string {
  const slant = Number((r * Math.SQRT1_2).toFixed(3));
  return `M${cx - r} ${cy}h${2 * r}M${cx} ${cy - r}v${2 * r}M${cx - slant} ${cy - slant}l${2 * slant} ${2 * slant}M${cx + slant} ${cy - slant}l${-2 * slant} ${2 * slant}`;
}

/** A radius that is not given is the other one, and none is more than half a side (SVG 2, 10.2). */
function rectangle(x: number, y: number, w: number, h: number, roundX: number, roundY: number): string {
  const [rx, ry] = [Math.min(roundX, w / 2), Math.min(roundY, h / 2)];
  if (rx === 0 || ry === 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const arc = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${w - 2 * rx}${arc(rx, ry)}v${h - 2 * ry}${arc(-rx, ry)}h${2 * rx - w}${arc(-rx, -ry)}v${2 * ry - h}${arc(rx, -ry)}Z`;
}

/** The text of lib/deck/icons/icon-set.ts. */
export async function iconSetCode(): Promise<string> {
  const entries = await Promise.all(
    iconNames.map(async (name) => `  '${name}': [${(await pathsOf(name)).map((path) => `'${path}'`).join(', ')}],`),
  );
  return `/**
 * Drawings of Lucide (https://lucide.dev; see lucide-license.txt) as path data (\`M\`, \`L\`, \`C\` and \`Z\`, absolute) in a square of 24
 * units, to be drawn with a line of 2 units, round caps and joins. Written by scripts/build-icons.ts.
 */
export const iconSet = {
${entries.join('\n')}
} as const;

export type IconName = keyof typeof iconSet;
`;
}

/** Of the package that has the drawings. */
export const lucideFolder = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));

const moduleSchema = z.object({ __iconData: z.object({ node: z.array(z.unknown()) }) });
/** All that the file of a name holds that Lucide keeps for an older one. */
const otherName = /^export \{ default \} from '\.\/(?<name>[\w-]+)\.mjs';$/m;

/**
 * The lines of an icon as plain path data in a square of 24 units.
 *
 * @param name as Lucide has it, such as `chart-column`, or had it before (`smile`)
 * @throws when the package has no such drawing, or one of other elements
 */
export async function pathsOf(name: string): Promise<string[]> {
  const file = fileOf(name);
  const renamed = otherName.exec(readFileSync(file, 'utf8'))?.groups?.name;
  const loaded: unknown = await import(pathToFileURL(renamed === undefined ? file : fileOf(renamed)).href);
  const parsed = moduleSchema.safeParse(loaded);
  if (!parsed.success) throw new Error(`The drawing of "${name}" can't be read.`);
  return parsed.data.__iconData.node.map(pathOfNode);
}

function fileOf(name: string): string {
  const file = join(lucideFolder, 'dist/esm/icons', `${name}.mjs`);
  if (!existsSync(file)) throw new Error(`Lucide has no icon "${name}".`);
  return file;
}

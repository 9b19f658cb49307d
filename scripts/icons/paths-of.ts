import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const iconsFolder = join(dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')), 'dist/esm/icons');

const number = z.coerce.number();
/** The drawings use these elements of SVG alone. */
const nodeSchema = z.union([
  z.tuple([z.literal('path'), z.object({ d: z.string() })]).transform(([, { d }]) => d),
  z.tuple([z.literal('circle'), z.object({ cx: number, cy: number, r: number })]).transform(([, { cx, cy, r }]) => ellipse(cx, cy, r, r)),
  z.tuple([z.literal('ellipse'), z.object({ cx: number, cy: number, rx: number, ry: number })]).transform(([, { cx, cy, rx, ry }]) => ellipse(cx, cy, rx, ry)),
  z.tuple([z.literal('line'), z.object({ x1: number, y1: number, x2: number, y2: number })]).transform(([, { x1, y1, x2, y2 }]) => `M${x1} ${y1}L${x2} ${y2}`),
  z.tuple([z.literal('polyline'), z.object({ points: z.string() })]).transform(([, { points }]) => `M${points}`),
  z.tuple([z.literal('polygon'), z.object({ points: z.string() })]).transform(([, { points }]) => `M${points}Z`),
  z
    .tuple([z.literal('rect'), z.object({ x: number.default(0), y: number.default(0), width: number, height: number, rx: number.default(0) })])
    .transform(([, { x, y, width, height, rx }]) => rectangle(x, y, width, height, rx)),
]);

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

function rectangle(x: number, y: number, w: number, h: number, r: number): string {
  if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}Z`;
}

const moduleSchema = z.object({ __iconData: z.object({ node: z.array(nodeSchema) }) });

/**
 * @param name as Lucide has it, such as `chart-column`
 * @throws when the package has no such drawing, or one of other elements
 */
export async function pathsOf(name: string): Promise<string[]> {
  const file = join(iconsFolder, `${name}.mjs`);
  if (!existsSync(file)) throw new Error(`Lucide has no icon "${name}".`);
  const loaded: unknown = await import(pathToFileURL(file).href);
  const parsed = moduleSchema.safeParse(loaded);
  if (!parsed.success) throw new Error(`The drawing of "${name}" can't be read; it may be another name of a drawing.`);
  return parsed.data.__iconData.node;
}

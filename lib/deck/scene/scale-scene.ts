import type { Scene } from './scene';

/** Lengths in inches or points by their names; shares, such as crops, and counts are none. */
const isLength = (name: string): boolean => /(In|Pt)$/.test(name);
const boxSides = ['x', 'y', 'w', 'h'];
const insetSides = ['left', 'top', 'right', 'bottom'];

/** The scene on slides of another size: every length and every size of type times the same. */
export function scaleScene(scene: Scene, scale: number): Scene {
  return scale === 1 ? scene : (scaled(scene, scale) as Scene);
}

function scaled(value: unknown, scale: number, name = ''): unknown {
  if (typeof value === 'number') return isLength(name) ? value * scale : value;
  if (Array.isArray(value)) return value.map((one) => scaled(one, scale, name));
  if (typeof value !== 'object' || value === null) return value;
  const sides = name === 'inset' ? insetSides : name === 'cellMargin' ? ['x', 'y'] : isBox(value) ? boxSides : [];
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      sides.includes(key) && typeof inner === 'number'
        ? inner * scale
        : key === 'chart'
          ? inner
          : scaled(inner, scale, key),
    ]),
  );
}

function isBox(value: object): boolean {
  return boxSides.every((side) => side in value);
}

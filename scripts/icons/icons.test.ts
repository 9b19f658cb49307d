import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { iconSet } from '../../lib/deck/icons/icon-set';
import { iconNames } from './icon-names';
import { iconSetCode, lucideFolder, pathsOf, pathOfNode } from './icon-set-code';

const folder = join(import.meta.dirname, '../../lib/deck/icons');

/** Opacity of each pixel of a drawing of 48 by 48. */
function pixelsOf(inner: string): number[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inner}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: 48 } }).render();
  return [...pixels].filter((_, at) => at % 4 === 3);
}

describe('pathOfNode', () => {
  const nodes: [string, Record<string, string>][] = [
    ['path', { d: 'M3 3 21 21' }],
    ['path', { d: 'M3 5Q8 20 12 12T21 9h-3v6' }],
    ['path', { d: 'm3 5c2 9 6 9 8 4s4-2 6 4a3 3 0 01-5 2m4 4v-4z' }],
    ['circle', { cx: '12', cy: '10', r: '5' }],
    ['circle', { cx: '13.5', cy: '6.5', r: '.5', fill: 'currentColor' }],
    ['ellipse', { cx: '12', cy: '9', rx: '9', ry: '3' }],
    ['line', { x1: '3', y1: '20', x2: '20', y2: '4' }],
    ['polyline', { points: '4 4 12 20 20 4' }],
    ['polygon', { points: '3,11 22,2 13,21 11,13' }],
    ['rect', { x: '4', y: '6', width: '14', height: '9' }],
    ['rect', { width: '14', height: '9' }],
    ['rect', { x: '4', y: '6', width: '14', height: '9', rx: '2' }],
    ['rect', { x: '4', y: '6', width: '14', height: '9', ry: '3' }],
    ['rect', { x: '4', y: '4', width: '14', height: '14', rx: '2', ry: '5' }],
    ['rect', { x: '4', y: '6', width: '4', height: '10', rx: '9' }],
  ];

  it.each(nodes)('draws a %s of %o as SVG does', (tag, attributes) => {
    const text = Object.entries(attributes).map(
      ([name, value]) => `${name}="${value === 'currentColor' ? '#000' : value}"`,
    );
    const [ours, theirs] = [
      pixelsOf(`<path d="${pathOfNode([tag, { ...attributes, key: 'a1' }])}"/>`),
      pixelsOf(`<${tag} ${text.join(' ')}/>`),
    ];
    expect(Math.max(...theirs)).toBe(255);
    expect(Math.max(...ours.map((value, at) => Math.abs(value - (theirs[at] ?? 0))))).toBeLessThan(64);
  });

  it.each([
    ['another element', ['text', { x: '1', y: '2' }]],
    ['another attribute', ['path', { d: 'M0 0h1', transform: 'scale(2)' }]],
    ['another filling', ['circle', { cx: '1', cy: '1', r: '1', fill: 'red' }]],
    ['a length that is none', ['circle', { cx: 'left', cy: '1', r: '1' }]],
    ['a path that breaks off', ['path', { d: 'M0 0L1' }]],
  ])('refuses %s', (_, node) => {
    expect(() => pathOfNode(node)).toThrow();
  });
});

describe('pathsOf', () => {
  it('follows a name that Lucide keeps for an older one', async () => {
    for (const [older, name] of [
      ['music', 'eighth-notes'],
      ['triangle-alert', 'triangle-exclamation-point'],
    ] as const) {
      expect(await pathsOf(older)).toEqual(await pathsOf(name));
    }
  });

  it('says what Lucide does not have', async () => {
    await expect(pathsOf('unicorn')).rejects.toThrow('"unicorn"');
  });
});

describe('the icon set', () => {
  it('is what the script writes', async () => {
    expect(readFileSync(join(folder, 'icon-set.ts'), 'utf8')).toBe(await iconSetCode());
  });

  it('has lines and cubic curves alone, each command with its letter', () => {
    const paths = Object.values(iconSet).flat();
    const number = String.raw`-?\d+(\.\d{1,3})?`;
    const pair = `${number} ${number}`;
    const plain = new RegExp(`^M${pair}([ML]${pair}|C${pair} ${pair} ${pair}|Z)+$`);
    expect(paths.filter((path) => !plain.test(path))).toEqual([]);
  });

  it('has each drawing once', async () => {
    const drawings = await Promise.all(iconNames.map(async (name) => (await pathsOf(name)).join()));
    expect(iconNames.filter((_, index) => drawings.indexOf(drawings[index] ?? '') !== index)).toEqual([]);
    expect(new Set(iconNames).size).toBe(iconNames.length);
  });

  it('carries the licence of its drawings', () => {
    expect(readFileSync(join(folder, 'lucide-license.txt'), 'utf8')).toBe(
      readFileSync(join(lucideFolder, 'LICENSE'), 'utf8'),
    );
  });
});

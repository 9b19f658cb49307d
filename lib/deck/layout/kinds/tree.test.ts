import { describe, expect, it } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { blockingOf, boxesOf, laySlide, named } from '../testing/lay-slide';
import { treeOfNodes } from './tree-nodes';

type Nodes = Extract<SlideSpecInput, { kind: 'tree' }>['nodes'];
const theme = builtinThemes[0]!;
const team: Nodes = [
  { name: 'Dana', detail: 'CEO' },
  { name: 'Omar', under: 'Dana' },
  { name: 'Lena', under: 'dana', value: '$4M' },
  { name: 'Packing', under: 'Omar' },
  { name: 'Inspection', under: 'Omar' },
];

const lay = (nodes: Nodes, arrangement?: string, direction: 'ltr' | 'rtl' = 'ltr', look = theme) =>
  laySlide({ kind: 'tree', title: 'Who leads whom', nodes, arrangement }, { theme: look, direction });
const middle = ({ x, w }: { x: number; w: number }) => x + w / 2;

describe('a tree', () => {
  it('stands with each node over the middle of those under it', () => {
    const [dana, omar, packing, inspection, lena] = boxesOf(lay(team, 'tree-down'), /^Node \d$/);
    expect(middle(omar!)).toBeCloseTo((middle(packing!) + middle(inspection!)) / 2, 3);
    expect(middle(dana!)).toBeCloseTo((middle(omar!) + middle(lena!)) / 2, 3);
    expect([dana!.y < omar!.y, omar!.y < packing!.y, omar!.y === lena!.y]).toEqual([true, true, true]);
  });

  it('runs from one side to the other, a level a column', () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const [dana, omar, packing] = boxesOf(lay(team, 'tree-across', direction), /^Node \d$/);
      const order = [dana!.x, omar!.x, packing!.x];
      expect(order).toEqual([...order].sort((a, b) => (direction === 'ltr' ? a - b : b - a)));
    }
  });

  it.each(['tree-down', 'tree-across'])(
    'joins each node with the one above it by a line that stays with both: %s',
    (arrangement) => {
      const scene = lay(team, arrangement);
      const joined = named(scene, /connector$/).map((one) =>
        one.type === 'line' ? [one.connects?.from, one.connects?.to] : [],
      );
      expect(joined).toEqual([
        ['Node 1', 'Node 2'],
        ['Node 2', 'Node 3'],
        ['Node 2', 'Node 4'],
        ['Node 1', 'Node 5'],
      ]);
      expect(blockingOf(scene, theme)).toEqual([]);
    },
  );

  it('has its leaves in lists where they are too many to stand side by side', () => {
    const wide: Nodes = [
      team[0]!,
      ...['A', 'B', 'C', 'D'].map((name) => ({ name, under: 'Dana' })),
      ...Array.from({ length: 12 }, (_, index) => ({ name: `Team ${index + 1}`, under: 'ABCD'.charAt(index % 4) })),
    ];
    for (const look of builtinThemes) {
      const scene = lay(wide, 'tree-down', 'ltr', look);
      expect(named(scene, /^Node \d list$/)).toHaveLength(4);
      expect(blockingOf(scene, look)).toEqual([]);
    }
  });
});

describe('what is no tree', () => {
  it.each<[string, Nodes]>([
    [
      'goes-in-circles',
      [
        { name: 'A', under: 'B' },
        { name: 'B', under: 'A' },
      ],
    ],
    ['goes-in-circles', [{ name: 'Root' }, { name: 'A', under: 'B' }, { name: 'B', under: 'A' }]],
    [
      'two-parents',
      [
        { name: 'Root' },
        { name: 'A', under: 'Root' },
        { name: 'B', under: 'Root' },
        { name: 'C', under: 'A' },
        { name: 'C', under: 'B' },
      ],
    ],
    ['no-single-root', [{ name: 'A' }, { name: 'B' }, { name: 'C', under: 'A' }]],
    ['no-single-root', [{ name: 'A' }, { name: 'C', under: 'Nobody' }]],
  ])('is told as a list with all its words: %s', (fault, nodes) => {
    expect(treeOfNodes(nodes.map((node) => ({ ...node })))).toBe(fault);
    const scene = lay(nodes);
    expect(named(scene, /connector$/)).toEqual([]);
    expect(blockingOf(scene, theme)).toEqual([]);
    const said = JSON.stringify(scene.slides);
    for (const { name, under = name } of nodes) for (const word of [name, under]) expect(said).toContain(word);
  });

  it('may have one name twice where ids tell them apart', () => {
    const nodes = [
      { name: 'Profit' },
      { name: 'Revenue', under: 'Profit' },
      { name: 'Costs', under: 'Profit' },
      { name: 'Volume', id: 'a', under: 'Revenue' },
      { name: 'Volume', id: 'b', under: 'Costs' },
    ];
    expect(typeof treeOfNodes(nodes)).toBe('object');
  });
});

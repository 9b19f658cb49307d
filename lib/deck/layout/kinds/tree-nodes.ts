import type { BulletItem, SlideOf } from '../../spec/slide-spec';
import { listMarks } from '../marks-and-words';

type Node = SlideOf<'tree'>['nodes'][number];

export type TreeFault = 'goes-in-circles' | 'two-parents' | 'no-single-root';

/** A node with those that stand under it. */
export interface Branch {
  node: Node;
  /** 0 for the root. */
  level: number;
  children: readonly Branch[];
}

const plain = (name: string): string => name.trim().toLowerCase();
const keyOf = ({ id, name }: Node): string => plain(id ?? name);

function childrenOf(parent: Node, nodes: readonly Node[]): Node[] {
  return nodes.filter(({ under }) => under !== undefined && plain(under) === keyOf(parent));
}

/** The tree that the nodes make, or why they make none. */
export function treeOfNodes(nodes: readonly Node[]): Branch | TreeFault {
  const keys = nodes.map(keyOf);
  if (new Set(keys).size < keys.length) return 'two-parents';
  const [root, another] = nodes.filter(({ under }) => under === undefined);
  const isKnown = nodes.every(({ under }) => under === undefined || keys.includes(plain(under)));
  if (root === undefined) return isKnown ? 'goes-in-circles' : 'no-single-root';
  if (another !== undefined || !isKnown) return 'no-single-root';
  const branchOf = (node: Node, level: number): Branch => ({
    node,
    level,
    children: childrenOf(node, nodes).map((child) => branchOf(child, level + 1)),
  });
  const tree = branchOf(root, 0);
  return allOf(tree).length < nodes.length ? 'goes-in-circles' : tree;
}

/** A branch and all below it, from the top. */
export function allOf(branch: Branch): Branch[] {
  return [branch, ...branch.children.flatMap(allOf)];
}

export function leavesOf(branch: Branch): Branch[] {
  return branch.children.length === 0 ? [branch] : branch.children.flatMap(leavesOf);
}

export function depthOf(branch: Branch): number {
  return Math.max(branch.level, ...branch.children.map(depthOf));
}

/** "Dana Whitfield (CFO, $4M)". */
export function saidOf({ name, detail, value }: Node, language: string): string {
  const beside = [detail, value].filter((text) => text !== undefined).join(listMarks(language).comma);
  return beside === '' ? name : `${name} (${beside})`;
}

/** Every node once, as lines with lines below them; those of deeper levels say what they stand under. */
export function treeOutline(nodes: readonly Node[]): BulletItem[] {
  const tree = treeOfNodes(nodes);
  const lineOf = (node: Node): string => saidOf(node, 'en');
  if (typeof tree !== 'string') {
    const below = (branch: Branch): string[] =>
      branch.children.flatMap((child) => [`${'– '.repeat(child.level - 2)}${lineOf(child.node)}`, ...below(child)]);
    return [
      { text: lineOf(tree.node) },
      ...tree.children.map((child) => ({ text: lineOf(child.node), children: below(child) })),
    ];
  }
  const isShown = ({ under }: Node): boolean =>
    under !== undefined && nodes.some((parent) => keyOf(parent) === plain(under) && parent.under === undefined);
  return nodes
    .filter((node) => !isShown(node))
    .map((node) => ({
      text: node.under === undefined ? lineOf(node) : `${lineOf(node)} → ${node.under}`,
      children: node.under === undefined ? childrenOf(node, nodes).map(lineOf) : [],
    }));
}

import type { SlideOf } from '../../spec/slide-spec';
import { draft, type ParagraphDraft } from '../blocks/draft';
import { firstFitting, fitDrafts, type Fitted } from '../blocks/fit';
import { pairsWithin } from '../blocks/size-limits';
import { settle } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { drawTree, lookOf, treeEdges, type StandingNode } from './draw-tree';
import { allOf, depthOf, leavesOf, treeOfNodes, saidOf, treeOutline, type Branch } from './tree-nodes';

type Tree = SlideOf<'tree'>;

const sizesPt: readonly (readonly [name: number, rest: number])[] = [
  [26, 20],
  [24, 20],
  [22, 18],
  [20, 18],
  [20, 16],
  [18, 16],
  [18, 14],
  [16, 14],
  [14, 14],
];
const mostLevels = 3;
/** Names are set no smaller than this in pt to stand on one line. */
const leastCalmPt = 18;
const { padXIn, padYIn } = treeEdges;
const [mostBoxIn, leastBoxIn, leastHeightIn] = [3.6, 1.05, 0.5];
/** Figures are larger than what they are of. */
const valueShare = 1.25;
/** Boxes grow by so much at most, until the tree takes this share of its area. */
const [mostAirIn, fullShare] = [0.45, 0.92];
const gapIn = { siblings: 0.2, levels: 0.6, leastLevels: 0.32, columns: 0.55, rows: 0.12, list: 0.06 };

function nodeDrafts(
  branch: Branch,
  [namePt, restPt]: readonly [number, number],
  context: KindContext,
  align: 'center' | 'start',
): ParagraphDraft[] {
  const { name, detail, value } = branch.node;
  const { words, rest } = lookOf(branch);
  const { direction } = context;
  const options = { lineSpacing: 1, align } as const;
  return [
    draft(name, direction, { ...options, sizePt: namePt, bold: true, color: words }),
    ...(value
      ? [
          draft(value, direction, {
            ...options,
            ...context.theme.style.numerals,
            sizePt: Math.round(namePt * valueShare),
            color: branch.level === 0 ? rest : 'accent',
            bold: true,
          }),
        ]
      : []),
    ...(detail ? [draft(detail, direction, { ...options, sizePt: restPt, color: rest })] : []),
  ];
}

function fitNodes(
  branches: readonly Branch[],
  sizes: readonly [number, number],
  widthOf: (branch: Branch) => number,
  context: KindContext,
  align: 'center' | 'start',
): Map<Branch, Fitted> | null {
  const fitted = new Map<Branch, Fitted>();
  for (const branch of branches) {
    const text = fitDrafts(context, nodeDrafts(branch, sizes, context, align), {
      widthIn: widthOf(branch) - 2 * padXIn,
      heightIn: context.area.h,
    });
    if (!text) return null;
    fitted.set(branch, text);
  }
  return fitted;
}

/** Inches of the highest box of each level. */
function heightsOf(texts: ReadonlyMap<Branch, Fitted>, levels: number): number[] {
  return Array.from({ length: levels }, (_, level) =>
    Math.max(
      leastHeightIn,
      ...[...texts].flatMap(([branch, text]) => (branch.level === level ? [text.heightIn + 2 * padYIn] : [])),
    ),
  );
}

/** Those under a node as the lines of a list, deeper ones behind a dash. */
function listDrafts(parent: Branch, sizePt: number, { direction, language }: KindContext): ParagraphDraft[] {
  return parent.children.flatMap(allOf).map(({ node, level }, index) =>
    draft(`${level > parent.level + 1 ? '– ' : ''}${saidOf(node, language)}`, direction, {
      sizePt,
      color: level > parent.level + 1 ? 'muted' : 'ink',
      lineSpacing: 1.05,
      spaceBeforePt: index > 0 ? sizePt * 0.3 : 0,
    }),
  );
}

/** Boxes level by level, all from one level on as lists where `listsFrom` says so; null where they find no room. */
function layDown(
  tree: Branch,
  listsFrom: number,
  sizes: readonly [number, number],
  context: KindContext,
): StandingNode[] | null {
  const { area } = context;
  const boxes = allOf(tree).filter(({ level }) => level < listsFrom);
  const isEnd = (branch: Branch): boolean => branch.children.length === 0 || branch.level === listsFrom - 1;
  const ends = boxes.filter(isEnd);
  const slotIn = (area.w + gapIn.siblings) / ends.length;
  const w = Math.min(mostBoxIn, slotIn - gapIn.siblings);
  if (w < leastBoxIn) return null;
  // A level has one width: as much as the narrowest of its parts has below it.
  const endsOf = (branch: Branch): number =>
    isEnd(branch) ? 1 : branch.children.reduce((sum, child) => sum + endsOf(child), 0);
  const widths = boxes.map(({ level }) =>
    Math.min(
      mostBoxIn,
      ...boxes.flatMap((other) => (other.level === level ? [endsOf(other) * slotIn - gapIn.siblings] : [])),
    ),
  );
  const widthOf = (branch: Branch): number => widths[boxes.indexOf(branch)]!;
  const texts = fitNodes(boxes, sizes, widthOf, context, 'center');
  if (!texts) return null;
  const lists = new Map<Branch, Fitted>();
  for (const end of ends) {
    if (end.children.length === 0) continue;
    const text = fitDrafts(context, listDrafts(end, sizes[1], context), {
      widthIn: widthOf(end) - 2 * padXIn,
      heightIn: area.h,
    });
    if (!text) return null;
    lists.set(end, text);
  }
  const levels = Math.max(...boxes.map(({ level }) => level)) + 1;
  const heights = heightsOf(texts, levels);
  const listIn = Math.max(0, ...[...lists.values()].map(({ heightIn }) => heightIn + 2 * padYIn + gapIn.list));
  const needIn = heights.reduce((sum, height) => sum + height, 0) + listIn;
  const freeIn = area.h - needIn;
  const betweenIn = Math.min(gapIn.levels, freeIn / Math.max(1, levels - 1));
  if (freeIn < 0 || (levels > 1 && betweenIn < gapIn.leastLevels)) return null;
  // Boxes of few levels grow, so that the tree fills the slide.
  const airIn = Math.min(mostAirIn, Math.max(0, (area.h * fullShare - needIn - betweenIn * (levels - 1)) / levels));
  const top = settle(area, needIn + betweenIn * (levels - 1) + airIn * levels).y;
  const yOf = (level: number): number =>
    top + heights.slice(0, level).reduce((sum, height) => sum + height + airIn + betweenIn, 0);
  const left = area.x + (area.w - ends.length * slotIn + gapIn.siblings) / 2;
  const middles = new Map<Branch, number>(
    ends.map((end, index) => [end, left + index * slotIn + (slotIn - gapIn.siblings) / 2]),
  );
  const middleOf = (branch: Branch): number => {
    const known = middles.get(branch);
    if (known !== undefined) return known;
    const below = branch.children.map(middleOf);
    return (below[0]! + below.at(-1)!) / 2;
  };
  return standingsOf(boxes, (branch) => {
    const own = widthOf(branch);
    const box = { x: middleOf(branch) - own / 2, y: yOf(branch.level), w: own, h: heights[branch.level]! + airIn };
    const list = lists.get(branch);
    const listBox = list && { x: box.x, y: box.y + box.h + gapIn.list, w: own, h: list.heightIn + 2 * padYIn };
    return { branch, box, text: texts.get(branch)!, ...(list && listBox && { list: { box: listBox, text: list } }) };
  });
}

function standingsOf(
  branches: readonly Branch[],
  place: (branch: Branch) => Omit<StandingNode, 'name' | 'parent'>,
): StandingNode[] {
  const standings = branches.map((branch, index) => ({ ...place(branch), name: `Node ${index + 1}` }));
  return standings.map((one) => ({
    ...one,
    parent: standings.find(({ branch }) => branch.children.includes(one.branch)),
  }));
}

/** A level a column, each node beside the middle of those under it. */
function layAcross(tree: Branch, sizes: readonly [number, number], context: KindContext): StandingNode[] | null {
  const { area } = context;
  const [boxes, leaves, levels] = [allOf(tree), leavesOf(tree), depthOf(tree) + 1];
  const columnIn = (area.w + gapIn.columns) / levels;
  const w = columnIn - gapIn.columns;
  const texts = fitNodes(boxes, sizes, () => w, context, 'start');
  if (!texts) return null;
  const highestIn = Math.max(...heightsOf(texts, levels));
  const slotIn = Math.min((area.h + gapIn.rows) / leaves.length, highestIn * 1.5 + gapIn.rows);
  const h = slotIn - gapIn.rows;
  if (h < highestIn - 1e-6) return null;
  const top = settle(area, slotIn * leaves.length - gapIn.rows).y;
  const middleOf = (branch: Branch): number => {
    const at = leaves.indexOf(branch);
    if (at >= 0) return top + at * slotIn + h / 2;
    const below = branch.children.map(middleOf);
    return (below[0]! + below.at(-1)!) / 2;
  };
  return standingsOf(boxes, (branch) => ({
    branch,
    box: { x: area.x + branch.level * columnIn, y: middleOf(branch) - h / 2, w, h },
    text: texts.get(branch)!,
  }));
}

/** The largest size at which no name is broken, if it is not much smaller than the largest at which all find room. */
function largestCalm(
  choices: readonly (readonly [number, number])[],
  lay: (sizes: readonly [number, number]) => StandingNode[] | null,
): StandingNode[] | null {
  const largest = firstFitting(choices, lay);
  if (!largest) return null;
  const isCalm = (nodes: StandingNode[]) => nodes.every(({ text }) => text.lineCount <= text.paragraphs.length);
  if (isCalm(largest)) return largest;
  const legible = choices.filter(([namePt]) => namePt >= leastCalmPt);
  return (
    firstFitting(legible, (sizes) => {
      const nodes = lay(sizes);
      return nodes && isCalm(nodes) ? nodes : null;
    }) ?? largest
  );
}

function down(slide: Tree, context: KindContext): Placement {
  const tree = treeOfNodes(slide.nodes);
  if (typeof tree === 'string') return tooLong;
  const depth = depthOf(tree);
  for (let listsFrom = Math.min(depth, mostLevels) + 1; listsFrom > Math.min(1, depth); listsFrom -= 1) {
    const lay = (sizes: readonly [number, number]) => layDown(tree, listsFrom, sizes, context);
    const standings = largestCalm(pairsWithin(context.theme, sizesPt), lay);
    if (standings) return placed(drawTree(standings, 'down', context));
  }
  return tooLong;
}

function across(slide: Tree, context: KindContext): Placement {
  const tree = treeOfNodes(slide.nodes);
  if (typeof tree === 'string' || depthOf(tree) > mostLevels) return tooLong;
  const standings = firstFitting(pairsWithin(context.theme, sizesPt), (sizes) => layAcross(tree, sizes, context));
  return standings ? placed(drawTree(standings, 'across', context)) : tooLong;
}

/** What is computed from what, and many leaves, are read from one side to the other. */
function suitsAcross({ nodes }: Tree): boolean {
  const tree = treeOfNodes(nodes);
  if (typeof tree === 'string') return false;
  const leaves = leavesOf(tree).length;
  return (
    depthOf(tree) > 0 &&
    (nodes.filter(({ value }) => value !== undefined).length * 2 > nodes.length
      ? leaves <= 9
      : leaves > 6 && leaves <= 10)
  );
}

export const treeLayout: KindLayout<Tree> = {
  arrangements: [
    { name: 'tree-down', layout: 'title-only', suits: () => 3, place: down },
    { name: 'tree-across', layout: 'title-only', suits: (slide) => (suitsAcross(slide) ? 3.4 : 2.2), place: across },
  ],
  outline: ({ nodes }) => treeOutline(nodes),
};

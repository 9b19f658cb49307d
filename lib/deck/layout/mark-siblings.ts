import { contrastRatio, leastContrast } from '../quality/contrast';
import type { Paragraph, SceneElement, ShapeElement, TextElement } from '../scene/scene';
import { isMadeElsewhere, type ColorRole, type Theme } from '../theme/theme';

/** Fewer would look as if one of them stood out. */
const fewestSiblings = 3;

/**
 * Things of a kind that stand in a row, each marked in a colour of its own, where the template has them so. Where one of
 * them stands out, or not all have a mark, they stay as they are; so do marks with words on them in a built-in template,
 * whose palette people replace by one in which those are perhaps not read.
 */
export function markSiblings(elements: readonly SceneElement[], theme: Theme): readonly SceneElement[] {
  const { marks } = theme.style;
  if (marks === undefined) return elements;
  const colorOf = new Map<string, ColorRole>();
  for (const names of siblingsIn(elements)) {
    const isMarked = (name: string) => elements.some((one) => one.group === name && hasMark(one));
    if (names.length < fewestSiblings || !names.every(isMarked)) continue;
    if (!isMadeElsewhere(theme.layouts.content) && names.some((name) => hasWordsOnMark(name, elements))) continue;
    names.forEach((name, index) => colorOf.set(name, marks[index % marks.length]!));
  }
  const marked = new Set(elements.flatMap((one) => (colorOf.has(one.group ?? '') && hasMark(one) ? [one.name] : [])));
  return elements.map((element) => {
    const color = colorOf.get(element.group ?? '');
    // What stands on something else keeps the colour in which it is read there.
    return color === undefined || !(marked.has(element.name) || marked.has(element.on ?? ''))
      ? element
      : inColor(element, color, theme);
  });
}

/** Names of the groups that are numbered alike, such as “Step 1” and “Step 2”, in their order. */
function siblingsIn(elements: readonly SceneElement[]): string[][] {
  const rows = new Map<string, Set<string>>();
  for (const { group } of elements) {
    const kind = /^(.*) \d+$/.exec(group ?? '')?.[1];
    if (kind === undefined) continue;
    rows.set(kind, (rows.get(kind) ?? new Set()).add(group!));
  }
  return [...rows.values()].map((names) => [...names]);
}

function hasWordsOnMark(group: string, elements: readonly SceneElement[]): boolean {
  const marked = elements.filter((one) => one.group === group && hasMark(one));
  return marked.some(
    (mark) => mark.type === 'text' || elements.some(({ type, on }) => type === 'text' && on === mark.name),
  );
}

const filled: readonly ColorRole[] = ['accentFill', 'edge'];

function hasMark(element: SceneElement): boolean {
  return 'fill' in element && element.fill !== undefined && filled.includes(element.fill.color);
}

function inColor(element: SceneElement, color: ColorRole, { colors }: Theme): SceneElement {
  if (element.type === 'icon' && element.color === 'onAccent') return { ...element, color: readOn(color, colors) };
  if (element.type === 'text') {
    return {
      ...painted(element, color),
      paragraphs: element.paragraphs.map((one) => withWordsIn(one, readOn(color, colors, leastOfWords(one)))),
    };
  }
  return element.type === 'shape' ? painted(element, color) : element;
}

function painted<T extends ShapeElement | TextElement>(element: T, color: ColorRole): T {
  return hasMark(element) ? { ...element, fill: { ...element.fill, color } } : element;
}

function withWordsIn(paragraph: Paragraph, color: ColorRole): Paragraph {
  return { ...paragraph, runs: paragraph.runs.map((run) => (run.color === 'onAccent' ? { ...run, color } : run)) };
}

const leastOfWords = ({ runs }: Paragraph): number =>
  Math.max(leastOfDrawings, ...runs.map(({ sizePt, bold = false }) => leastContrast(sizePt, bold)));
const leastOfDrawings = 3;

/** What stands on the accent where it is read on a mark, too; else what is read best there. */
function readOn(mark: ColorRole, colors: Theme['colors'], least = leastOfDrawings): ColorRole {
  if (mark === 'accentFill') return 'onAccent';
  const ratioOf = (role: 'onAccent' | 'ink' | 'canvas') => contrastRatio(colors[role], colors[mark]);
  if (ratioOf('onAccent') >= least) return 'onAccent';
  return ratioOf('ink') > ratioOf('canvas') ? 'ink' : 'canvas';
}

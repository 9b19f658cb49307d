import type { SceneElement, ShapeElement } from '../../scene/scene';
import type { ColorRole, Theme } from '../../theme/theme';
import { cardGeometry } from '../blocks/card-face';
import { textElement } from '../blocks/text-element';
import { asGroup } from '../join-texts';
import { barEdges, type Laid } from './roadmap-plan';

const { barPadIn, trackGapIn, labelGapIn, diamondIn } = barEdges;

type State = 'done' | 'current' | 'planned';

/** The look of a bar and the colour of the words on it, by how far it is: over, going on, or still to come. */
const stateLooks = {
  done: { look: { fill: { color: 'muted' } }, words: 'canvas' },
  current: { look: { fill: { color: 'accentFill' } }, words: 'onAccent' },
  planned: { look: { fill: { color: 'surface' }, stroke: { color: 'accent', widthPt: 1.25 } }, words: 'ink' },
} as const satisfies Record<State, { look: Pick<ShapeElement, 'fill' | 'stroke'>; words: ColorRole }>;

/** How far an item is on the day that is known; where none is, all are alike. */
export function stateOf({ bar }: Laid, todayX: number | undefined): State {
  if (todayX === undefined) return 'current';
  if (bar.x + bar.w <= todayX + 0.01) return 'done';
  return bar.x < todayX ? 'current' : 'planned';
}

/** Whether words of an item stand where the line of the day is, or would in a wider font. */
export function hasWordsAt({ bar, label, side, extent }: Laid, todayX: number | undefined): boolean {
  if (!label || todayX === undefined) return false;
  const wordsIn = label.widthIn * 1.1 + 2 * barPadIn;
  const from = side === 'on' ? bar.x : side === 'after' ? bar.x + bar.w : extent.from;
  const to = side === 'before' ? bar.x : from + wordsIn;
  return todayX >= from && todayX <= to;
}

/** The bar or the diamond of an item with its words on or beside it. */
export function drawItem(
  { item, bar, label, side, extent }: Laid,
  name: string,
  { y, h }: { y: number; h: number },
  state: State,
  theme: Theme,
): SceneElement[] {
  const { look, words } = stateLooks[state];
  const shape = item.milestone
    ? {
        geometry: 'diamond' as const,
        box: { ...bar, y: y + (h - diamondIn) / 2, h: diamondIn },
        fill: { color: state === 'done' ? ('muted' as const) : ('accent' as const) },
      }
    : {
        geometry: cardGeometry(theme),
        cornerRadius: theme.cornerRadius,
        box: { ...bar, y, h },
        ...look,
      };
  if (label && side === 'on')
    return [
      textElement({
        name,
        paragraphs: label.paragraphs.map((one) => ({
          ...one,
          runs: one.runs.map((run) => ({ ...run, color: words })),
        })),
        anchor: 'middle',
        inset: { left: barPadIn, right: barPadIn, top: 0, bottom: 0 },
        ...shape,
      }),
    ];
  if (!label) return [{ type: 'shape', name, ...shape }];
  const x = side === 'after' ? bar.x + bar.w + labelGapIn : extent.from;
  const w = side === 'after' ? extent.to - trackGapIn - x : bar.x - labelGapIn - x;
  return asGroup(name, [
    { type: 'shape', name, ...shape },
    textElement({ name: `${name} text`, box: { x, y, w, h }, paragraphs: label.paragraphs, anchor: 'middle' }),
  ]);
}

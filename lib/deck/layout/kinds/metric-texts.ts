import type { Box, SceneElement, ShapeElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { contrastRatio } from '../../quality/contrast';
import type { ColorRole, Theme } from '../../theme/theme';
import { draft, draftOfRuns, textRun, type ParagraphDraft } from '../blocks/draft';
import type { Fitted } from '../blocks/fit';
import { fitDrafts, fitSiblingDrafts, oneLineWidthIn } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import type { KindContext } from '../layout-types';
import { verdictWords } from '../marks-and-words';

export type Metric = SlideOf<'metrics'>['metrics'][number];
type Change = NonNullable<Metric['change']>;
type Verdict = NonNullable<Change['verdict']>;

/** What stands below a number. */
const parts = ['label', 'change', 'detail'] as const;
type Part = (typeof parts)[number];

/** The texts of several metrics at one size, and the heights that their parts share. */
export interface MetricTexts {
  fitted: readonly Readonly<Record<Part, Fitted | null>>[];
  heights: Readonly<Record<Part, number>>;
  /** How the arrow of each change looks; null where it is a sign in the text. */
  arrows: readonly (ArrowLook | null)[];
  sizePt: number;
  /** Inches from the top of the labels to the end of the details. */
  heightIn: number;
}

const partGapIn = 0.08;
/** Inches that the words of a change stand behind its arrow, as a share of their size. */
const arrowIndent = 1.25;
const arrowSide = 0.62;
const changeSpacing = 1.1;
/** Line pitch of the body fonts as a multiple of their size. */
const pitch = 1.22;

const colors: Readonly<Record<'plain' | 'on-accent', Readonly<Record<Part, ColorRole>>>> = {
  plain: { label: 'ink', change: 'ink', detail: 'muted' },
  'on-accent': { label: 'onAccent', change: 'onAccent', detail: 'onAccent' },
};
type Ground = keyof typeof colors;

/** The largest size at which the words under every number fit. */
export function fitMetricTexts(
  context: KindContext,
  metrics: readonly Metric[],
  sizesPt: readonly number[],
  room: { widthIn: number; heightIn: number },
  ground: Ground = 'plain',
): MetricTexts | null {
  for (const sizePt of sizesPt) {
    const fitted = metrics.map((metric) => fitOne(context, metric, sizePt, room, ground));
    if (!fitted.every((one) => one !== null)) continue;
    const tallest = (part: Part) => Math.max(0, ...fitted.map((one) => one[part]?.heightIn ?? 0));
    const heights = { label: tallest('label'), change: tallest('change'), detail: tallest('detail') };
    const present = parts.filter((part) => heights[part] > 0);
    const heightIn = present.reduce((sum, part) => sum + heights[part], 0) + partGapIn * (present.length - 1);
    const arrows = metrics.map(({ change }) =>
      isArrowInText(ground) ? null : arrowLook(context.theme, change, sizePt),
    );
    if (heightIn <= room.heightIn) return { fitted, heights, arrows, sizePt, heightIn };
  }
  return null;
}

function fitOne(
  context: KindContext,
  metric: Metric,
  sizePt: number,
  room: { widthIn: number; heightIn: number },
  ground: Ground,
): Record<Part, Fitted | null> | null {
  const { direction } = context;
  const color = colors[ground];
  const label = fitDrafts(
    context,
    [draft(metric.label, direction, { sizePt, bold: true, color: color.label, lineSpacing: 1.05 })],
    room,
  );
  const change = metric.change
    ? fitDrafts(context, [changeDraft(context, metric.change, sizePt, ground)], {
        ...room,
        widthIn: room.widthIn - indentIn(sizePt, ground),
      })
    : null;
  const detail = metric.detail
    ? fitDrafts(context, [draft(metric.detail, direction, { sizePt, color: color.detail })], room)
    : null;
  return label && (change || !metric.change) && (detail || !metric.detail) ? { label, change, detail } : null;
}

/** Signs that all fonts of offices have. */
const directionSigns = { up: '▲', down: '▼', flat: '▬' } as const;

/** The words of a change, and behind them what it means, where the author says so. */
function changeDraft(
  { language, direction }: KindContext,
  change: Change,
  sizePt: number,
  ground: Ground,
): ParagraphDraft {
  const options = { sizePt, color: colors[ground].change, lineSpacing: changeSpacing };
  const said = verdictBehind(change, language);
  const sign = isArrowInText(ground) ? [textRun(`${directionSigns[change.direction]} `, options)] : [];
  const word = said === '' ? [] : [textRun(said, options)];
  return draftOfRuns([...sign, textRun(change.text, options), ...word], direction, options);
}

/** What everybody takes an arrow for that is not told otherwise. */
const usualVerdict: Readonly<Record<Change['direction'], Verdict | undefined>> = {
  up: 'good',
  down: 'bad',
  flat: undefined,
};

/** The words that say what a change means, where its direction alone would say something else; else nothing. */
export function verdictBehind({ verdict, direction }: Change, language: string): string {
  return verdict === undefined || verdict === usualVerdict[direction] ? '' : ` (${verdictWords(language)[verdict]})`;
}

/** On a panel with one running text a shape beside it would lose its line. */
function isArrowInText(ground: Ground): boolean {
  return ground === 'on-accent';
}

type ArrowLook = Pick<ShapeElement, 'fill' | 'stroke'>;

function indentIn(sizePt: number, ground: Ground): number {
  return isArrowInText(ground) ? 0 : (sizePt / 72) * arrowIndent;
}

/** Draws the words under one number from the top of a box; their parts are on the lines that all metrics share. */
export function drawMetricTexts(
  { fitted, heights, arrows, sizePt }: MetricTexts,
  index: number,
  metric: Metric,
  at: { name: string; box: Box; on?: string },
): SceneElement[] {
  const { name, box } = at;
  const on = at.on ? { on: at.on } : {};
  const elements: SceneElement[] = [];
  let y = box.y;
  for (const part of parts) {
    const text = fitted[index]?.[part];
    const look = part === 'change' ? arrows[index] : null;
    const indent = look ? indentIn(sizePt, 'plain') : 0;
    if (text && look && metric.change)
      elements.push(
        arrow(`${name} ${metric.change.direction}`, metric.change.direction, { x: box.x, y }, sizePt, {
          ...look,
          ...on,
        }),
      );
    if (text)
      elements.push(
        textElement({
          name: `${name} ${part}`,
          box: { x: box.x + indent, y, w: box.w - indent, h: heights[part] },
          paragraphs: text.paragraphs,
          ...on,
        }),
      );
    if (heights[part] > 0) y += heights[part] + partGapIn;
  }
  return elements;
}

const grounds = ['canvas', 'surface'] as const;
const leastSeen = 2;

/** Filled, in outline with a tint, in outline: colour alone tells not everybody. */
function arrowLook({ colors: shown }: Theme, change: Metric['change'], sizePt: number): ArrowLook {
  const verdict = change?.verdict;
  // On a ground of a middle lightness green and red are as light as that: the words say which it is.
  const isSeen = verdict && grounds.every((role) => contrastRatio(shown[verdict], shown[role]) >= leastSeen);
  const color: ColorRole = !verdict ? 'accent' : isSeen ? verdict : 'ink';
  const stroke = { color, widthPt: sizePt / 9 };
  if (verdict === 'bad') return { stroke };
  return verdict === 'watch' ? { stroke, fill: { color, opacity: 0.4 } } : { fill: { color } };
}

/** A native shape: fonts differ in what signs they have. */
function arrow(
  name: string,
  direction: 'up' | 'down' | 'flat',
  at: { x: number; y: number },
  sizePt: number,
  look: ArrowLook & { on?: string },
): SceneElement {
  const side = (sizePt / 72) * arrowSide;
  const middle = at.y + ((sizePt / 72) * pitch * changeSpacing) / 2;
  const h = direction === 'flat' ? side * 0.3 : side * 0.86;
  const shape = { x: at.x, y: middle - h / 2, w: side, h };
  return {
    type: 'shape',
    name,
    geometry: direction === 'flat' ? 'rect' : 'triangle',
    ...(direction === 'down' ? { flipVertical: true } : {}),
    box: shape,
    ...look,
  };
}

/** The numbers at one size on one line each. */
export function fitValues(
  context: KindContext,
  metrics: readonly Metric[],
  sizesPt: readonly number[],
  room: { widthIn: number; heightIn: number },
  color: ColorRole = 'accent',
) {
  const values = metrics.map(({ value }) => value);
  const builds = values.map((value) => (sizePt: number) => [
    draft(value, context.direction, { ...context.theme.style.numerals, sizePt, color, lineSpacing: 1 }),
  ]);
  const found = fitSiblingDrafts(context, builds, sizesPt, {
    ...room,
    widthIn: oneLineWidthIn(values, room.widthIn),
    maxLines: 1,
  });
  return found && { ...found, heightIn: Math.max(...found.fitted.map(({ heightIn }) => heightIn)) };
}

import { bulletColor, bulletSigns, isSymbol } from '@/lib/deck/scene/bullet-signs';
import type { TextRun } from '@/lib/deck/scene/scene';
import type { FontFamily, Theme } from '@/lib/deck/theme/theme';
import { fontStackFor, type Lettering, scriptStretches, shapedScriptOf, symbolStack } from './font-stacks';
import { placeLines, type PlacedLine, type TextBox } from './place-lines';
import { hex, escapeSvg, tag, toPoints } from './svg';

type Anchor = 'start' | 'middle' | 'end';

/** Physical, because viewers differ in what a direction does to an anchor. */
const anchors = {
  ltr: { start: 'start', center: 'middle', end: 'end' },
  rtl: { start: 'end', center: 'middle', end: 'start' },
} as const satisfies Record<PlacedLine['direction'], Record<PlacedLine['align'], Anchor>>;

/** Characters that begin and end a stretch read from right to left (UAX #9, section 2.4). */
const [rightToLeft, end] = ['\u2067', '\u2069'];

/** One SVG text a measured line, so that no viewer breaks lines again. */
export function drawText(area: TextBox, theme: Theme): string[] {
  const { language = 'en-US' } = area;
  return placeLines(area, theme.fonts).flatMap((line) => [
    ...drawBullet(line, theme),
    ...drawLine(line, theme, language),
  ]);
}

function drawLine(
  { x, baseline, align, direction, runs }: PlacedLine,
  { colors, fonts }: Theme,
  language: string,
): string[] {
  if (runs.length === 0) return [];
  const lineScript = shapedScriptOf(runs.map(({ text }) => text));
  const words = directed(runs, direction).flatMap((run) =>
    drawRun(run, { family: fonts[run.font], colors, language, lineScript }),
  );
  return [textAt({ x, baseline, anchor: anchors[direction][align] }, words)];
}

function directed(runs: readonly TextRun[], direction: PlacedLine['direction']): readonly TextRun[] {
  if (direction === 'ltr') return runs;
  const last = runs.length - 1;
  return runs.map((run, index) => ({
    ...run,
    text: `${index === 0 ? rightToLeft : ''}${run.text}${index === last ? end : ''}`,
  }));
}

/** Bullets are as large as the first run of their paragraph, in a font and a colour of their own. */
function drawBullet({ bullet, baseline, direction, runs }: PlacedLine, { colors }: Theme): string[] {
  const [first] = runs;
  if (!bullet || !first) return [];
  const color = bulletColor(first.color, bullet.text);
  if (bullet.text === bulletSigns.square)
    return [drawSquare({ x: bullet.x, baseline, direction }, first.sizePt, hex(colors, color))];
  const sign = drawRun(
    { ...first, color, text: bullet.text, letterSpacingPt: 0 },
    { family: bullet.family, colors, language: 'en-US' },
  );
  return [textAt({ x: bullet.x, baseline, anchor: anchors[direction].start }, sign)];
}

/** Arial's small square (U+25AA) as shares of the size; the shipped fonts don't have it. */
const squareEm = { side: 0.248, start: 0.053, aboveBaseline: 0.187 };

function drawSquare(
  { x, baseline, direction }: Pick<PlacedLine, 'x' | 'baseline' | 'direction'>,
  sizePt: number,
  fill: string,
): string {
  const side = squareEm.side * sizePt;
  const left =
    direction === 'ltr' ? toPoints(x) + squareEm.start * sizePt : toPoints(x) - squareEm.start * sizePt - side;
  return tag('rect', {
    x: left,
    y: toPoints(baseline) - squareEm.aboveBaseline * sizePt - side,
    width: side,
    height: side,
    fill,
  });
}

function textAt(
  { x, baseline, anchor }: { x: number; baseline: number; anchor: Anchor },
  words: readonly string[],
): string {
  const attributes = {
    x: toPoints(x),
    y: toPoints(baseline),
    'text-anchor': anchor === 'start' ? undefined : anchor,
    'xml:space': 'preserve',
  };
  return tag('text', attributes, words);
}

interface RunFonts {
  family: FontFamily;
  colors: Theme['colors'];
  language: string;
  /** Of the whole line, where it has one. */
  lineScript?: Lettering;
}

/** A piece for each script, which names the fonts that have its letters: what falls back does so without regard to weight. */
function drawRun(run: TextRun, { family, colors, language, lineScript }: RunFonts): string[] {
  const attributes = {
    'font-size': run.sizePt,
    'font-weight': run.bold ? 700 : undefined,
    'font-style': run.italic ? 'italic' : undefined,
    'letter-spacing': run.letterSpacingPt || undefined,
    'text-decoration': run.href === undefined ? undefined : 'underline',
    fill: hex(colors, run.color),
  };
  // Composed, because fonts differ in what they do with a letter and its accent apart.
  const composed = run.text.normalize('NFC');
  const stretches = lineScript ? [{ text: composed, lettering: lineScript }] : scriptStretches(composed);
  const stackOf = (text: string, lettering: Lettering) =>
    isSymbol(run.text) ? symbolStack : fontStackFor(text, { family, lettering, language });
  return stretches.map(({ text, lettering }) =>
    tag('tspan', { 'font-family': stackOf(text, lettering), ...attributes }, [escapeSvg(text)]),
  );
}

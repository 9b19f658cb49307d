import { describe, expect, it } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { Box, Scene, SceneElement, ShapeElement, TextElement } from '../scene/scene';
import { draft } from './blocks/draft';
import { measureDrafts } from './blocks/fit';
import { textElement } from './blocks/text-element';
import { chartElement } from '@/lib/pptx/fixtures/elements';
import { asGroup, giveRoom, joinTexts } from './join-texts';
import { heightSlack } from '../text/measure-paragraphs';
import { measureTextWidthIn } from '../text/measure-text';
import { paragraphsOf } from './testing/lay-slide';

const theme = builtinThemes[0]!;
const context = { theme, language: 'en-US' };
const panelBox: Box = { x: 1, y: 2, w: 4, h: 3 };
const panel: ShapeElement = {
  type: 'shape',
  name: 'Card 1',
  geometry: 'round-rect',
  cornerRadius: 0.05,
  box: panelBox,
  fill: { color: 'surface' },
};

function text(name: string, words: string, box: Box, more: Partial<TextElement> = {}): TextElement {
  const { paragraphs } = measureDrafts(context, [draft(words, 'ltr', { sizePt: 18 })], box.w);
  return { ...textElement({ name, box, paragraphs }), ...more };
}

const heading = text('Card 1 heading', 'Supply', { x: 1.25, y: 2.25, w: 3.5, h: 0.4 }, { on: 'Card 1' });
const body = text('Card 1 body', 'Two suppliers make it', { x: 1.25, y: 2.9, w: 3.5, h: 1 }, { on: 'Card 1' });
const join = (...parts: SceneElement[]) => joinTexts(asGroup('Card 1', parts), context);
const named = (elements: readonly SceneElement[], name: string) => elements.find((one) => one.name === name);

function linesOf(elements: readonly SceneElement[]) {
  const slide = { kind: 'cards', arrangement: 'grid', layout: 'content', elements, notes: '', title: '' } as const;
  const scene: Scene = { title: '', language: 'en-US', direction: 'ltr', slides: [slide] };
  return paragraphsOf(scene, theme, /./)
    .flat()
    .map(({ paragraph, box }) => ({ lines: paragraph.lines, x: box.x, w: box.w, y: Math.round(box.y * 1e4) / 1e4 }));
}

describe('texts of a group', () => {
  it('are paragraphs of the panel that they stand on, and their lines stay where they were', () => {
    const joined = join(panel, heading, body);
    expect(joined).toHaveLength(1);
    expect(joined[0]).toMatchObject({ type: 'text', name: 'Card 1', box: panelBox, fill: panel.fill, anchor: 'top' });
    expect(linesOf(joined)).toEqual(linesOf([heading, body]));
  });

  it('stand where the lines of programs leave them, which use all of a width', () => {
    const words = 'Propose a second steel supplier';
    const widthIn = measureTextWidthIn(words, { family: theme.fonts.body, sizePt: 18 }) * 1.005;
    const long = text('Card 1 heading', words, { x: 1.25, y: 2.25, w: widthIn, h: 0.7 }, { on: 'Card 1' });
    const below = text('Card 1 body', 'Lena Roth', { x: 1.25, y: 3.1, w: widthIn, h: 0.4 }, { on: 'Card 1' });
    expect(long.paragraphs[0]?.lines).toHaveLength(2);
    const [card] = join({ ...panel, box: { ...panelBox, w: widthIn + 0.5 } }, long, below);
    const second = card?.type === 'text' ? card.paragraphs[1] : undefined;
    const lineIn = measureDrafts(context, [draft('One', 'ltr', { sizePt: 18 })], 9).heightIn / heightSlack;
    expect((second?.spaceBeforePt ?? 0) / 72).toBeCloseTo(3.1 - 2.25 - lineIn, 2);
  });

  it('have no gap that pushes the last of them out when a program needs one more line', () => {
    const words = 'Propose a second steel supplier';
    const widthIn = measureTextWidthIn(words, { family: theme.fonts.body, sizePt: 18 }) * 1.005;
    const { heightIn } = measureDrafts(context, [draft(words, 'ltr', { sizePt: 18 })], widthIn);
    const long = text('Card 1 heading', words, { x: 1, y: 2, w: widthIn, h: heightIn });
    const below = text('Card 1 body', 'Lena Roth', { x: 1, y: 2 + heightIn, w: widthIn, h: 0.4 });
    expect(long.paragraphs[0]?.lines).toHaveLength(2);
    const [row] = join(long, below);
    expect(row?.box.h).toBeCloseTo(heightIn + 0.4, 2);
  });

  it('may get longer on a panel until they are as far from its foot as from its sides', () => {
    const [card] = join(panel, heading, { ...body, box: { ...body.box, h: 0.5 } });
    expect(card).toMatchObject({ inset: { left: 0.25, right: 0.25, top: 0.25, bottom: 0.25 } });
  });

  it('are one text box in the open, ahead of the icon for which its heading makes room', () => {
    const icon: SceneElement = {
      type: 'icon',
      name: 'Icon',
      icon: 'leaf',
      color: 'accent',
      box: { x: 1, y: 2, w: 0.5, h: 0.5 },
    };
    const behind = text('Card 1 heading', 'Supply', { x: 1.7, y: 2, w: 3.3, h: 0.5 }, { anchor: 'middle' });
    const below = text('Card 1 body', 'Two suppliers', { x: 1, y: 2.6, w: 4, h: 1 });
    const joined = join(icon, behind, below);
    expect(joined.map(({ name, on }) => [name, on])).toEqual([
      ['Card 1 text', undefined],
      ['Icon', 'Card 1 text'],
    ]);
    const [first, second] = linesOf(joined);
    expect([first?.x, second?.x]).toEqual([1.7, 1]);
    expect(first!.y).toBeGreaterThan(2.05);
  });

  it('keep boxes of their own side by side, and on both sides of a line', () => {
    const beside = text('Card 1 body', 'Two', { x: 6, y: 2.25, w: 3, h: 0.4 });
    expect(join(heading, beside)).toHaveLength(2);
    const line: SceneElement = { ...panel, name: 'Line', box: { x: 1, y: 2.7, w: 4, h: 0.05 } };
    expect(join(heading, line, body)).toHaveLength(3);
  });

  it('stay on a panel that carries another text as well', () => {
    const title = text(
      'Statement',
      'We lease',
      { x: 1.25, y: 4, w: 3, h: 0.5 },
      { on: 'Card 1', placeholder: 'title' },
    );
    expect(join(panel, heading, body, title).map(({ name }) => name)).toEqual(['Card 1', 'Card 1 text', 'Statement']);
  });

  it('follow one another, wherever they were drawn', () => {
    const other = text('Other', 'Else', { x: 8, y: 2, w: 2, h: 1 });
    const mark = text('Card 1 mark', '1', { x: 0, y: 2, w: 0.5, h: 1 });
    const [group] = [asGroup('Card 1', [heading, mark])];
    expect(joinTexts([group![0]!, other, group![1]!], context).map(({ name }) => name)).toEqual([
      'Card 1 heading',
      'Card 1 mark',
      'Other',
    ]);
  });
});

describe('a text has room', () => {
  const area: Box = { x: 0, y: 1, w: 12, h: 5 };
  const words = (box: Box, more: Partial<TextElement> = {}) => text('Words', 'Words', box, more);

  it('down to the foot of the slide, or to what stands below it', () => {
    const at = { x: 1, y: 2, w: 3, h: 1 };
    expect(named(giveRoom([words(at)], area), 'Words')?.box).toEqual({ ...at, h: 4 });
    const rule: SceneElement = { ...panel, name: 'Rule', box: { x: 0, y: 4, w: 12, h: 0.02 } };
    const { y, h } = named(giveRoom([words(at), rule], area), 'Words')!.box;
    expect(y + h).toBeLessThan(4);
    expect(h).toBeGreaterThan(1.8);
  });

  it('up where it hangs from its foot, and keeps clear of what stands above it', () => {
    const at = { x: 1, y: 4, w: 3, h: 1 };
    const above = text('Above', 'Above', { x: 1, y: 2, w: 3, h: 0.5 }, { anchor: 'middle' });
    const { y, h } = named(giveRoom([above, words(at, { anchor: 'bottom' })], area), 'Words')!.box;
    expect(y).toBeGreaterThan(2.5);
    expect(y + h).toBeCloseTo(5);
  });

  it('never past a line that it was measured to reach into by a little', () => {
    const at = { x: 1, y: 2, w: 3, h: 1.03 };
    const rule: SceneElement = { ...panel, name: 'Rule', box: { x: 0, y: 3, w: 12, h: 0.02 } };
    expect(named(giveRoom([words(at), rule], area), 'Words')?.box).toEqual(at);
    const head: SceneElement = { ...panel, name: 'Head', box: { x: 0, y: 1.5, w: 12, h: 0.53 } };
    expect(named(giveRoom([head, words(at, { anchor: 'bottom' })], area), 'Words')?.box).toEqual(at);
  });

  it('not where it is a placeholder, a shape or part of the frame', () => {
    const at = { x: 1, y: 2, w: 3, h: 1 };
    const fixed = [
      words(at, { placeholder: 'body' }),
      words(at, { fill: { color: 'accent' } }),
      words({ ...at, y: 0.2 }),
    ];
    for (const element of fixed) expect(giveRoom([element], area)).toEqual([element]);
  });

  it('but not on a chart, which is drawn all over its box', () => {
    const chart = chartElement({ type: 'bar' }, { name: 'Chart', box: area });
    const caption = words({ x: 1, y: 2, w: 3, h: 1 }, { on: 'Chart' });
    expect(named(giveRoom([chart, caption], area), 'Words')).toEqual(caption);
  });
});

import { describe, expect, test } from 'vitest';
import type { Paragraph, TextRun } from '@/lib/deck/scene/scene';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { drawText } from './draw-text';

const theme = builtinThemes[0]!;

function draw(runs: readonly TextRun[], options: Partial<Paragraph> = {}, language = 'en-US') {
  const lines = [runs.map(({ text }) => text).join('')];
  const paragraph: Paragraph = {
    runs,
    align: 'start',
    direction: 'ltr',
    level: 0,
    indentIn: 0,
    lineSpacing: 1,
    spaceBeforePt: 0,
    lines,
    ...options,
  };
  return drawText({ paragraphs: [paragraph], inner: { x: 1, y: 1, w: 8, h: 1 }, anchor: 'top', language }, theme).join(
    '',
  );
}

const run = (text: string, options: Partial<TextRun> = {}): TextRun => ({
  text,
  sizePt: 18,
  color: 'ink',
  font: 'body',
  ...options,
});
const familiesIn = (svg: string) =>
  [...svg.matchAll(/font-family="([^"]*)"/g)].map(([, families]) => families?.split(', ').at(-2));

describe('drawText', () => {
  test('names the fonts of each script in a line', () => {
    expect(familiesIn(draw([run('売上は24%増')], {}, 'ja-JP'))).toEqual([
      'Noto Sans CJK JP',
      'Carlito',
      'Noto Sans CJK JP',
    ]);
  });

  test('sets a line with joined letters in one font, figures and signs included', () => {
    const svg = draw([run('غدًا. '), run('2026', { bold: true })], { direction: 'rtl' }, 'ar-SA');
    expect(familiesIn(svg)).toEqual(['Noto Sans Arabic', 'Noto Sans Arabic']);
    expect(svg).toContain('font-weight="700"');
  });

  test('sets balls and ticks in one font, so that they have one size', () => {
    expect(['○', '◔', '◑', '◕', '●', '✓'].map((sign) => familiesIn(draw([run(sign)]))[0])).toEqual(
      Array.from({ length: 6 }, () => 'Noto Sans Symbols 2'),
    );
  });

  test('composes letters and their accents', () => {
    expect(draw([run('Cafe\u0301')])).toContain('>Caf\u00e9</tspan>');
  });

  test('keeps size, colour, slant and spacing of every run', () => {
    const svg = draw([
      run('One ', { italic: true, letterSpacingPt: 0.6 }),
      run('two', { sizePt: 24, color: 'accent' }),
    ]);
    expect(svg).toContain('font-size="18" font-style="italic" letter-spacing="0.6" fill="#1B2A3A">One </tspan>');
    expect(svg).toContain('font-size="24" fill="#1F5FBF">two</tspan>');
  });
});

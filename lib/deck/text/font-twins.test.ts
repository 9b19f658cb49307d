import { join } from 'node:path';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { fontFamilies } from '../theme/theme';
import { fontPitch } from './faces';
import { fontTwinOf } from './font-twins';
import { measureTextWidthIn } from './measure-text';

const root = join(import.meta.dirname, '../../..');
const running =
  'The quick brown fox jumps over the lazy dog and brings revenue of 12 million in Quarter 3; Growth and Margin beat our Target';

describe('fontTwinOf', () => {
  it.each(fontFamilies)('measures %s by itself', (family) => {
    expect(fontTwinOf(family)).toEqual({ twin: family, widthShare: 1 });
  });

  it.each([
    ['Helvetica', 'Arial', 1],
    [' liberation serif ', 'Times New Roman', 1],
    ['Arial Narrow', 'Arial', 0.83],
    ['Verdana', 'Arial', 1.2],
    ['Aptos', 'Arial', 1.08],
    ['Comic Sans MS', 'Arial', 1.08],
    ['JetBrains Mono', 'Courier New', 1.08],
    ['Monotype Corsiva', 'Arial', 1.08],
    ['Barlow Condensed', 'Calibri', 1.08],
    ['Garamond', 'Times New Roman', 1.08],
    ['Rockwell', 'Georgia', 1.08],
    ['Microsoft Sans Serif', 'Arial', 1.08],
    ['Книжный', 'Arial', 1.08],
    ['', 'Arial', 1.08],
  ])('measures %j by %s, times %d', (family, twin, widthShare) => {
    expect(fontTwinOf(family)).toEqual({ twin, widthShare });
  });

  it.each([
    ['Montserrat', 'Calibri', 1.29, 1.22],
    ['Poppins Light', 'Calibri', 1.27, 1.5],
    ['Montserrat SemiBold', 'Calibri', 1.29 * 1.06, 1.22],
    ['EB Garamond', 'Cambria', 0.98, 1.3],
  ])('knows how wide %s is, and how far apart its lines stand', (family, twin, widthShare, pitch) => {
    expect(fontTwinOf(family)).toEqual({ twin, widthShare, pitch });
    expect(fontPitch(family)).toBe(pitch);
  });

  const geist = join(root, 'node_modules/geist/dist/fonts');
  it.each([
    ['Geist', join(geist, 'geist-sans/Geist-Regular.ttf'), false],
    ['Geist', join(geist, 'geist-sans/Geist-Bold.ttf'), true],
    ['Geist Mono', join(geist, 'geist-mono/GeistMono-Regular.ttf'), false],
    ['Noto Sans', join(root, 'assets/fonts/noto-sans-thai-regular.ttf'), false],
    ['Noto Sans', join(root, 'assets/fonts/noto-sans-thai-bold.ttf'), true],
  ])('has room for running text in %s, and no more than a fifth too much (%s)', (family, file, bold) => {
    const font = openSync(file);
    const drawnIn = font.layout(running).advanceWidth / font.unitsPerEm;
    const measuredIn = measureTextWidthIn(running, { family, sizePt: 72, bold });
    expect(measuredIn).toBeGreaterThan(drawnIn);
    expect(measuredIn).toBeLessThan(drawnIn * 1.2);
  });

  it('measures an unknown family 8 % wider than its twin, in letters of every origin that the twin has or borrows', () => {
    for (const text of ['Revenue', 'Ωμέγα', 'Москва']) {
      const own = measureTextWidthIn(text, { family: 'Georgia', sizePt: 20 });
      expect(measureTextWidthIn(text, { family: 'Rockwell', sizePt: 20 }) / own).toBeCloseTo(1.08, 6);
    }
  });
});

import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseFonts } from './rasterize-svg';

const filesFor = (svg: string) => chooseFonts(svg).fontFiles.map((path) => basename(path));
const text = (words: string, families: string) => `<text font-family="${families}">${words}</text>`;

describe('chooseFonts', () => {
  it('takes the first family of each list that is ours', () => {
    expect(filesFor(text('Hello', 'Calibri, Carlito, sans-serif'))).toEqual([
      'carlito-regular.ttf',
      'carlito-bold.ttf',
    ]);
    expect(filesFor(text('Hello', 'Whatever, serif'))).toEqual(['tinos-regular.ttf', 'tinos-bold.ttf']);
  });

  it('adds a font for letters that the named ones lack, and none for those that they have', () => {
    expect(filesFor(text('Grüße, Ελλάδα', 'Carlito'))).toEqual(['carlito-regular.ttf', 'carlito-bold.ttf']);
    expect(filesFor(text('字', 'Carlito'))).toEqual([
      'carlito-regular.ttf',
      'carlito-bold.ttf',
      'noto-sans-jp-regular.ttf',
      'noto-sans-jp-bold.ttf',
    ]);
    expect(filesFor(text('字', 'Noto Sans SC'))).toEqual(['noto-sans-sc-regular.ttf', 'noto-sans-sc-bold.ttf']);
  });

  it('asks the machine only for letters that none of ours has', () => {
    expect(chooseFonts(text('বাংলা', 'Carlito')).needsSystemFonts).toBe(true);
    expect(chooseFonts(text('字 ض \u2067x\u2069 🚀\ufe0f', 'Carlito')).needsSystemFonts).toBe(false);
  });

  it('has a font even where a drawing names none', () => {
    expect(filesFor('<svg/>')).toHaveLength(1);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { shippedFonts } from './shipped-fonts';
import { unpackWoff } from './unpack-woff';

const root = join(import.meta.dirname, '../..');

describe('assets/fonts', () => {
  it('holds the fonts of the installed packages, with their licences', () => {
    const shipped = shippedFonts(root);
    expect(readdirSync(join(root, 'assets/fonts')).map((name) => `assets/fonts/${name}`).sort()).toEqual(shipped.map(({ path }) => path).sort());
    for (const { path, bytes } of shipped) expect(readFileSync(join(root, path)).equals(bytes), path).toBe(true);
  });

  it('has whole fonts, which another program reads', () => {
    const font = openSync(join(root, 'assets/fonts/carlito-bold.ttf'));
    expect(font).toMatchObject({ unitsPerEm: 2048, hhea: { ascent: 1950, descent: -550 } });
    expect(font.characterSet).toContain('W'.codePointAt(0));
  });

  it('is made from WOFF 1.0 alone', () => {
    expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow('no WOFF 1.0');
  });
});

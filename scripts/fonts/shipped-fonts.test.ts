import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { characterSets } from './character-sets';
import { fontSources } from './font-sources';
import { writeRanges, type ShippedFace } from './shipped-fonts';

const folder = join(import.meta.dirname, '../../assets/fonts');
const list = JSON.parse(readFileSync(join(folder, 'fonts.json'), 'utf8')) as ShippedFace[];
const advice = 'run "npx tsx scripts/build-fonts.ts"';

describe('assets/fonts', () => {
  it('holds the files of its list and their licences, and nothing else', () => {
    const files = [
      ...list.map(({ file }) => file),
      ...fontSources.map(({ file }) => `${file}-license.txt`),
      'fonts.json',
    ];
    expect(readdirSync(folder).sort(), advice).toEqual(files.sort());
    for (const { file } of fontSources)
      expect(readFileSync(join(folder, `${file}-license.txt`), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  });

  it('was made from the sources as they stand', () => {
    const wanted = fontSources.flatMap(({ file, weights, package: name, version, family }) =>
      weights.map((weight) => [`${file}-${weight}.ttf`, `${name}@${version}`, family]),
    );
    expect(
      list.map(({ file, from, family }) => [file, from, family]),
      advice,
    ).toEqual(wanted);
  });

  it.each(list.map((face) => [face.file, face] as const))(
    '%s is the file that was listed, whole, with the letters that the list says',
    (file, { sha256, covers }) => {
      const bytes = readFileSync(join(folder, file));
      expect(createHash('sha256').update(bytes).digest('hex'), advice).toBe(sha256);
      expect(writeRanges(create(bytes).characterSet)).toBe(covers);
    },
  );

  it('stays small enough for a repository', () => {
    expect(list.reduce((sum, { file }) => sum + readFileSync(join(folder, file)).length, 0)).toBeLessThan(12_000_000);
  });
});

describe('the character sets', () => {
  it.each([
    ['japanese', 3300, 'あアー漢字「」、。！？亜腕'],
    ['simplified', 4000, '汉字这是，。“”《》啊座'],
    ['traditional', 2000, '們麼廳寫'],
    ['korean', 2500, '가힝한국어'],
    ['alphabets', 1500, 'AzÀőŽαΩЖяאתạộ€₹→▲■'],
  ] as const)('%s have the commonest characters', (name, atLeast, some) => {
    const characters = new Set(characterSets[name]);
    expect(characters.size).toBeGreaterThan(atLeast);
    expect([...some].filter((character) => !characters.has(character))).toEqual([]);
  });
});

describe('writeRanges', () => {
  it('joins neighbours, whatever the order', () => {
    expect(writeRanges([0x22, 0x20, 0x21, 0x4e00, 0x20])).toBe('20-22,4e00');
  });
});

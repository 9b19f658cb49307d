import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { type CharacterSet, characterSets } from './character-sets';
import type { FontSource, Weight } from './font-sources';

/** One file of `assets/fonts` as the list `fonts.json` beside it describes it. */
export interface ShippedFace {
  file: string;
  family: string;
  weight: 400 | 700;
  /** Ranges of code points that it has letters for, hexadecimal, such as `20-7e,a0`. */
  covers: string;
  sha256: string;
  /** Package and version that it was made from. */
  from: string;
}

const faces: Readonly<Record<Weight, { weight: 400 | 700; suffix: string }>> = {
  regular: { weight: 400, suffix: '400Regular' },
  bold: { weight: 700, suffix: '700Bold' },
};

/** Scripts whose letters change with their neighbours. Other fonts lose ligatures, which PowerPoint does not use. */
const shaped: ReadonlySet<CharacterSet> = new Set(['arabic', 'devanagari', 'thai']);

/** The faces of one source, cut down to the characters that are shipped; `folder` holds its package. */
export async function shippedFaces(
  source: FontSource,
  folder: string,
): Promise<{ face: ShippedFace; bytes: Buffer }[]> {
  return Promise.all(
    source.weights.map(async (name) => {
      const { weight, suffix } = faces[name];
      const whole = readFileSync(join(folder, suffix, `${source.face}_${suffix}.ttf`));
      const bytes = await subsetFont(whole, characterSets[source.characters], {
        targetFormat: 'sfnt',
        noLayoutClosure: !shaped.has(source.characters),
      });
      const { characterSet } = create(bytes);
      const face: ShippedFace = {
        file: `${source.file}-${name}.ttf`,
        family: source.family,
        weight,
        covers: writeRanges(characterSet),
        sha256: createHash('sha256').update(bytes).digest('hex'),
        from: `${source.package}@${source.version}`,
      };
      return { face, bytes };
    }),
  );
}

/** Code points as ascending ranges in hexadecimal, such as `20-7e,a0`. */
export function writeRanges(codePoints: Iterable<number>): string {
  const ranges: [first: number, last: number][] = [];
  for (const codePoint of [...new Set(codePoints)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges
    .map(([first, last]) => (first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`))
    .join(',');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackWoff } from './unpack-woff';

const twins = ['arimo', 'caladea', 'carlito', 'cousine', 'gelasio', 'tinos'] as const;
const weights = { regular: 400, bold: 700 } as const;

/** Every file of `assets/fonts` as it follows from the packages in `node_modules`: path from the root, and bytes. */
export function shippedFonts(root: string): { path: string; bytes: Buffer }[] {
  return twins.flatMap((twin) => {
    const source = join(root, 'node_modules/@fontsource', twin);
    const faces = Object.entries(weights).map(([name, weight]) => ({
      path: `assets/fonts/${twin}-${name}.ttf`,
      bytes: unpackWoff(readFileSync(join(source, 'files', `${twin}-latin-${weight}-normal.woff`))),
    }));
    return [...faces, { path: `assets/fonts/${twin}-license.txt`, bytes: readFileSync(join(source, 'LICENSE')) }];
  });
}

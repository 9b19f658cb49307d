import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CharacterSet } from './character-sets';

/** A package of the npm registry that holds whole fonts; the archive must be the one that was looked at. */
export interface FontSource {
  /** Of the files: `<file>-regular.ttf`. */
  file: string;
  package: `@expo-google-fonts/${string}`;
  version: string;
  /** As the registry gives it: SHA-512 of the archive. */
  integrity: `sha512-${string}`;
  /** Name of the face files inside: `400Regular/<face>_400Regular.ttf`. */
  face: string;
  /** What the family is called inside the file, and in the drawings. */
  family: string;
  weights: readonly Weight[];
  characters: CharacterSet;
}

export type Weight = 'regular' | 'bold';

const both: readonly Weight[] = ['regular', 'bold'];

/**
 * The fonts of `assets/fonts`: first the twins of Office's families, which have their widths,
 * then fonts of the scripts that those lack. All are under the SIL Open Font License.
 */
export const fontSources: readonly FontSource[] = [
  {
    file: 'carlito',
    package: '@expo-google-fonts/carlito',
    version: '0.4.1',
    integrity: 'sha512-S4vhxWiS1mKp6AAx44VvNt7edQhnoXJU3obKcBZRjMkvQn0MJlm+Sz3O2bhcXy3h01CMi/soREOjDcZYFDzL/Q==',
    face: 'Carlito',
    family: 'Carlito',
    weights: both,
    characters: 'alphabets',
  },
  {
    file: 'arimo',
    package: '@expo-google-fonts/arimo',
    version: '0.4.3',
    integrity: 'sha512-kXMUJ303nJgKjJFr8yuiAY9dgIoAoj9HccKkaSw0J63/T4MSdxFejzfDUVLzUz+ohpQWinifV99QOAUQLcGKDg==',
    face: 'Arimo',
    family: 'Arimo',
    weights: both,
    characters: 'alphabets',
  },
  {
    file: 'tinos',
    package: '@expo-google-fonts/tinos',
    version: '0.4.2',
    integrity: 'sha512-MQkfvUO1Aw7UP3jRtWLcjda+udanoL8ecrbkjbc3ZdhSI1iW/Uil4uD8O0eOiIxU2v/FeAT2XjGNiz5oYUlucg==',
    face: 'Tinos',
    family: 'Tinos',
    weights: both,
    characters: 'alphabets',
  },
  {
    file: 'caladea',
    package: '@expo-google-fonts/caladea',
    version: '0.4.2',
    integrity: 'sha512-b6hpisI+XjFuzRpkBXaEVY27c5j6wnCZFhCyOJUiDWqoRD1jzvICrl0vPZyKrQvR8yQWpsgXxaWOk9hbuH4RRg==',
    face: 'Caladea',
    family: 'Caladea',
    weights: both,
    characters: 'alphabets',
  },
  {
    file: 'gelasio',
    package: '@expo-google-fonts/gelasio',
    version: '0.4.1',
    integrity: 'sha512-mqSxj6OCIHnyRxqYYd3HSgDyWw9bI+DBWdyQRw9sNrqoceEh+3f43mY6yTrCKrBXqq0a1q9z76IvAp3HKHZQBw==',
    face: 'Gelasio',
    family: 'Gelasio',
    weights: both,
    characters: 'alphabets',
  },
  {
    file: 'cousine',
    package: '@expo-google-fonts/cousine',
    version: '0.4.3',
    integrity: 'sha512-rSl8RXKqxwz8xJvedqdiKtPghSwRAl5c+lMecDyZ1L+V+IQEx6mavMnYkO0KuKgNcHekJXwXZsbmv7zJWggmAw==',
    face: 'Cousine',
    family: 'Cousine',
    weights: both,
    characters: 'alphabets',
  },
  {
    file: 'noto-sans-arabic',
    package: '@expo-google-fonts/noto-sans-arabic',
    version: '0.4.3',
    integrity: 'sha512-YvtxyuegxPegu2g5urXJ+gQxRp8i798nQswTmEjwXOWR/fqy0Gvey6h5IoNRBrc43SxRxPezqCiR9ivpfPAXSg==',
    face: 'NotoSansArabic',
    family: 'Noto Sans Arabic',
    weights: both,
    characters: 'arabic',
  },
  {
    file: 'noto-sans-devanagari',
    package: '@expo-google-fonts/noto-sans-devanagari',
    version: '0.4.1',
    integrity: 'sha512-26boYPNKGP1r4R5MxsMAY/zCQOwiXLOJzX8sh1a2oEWyQurQsyniaCv4992c+9jjwshEEt2NNVv5GcnyzaL7QQ==',
    face: 'NotoSansDevanagari',
    family: 'Noto Sans Devanagari',
    weights: both,
    characters: 'devanagari',
  },
  {
    file: 'noto-sans-thai',
    package: '@expo-google-fonts/noto-sans-thai',
    version: '0.4.2',
    integrity: 'sha512-PGBBBDGfJJ/5y2hNweLBZWD4YmVT4uOO4chsOPXyl0TktaBJamDKVKv/WbGiDTeBGdkegLiytsWo+lhnkHP5qA==',
    face: 'NotoSansThai',
    family: 'Noto Sans Thai',
    weights: both,
    characters: 'thai',
  },
  {
    file: 'noto-sans-jp',
    package: '@expo-google-fonts/noto-sans-jp',
    version: '0.4.3',
    integrity: 'sha512-Fl+Z6vtD24HFAYsvzB0S9Nery1ly16B9PesdY0wBd+wEHAvkNglnkTUspU0HqGOubkmoa8zusJrKv6vDx1o70A==',
    face: 'NotoSansJP',
    family: 'Noto Sans JP',
    weights: both,
    characters: 'japanese',
  },
  {
    file: 'noto-sans-sc',
    package: '@expo-google-fonts/noto-sans-sc',
    version: '0.4.3',
    integrity: 'sha512-9rAwdFTFHbO/u6Cs0gj2jZbW74TGIiaFNQnXYH2s5wA1bzVkwbaviL4t8YUV642eGYjg86eH6DkAEQmfNHDncQ==',
    face: 'NotoSansSC',
    family: 'Noto Sans SC',
    weights: both,
    characters: 'simplified',
  },
  {
    file: 'noto-sans-kr',
    package: '@expo-google-fonts/noto-sans-kr',
    version: '0.4.3',
    integrity: 'sha512-EVS/uJPcf1TgJtjmQmrFr0oGdcl7ml09CSu0E/AyGzR0UfzdR2pBbzWWPsnuzZiGUl643ODYwYiXK5+B+fLjhQ==',
    face: 'NotoSansKR',
    family: 'Noto Sans KR',
    weights: both,
    characters: 'korean',
  },
  // Beside the two above it lacks little: what only traditional writing has, in one weight.
  {
    file: 'noto-sans-tc',
    package: '@expo-google-fonts/noto-sans-tc',
    version: '0.4.3',
    integrity: 'sha512-69XAOTLPz0WlAxL6qJEKlDMxHsBd4J1M39HjV0gPF2o1xWVALOsVWvDgistnecVockA9wbU/tH5C/gyS2PdnHg==',
    face: 'NotoSansTC',
    family: 'Noto Sans TC',
    weights: ['regular'],
    characters: 'traditional',
  },
  {
    file: 'noto-sans-symbols',
    package: '@expo-google-fonts/noto-sans-symbols-2',
    version: '0.4.1',
    integrity: 'sha512-jFymG5s4OLlXpy9E9FQvSXpSnf43BIYcJiPXEHSw6LFNvbahkjmUWb/cj4vsX/KdUksGLTPbjB9iRuu8L3yJ8A==',
    face: 'NotoSansSymbols2',
    family: 'Noto Sans Symbols 2',
    weights: ['regular'],
    characters: 'symbols',
  },
  {
    file: 'noto-emoji',
    package: '@expo-google-fonts/noto-emoji',
    version: '0.4.7',
    integrity: 'sha512-Gs7URwtKmCzzdGUTYbG8MIohyaQPgGxIaQG5hvyEAaQiEGJpQy6gyP3NDICE0EJkOJFoe1JFD3Hf1L4a3qe4KA==',
    face: 'NotoEmoji',
    family: 'Noto Emoji',
    weights: ['regular'],
    characters: 'emoji',
  },
];

/**
 * Fetches a package with npm into a folder of `scratch` and gives its path. Fonts of East Asian
 * scripts fill a hundred megabytes, of which a few are shipped: too much for a dependency that
 * everyone installs.
 *
 * @throws when the archive is not the one that was looked at
 */
export function fetchPackage({ file, package: name, version, integrity }: FontSource, scratch: string): string {
  const folder = join(scratch, file);
  mkdirSync(folder, { recursive: true });
  const archive =
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, `${name}@${version}`], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .at(-1) ?? '';
  const digest = createHash('sha512')
    .update(readFileSync(join(folder, archive)))
    .digest('base64');
  if (`sha512-${digest}` !== integrity)
    throw new Error(`The archive of ${name} ${version} is not the one that was looked at.`);
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', folder, '--strip-components', '1']);
  return folder;
}

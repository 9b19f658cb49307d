import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '@/lib/testing/test-run';
import { allFixtures } from '../../layout/fixtures/all-fixtures';
import { everyKind, generateSpec } from '../../layout/fixtures/generate-spec';
import { deckSpecSchema } from '../deck-spec';
import { cleanWords, isVisible } from './clean-words';
import { readDeckSpec } from './read-deck-spec';
import { readNumber } from './read-number';
import { isSteering } from './plain';

/** Letters and digits alone: how words are divided and cut is another matter. */
function essence(text: string): string {
  return cleanWords(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Every text of the slides, where it could be a word. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return isSteering(key) || !isVisible(cleanWords(value)) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsOf(entry, name));
}

function lostIn(input: { slides: unknown }): string[] {
  const read = readDeckSpec(input);
  if (read.outcome === 'unreadable') return textsOf(input.slides).filter((text) => essence(text) !== '');
  expect(deckSpecSchema.parse(read.spec)).toEqual(read.spec);
  const said =
    essence(textsOf(read.spec.slides).join(' ')) + JSON.stringify(read.spec.slides).replace(/[^\p{L}\p{N}]/gu, '');
  const isSaid = (text: string) =>
    said.includes(essence(text)) || said.includes(essence(String(readNumber(text, 'en-US')?.value ?? text)));
  return textsOf(input.slides).filter((text) => !isSaid(text));
}

const head = { title: 'Deck', language: 'en-US', direction: 'ltr' };
const numbers = fc.array(fc.nat(9973), { minLength: 7, maxLength: 40 });

describe('readDeckSpec', () => {
  it.each(Object.entries(allFixtures))('gives the deck %s back as it is', (_, input) => {
    const spec = deckSpecSchema.parse(input);
    expect(readDeckSpec(spec)).toEqual({ outcome: 'read', spec, warnings: [] });
  });

  it.each(everyKind)('gives any valid %s slide back as it is', (kind) => {
    fc.assert(
      fc.property(numbers, (seed) => {
        const spec = deckSpecSchema.parse(generateSpec([kind], seed));
        expect(readDeckSpec(spec)).toEqual({ outcome: 'read', spec, warnings: [] });
      }),
      { numRuns: tries(10, 80) },
    );
  });

  it('reads any value, into a spec that holds every text of it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (slides) => {
        expect(lostIn({ ...head, slides })).toEqual([]);
        readDeckSpec(slides);
      }),
      { numRuns: tries(300, 1_600) },
    );
  });

  it('reads any slide whose parts were exchanged for something else, and loses no word', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...everyKind),
        numbers,
        fc.array(fc.tuple(fc.nat(), fc.jsonValue({ maxDepth: 3 })), { maxLength: 4 }),
        (kind, seed, changes) => {
          const [slide] = generateSpec([kind], seed).slides;
          const broken = changes.reduce<unknown>((value, [at, by]) => exchange(value, at, by), slide);
          expect(lostIn({ ...head, slides: [broken] })).toEqual([]);
        },
      ),
      { numRuns: tries(300, 1_600) },
    );
  });
});

/** The value with its n-th part, counted from the root, exchanged. */
function exchange(value: unknown, at: number, by: unknown): unknown {
  const paths = pathsIn(value);
  return put(value, paths[at % paths.length] ?? [], by);
}

function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, entry]) => pathsIn(entry, [...path, key]))];
}

function put(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return by;
  const entries = Object.entries(value).map(
    ([name, entry]) => [name, name === key ? put(entry, rest, by) : entry] as const,
  );
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeFixture } from './testing/compose-fixture';
import { violationsOf } from './testing/fidelity';
import { readFixtures } from './testing/read-fixtures';

/** Names in scripts without capitals, in German, and those that must stay in one piece. */
const names = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/names.json'), 'utf8')) as Readonly<
  Record<string, string[] | undefined>
>;
const demo = {
  name: 'the demonstration',
  prompt: readFileSync(join(process.cwd(), 'scripts/demo/prompt.md'), 'utf8'),
  outputType: 'deck' as const,
};

describe.each([...readFixtures(), demo])('$name', (fixture) => {
  const { brief, slides } = composeFixture(fixture);

  it('keeps every number and name, adds no number and tells nothing twice', () => {
    const violations = violationsOf({
      prompt: brief.prompt,
      names: names[fixture.name] ?? [],
      language: brief.language,
      slides,
    });
    expect(violations).toEqual({ lostNumbers: [], lostNames: [], strangeNumbers: [], saidTwice: [] });
  });
});

it('knows names of its fixtures only', () => {
  const known = new Set(readFixtures().map(({ name }) => name));
  expect(Object.keys(names).filter((name) => !known.has(name))).toEqual([]);
});

import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { verbs } from '../verbs.mjs';
import { chooseParts, programs } from './bench';

it.each(Object.entries(programs))('finds the program that measures the %s', (_, program) => {
  expect(existsSync(program)).toBe(true);
});

describe('the parts to measure', () => {
  const titles = (...names: string[]) => chooseParts(names).map(({ title }) => title);

  it('are all when none is named', () => {
    expect(titles()).toEqual(expect.arrayContaining(['the engine', 'the API', 'the portal']));
  });

  it('are those that are named, each once and in their own order', () => {
    expect(titles('api', 'engine', 'api')).toEqual(['the engine', 'the API']);
  });

  it('cannot be others, which a line says that names those there are', () => {
    expect(() => titles('engine', 'toString')).toThrow(
      /^There is no part "toString" to measure. The parts are telling, engine/,
    );
  });

  it('are all named by the help', () => {
    const [line = ''] = verbs.bench?.details ?? [];
    const named = line.slice(line.indexOf(': ') + 2, -1).split(', ');
    expect(titles(...named)).toEqual(titles());
  });
});

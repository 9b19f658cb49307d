import { describe, expect, it } from 'vitest';
import { chooseRun, chooseSeed } from './choose-run';
import { stageNames } from './stages';

describe('what is asked for', () => {
  it.each([
    [[], false, stageNames],
    [['unit'], false, ['unit']],
    [['e2e', 'lint'], false, ['lint', 'e2e']],
    [['full'], true, stageNames],
    [['full', 'unit'], true, ['unit']],
    [['unit', 'full'], true, ['unit']],
  ])('%j', (args, isFull, names) => {
    expect(chooseRun(args, stageNames)).toEqual({ isFull, names });
  });

  it.each(['ful', 'units', ''])('%j is refused in one line that says what there is', (word) => {
    expect(() => chooseRun(['lint', word], stageNames)).toThrow(
      `There is no stage and no mode "${word}". The stages are lint, types, unit, build, integration, interface, attack, e2e; the mode is full, which runs everything.`,
    );
  });
});

describe('the seed', () => {
  it('is left to the tests every day, and another one in each full run', () => {
    expect(chooseSeed(false, undefined)).toBeUndefined();
    expect(chooseSeed(true, undefined, () => 0.25)).toBe(536_870_911);
  });

  it('is the one that is given', () => {
    expect(chooseSeed(true, '42')).toBe(42);
    expect(chooseSeed(false, '0')).toBe(0);
    expect(() => chooseSeed(true, 'x')).toThrow('TEST_SEED is "x"; it must be a whole number from 0 to 2147483647.');
  });
});

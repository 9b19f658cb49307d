import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { PlainError } from '../prepare/say.mjs';
import { mostMinutes } from './plan';

export interface ChaosOptions {
  seed: number;
  minutes: number;
}

const largestSeed = 2 ** 31;

/** @throws PlainError that says what is wrong with them */
export function readChaosOptions(args: string[]): ChaosOptions {
  const { values } = parse(args);
  const seed = values.seed === undefined ? randomInt(largestSeed) : Number(values.seed);
  if (!Number.isInteger(seed) || seed < 0 || seed >= largestSeed)
    throw new PlainError(`--seed is "${values.seed}"; it must be a whole number from 0 to ${largestSeed - 1}.`);
  const minutes = Number(values.minutes);
  if (!(minutes >= 1 && minutes <= mostMinutes))
    throw new PlainError(`--minutes is "${values.minutes}"; it must be a number from 1 to ${mostMinutes}.`);
  return { seed, minutes };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { seed: { type: 'string' }, minutes: { type: 'string', default: '6' } } });
  } catch (error) {
    throw new PlainError(`${(error as Error).message} "npm run chaos -- --help" says what there is.`);
  }
}

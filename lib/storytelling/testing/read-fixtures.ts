import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Fixture {
  name: string;
  prompt: string;
  outputType: 'single_slide' | 'deck';
}

const folder = join(import.meta.dirname, '../../../evaluation/requests');

/** Prompts of many sorts and languages; those that ask for one slide say so in their first words. */
export function readFixtures(): Fixture[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:txt|md)$/.test(name))
    .sort()
    .map((name) => {
      const prompt = readFileSync(join(folder, name), 'utf8');
      return { name, prompt, outputType: /^(?:One slide|Eine Folie)/.test(prompt) ? 'single_slide' : 'deck' };
    });
}

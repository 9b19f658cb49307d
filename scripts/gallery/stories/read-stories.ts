import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { readRecordings, type Recording } from '@/lib/generation/composers/model/testing/recorded/recording';

/** A request as people write it, and what a very good model answers to it. */
export interface Story {
  /** Such as "board-update". */
  name: string;
  prompt: string;
  recording: Recording;
}

const folder = join(import.meta.dirname, 'inputs');

/** Requests of different kinds, in the order of their names. */
export function readStories(): Story[] {
  const recordings = readRecordings();
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const { name } = parse(file);
      const recording = recordings.get(name);
      return recording ? [{ name, prompt: readFileSync(join(folder, file), 'utf8'), recording }] : [];
    });
}
